export interface Kind {
  width: number
  letter: number
}
export const kinds: Readonly<Record<'card' | 'phone' | 'sheet', Kind>>
