import { fingerprint } from './digest.ts'

/** What the first block stands on. */
const ORIGIN = '00000000'

/** The fingerprint of each block: of its record and of the fingerprint before it. */
export function chainOf(records: readonly string[]): string[] {
  let before = ORIGIN
  return records.map((record) => {
    before = fingerprint(`${before} ${record}`)
    return before
  })
}

/** Index of the first block whose fingerprint is not the one on record, or −1. */
export function firstBroken(chain: readonly string[], recorded: readonly string[]): number {
  return chain.findIndex((hash, index) => hash !== recorded[index])
}
