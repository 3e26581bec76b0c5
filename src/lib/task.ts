/** Runs in a task of its own. A timer would not run in a page whose clock stands. */
export function inTask(then: () => void): void {
  const { port1, port2 } = new MessageChannel()
  port1.addEventListener('message', () => {
    port1.close()
    then()
  })
  port1.start()
  port2.postMessage(null)
}

/** Ends the task here, so that a press is answered, or a frame drawn, before the work goes on. */
export const nextTask = (): Promise<void> => new Promise(inTask)
