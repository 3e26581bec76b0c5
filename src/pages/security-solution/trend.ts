/** How a trend is colored: good with a plus, bad with a minus, else neutral (spec §2.14). */
export function trendOf(text: string): 'good' | 'bad' | 'neutral' {
  if (text.includes('+')) return 'good'
  return /[-−]/.test(text) ? 'bad' : 'neutral'
}
