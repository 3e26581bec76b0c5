import { fingerprint } from '#src/lib/digest.ts'

/** Signatures by the id of the key that made them. */
export type Signatures = Readonly<Record<string, string>>

/** A signature is bound to its key and to every letter of what is signed. A demonstration, not cryptography. */
function signatureOf(key: string, text: string): string {
  return fingerprint(`${key} signs ${text}`)
}

/** Adds a key's signature under a text. */
export function sign(signatures: Signatures, key: string, text: string): Signatures {
  return { ...signatures, [key]: signatureOf(key, text) }
}

/** Takes a key's signature back. */
export function withdraw(signatures: Signatures, key: string): Signatures {
  return Object.fromEntries(Object.entries(signatures).filter(([other]) => other !== key))
}

export type SignatureState = 'missing' | 'valid' | 'void'

/** Void: it was made, but under other words than these. */
export function stateOf(signatures: Signatures, key: string, text: string): SignatureState {
  const signature = signatures[key]
  if (signature === undefined) return 'missing'
  return signature === signatureOf(key, text) ? 'valid' : 'void'
}

export interface Verdict {
  valid: number
  void: number
  passes: boolean
}

/** Whether enough of the keys have signed exactly this text. */
export function judge(
  signatures: Signatures,
  keys: readonly string[],
  needed: number,
  text: string,
): Verdict {
  const states = keys.map((key) => stateOf(signatures, key, text))
  const valid = states.filter((state) => state === 'valid').length
  return { valid, void: states.filter((state) => state === 'void').length, passes: valid >= needed }
}
