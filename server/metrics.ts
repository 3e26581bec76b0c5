const HELP = {
  accepted: ['mail_accepted_total', 'Messages written to the disk'],
  suspects: ['mail_suspects_total', 'Accepted messages with the hidden field filled in'],
  refused: ['mail_refused_total', 'Posts refused, by status'],
  delivered: ['mail_delivered_total', 'Messages that the mail server took'],
  retried: ['mail_retried_total', 'Tries that failed and will be repeated'],
  failed: ['mail_failed_total', 'Messages given up and kept in failed/'],
} as const

type Counter = keyof typeof HELP

export interface Metrics {
  count: (counter: Counter, status?: number) => void
  /** The counters and these gauges in the text format of Prometheus. */
  text: (gauges: Readonly<Record<string, number>>) => string
}

export function createMetrics(): Metrics {
  const counts = new Map<Counter, Map<number | undefined, number>>()
  for (const counter of Object.keys(HELP) as Counter[]) counts.set(counter, new Map())

  function lines([counter, values]: [Counter, Map<number | undefined, number>]): string[] {
    const [name, help] = HELP[counter]
    const samples = [...values].map(
      ([status, value]) => `${name}${status === undefined ? '' : `{status="${status}"}`} ${value}`,
    )
    return [
      `# HELP ${name} ${help}`,
      `# TYPE ${name} counter`,
      ...(samples.length > 0 ? samples : [`${name} 0`]),
    ]
  }

  return {
    count(counter, status) {
      const values = counts.get(counter)
      values?.set(status, (values.get(status) ?? 0) + 1)
    },
    text(gauges) {
      const measured = Object.entries(gauges).flatMap(([name, value]) => [
        `# TYPE ${name} gauge`,
        `${name} ${value}`,
      ])
      return `${[...[...counts].flatMap(lines), ...measured].join('\n')}\n`
    },
  }
}
