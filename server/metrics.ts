const HELP = {
  accepted: ['mail_accepted_total', 'Messages written to the disk'],
  suspects: ['mail_suspects_total', 'Accepted messages with the hidden field filled in'],
  refused: ['mail_refused_total', 'Posts refused, by status'],
  delivered: ['mail_delivered_total', 'Messages that the mail server took'],
  retried: ['mail_retried_total', 'Tries that failed and will be repeated'],
  failed: ['mail_failed_total', 'Messages given up and kept in failed/'],
} as const

export type Metrics = ReturnType<typeof createMetrics>

export function createMetrics() {
  /** By counter and label. */
  const counts = new Map<string, number>()

  function linesOf([name, help]: (typeof HELP)[keyof typeof HELP]): string[] {
    const own = [...counts].filter(([sample]) => sample.split('{', 1)[0] === name)
    const samples = own.length > 0 ? own : [[name, 0]]
    return [`# HELP ${name} ${help}`, `# TYPE ${name} counter`, ...samples.map((sample) => sample.join(' '))]
  }

  return {
    count(counter: keyof typeof HELP, status?: number): void {
      const sample = `${HELP[counter][0]}${status === undefined ? '' : `{status="${status}"}`}`
      counts.set(sample, (counts.get(sample) ?? 0) + 1)
    },
    /** The counters and these gauges in the text format of Prometheus. */
    text(gauges: Readonly<Record<string, number>>): string {
      const measured = Object.entries(gauges).map(([name, value]) => `# TYPE ${name} gauge\n${name} ${value}`)
      return `${[...Object.values(HELP).flatMap(linesOf), ...measured].join('\n')}\n`
    },
  }
}
