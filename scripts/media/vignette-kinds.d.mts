export interface Kind {
  width: number
  height: number
  scale: number
  letter: number
}
export const kinds: Readonly<Record<'card' | 'phone' | 'sheet', Kind>>
export function kindOf(name: string): Kind
