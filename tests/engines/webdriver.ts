/** What a session of a W3C WebDriver is asked for, by plain requests: nothing here knows a browser. */
export interface Session {
  call: (method: 'GET' | 'POST', path: string, body?: object) => Promise<unknown>
  /** Runs a function in the page; what it returns and its arguments travel as JSON. */
  run: <Result>(run: (...args: never[]) => unknown, args: readonly unknown[]) => Promise<Result>
  /** Clicks what the function returns, in the middle of what is seen of it. */
  click: (find: (...args: never[]) => Element | undefined, args: readonly unknown[]) => Promise<void>
}

/** How an element travels: a key that the standard gives. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf'

async function request(url: string, method: string, body?: object): Promise<unknown> {
  const response = await fetch(url, { method, ...(body ? { body: JSON.stringify(body) } : {}) })
  const { value } = (await response.json()) as { value: unknown }
  if (!response.ok) throw new Error(`${method} ${url}: ${JSON.stringify(value)}`)
  return value
}

export async function startSession(driver: string, capabilities: object): Promise<Session> {
  const asked = { capabilities: { alwaysMatch: capabilities } }
  const { sessionId } = (await request(`${driver}/session`, 'POST', asked)) as { sessionId: string }
  const base = `${driver}/session/${sessionId}`
  const call: Session['call'] = (method, path, body) =>
    request(`${base}${path}`, method, body ?? (method === 'POST' ? {} : undefined))
  const execute = (source: string, args: readonly unknown[]) =>
    call('POST', '/execute/sync', { script: `return (${source})(...arguments)`, args })

  return {
    call,
    run: async (run, args) => (await execute(String(run), args)) as never,
    async click(find, args) {
      const found = (await execute(String(find), args)) as Record<string, string> | null
      if (!found?.[ELEMENT]) throw new Error(`nothing to press: ${args.join(', ')}`)
      await call('POST', `/element/${found[ELEMENT]}/click`)
    },
  }
}

/** The standard's code points of keys that write nothing. */
export const KEYS = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  '/': '/',
} as const

export const keyPress = (value: string) => ({
  actions: [
    {
      type: 'key',
      id: 'keyboard',
      actions: [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ],
    },
  ],
})

export const pointerMove = (x: number, y: number) => ({
  actions: [
    {
      type: 'pointer',
      id: 'mouse',
      parameters: { pointerType: 'mouse' },
      actions: [{ type: 'pointerMove', duration: 0, x, y }],
    },
  ],
})
