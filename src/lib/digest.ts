/** FNV-1a, 32 bits, of the text's UTF-16 units: small and stable, for pictures and demonstrations, not for secrets. */
export function digest(text: string): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < text.length; index += 1) {
    hash ^= text.charCodeAt(index)
    hash = Math.imul(hash, 0x01000193)
  }
  // The last characters have barely spread yet: a finalizer (murmur3) carries them everywhere.
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b)
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Eight hexadecimal digits. */
export function fingerprint(text: string): string {
  return digest(text).toString(16).padStart(8, '0')
}

/** The same number from 0 up to 1 for the same key. */
export function chance(key: string): number {
  return digest(key) / 2 ** 32
}
