/** Longest address that every common mail program and browser still opens, in characters. */
export const MAILTO_LIMIT = 1900

/** A subject longer than this is cut, so that it cannot crowd out the body. */
const SUBJECT_LIMIT = 300

/** Lone halves of a surrogate pair would make encodeURIComponent throw. */
function encode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'))
}

/**
 * The longest beginning of `text` that encodes to at most `budget` characters.
 * Line breaks become CRLF (RFC 6068) and are, like surrogate pairs, kept whole or left out.
 */
function encodeWithin(text: string, budget: number): string {
  let encoded = ''
  for (const unit of text.match(/\r\n|[^]/gu) ?? []) {
    const next = unit === '\r\n' || unit === '\r' || unit === '\n' ? '%0D%0A' : encode(unit)
    if (encoded.length + next.length > budget) break
    encoded += next
  }
  return encoded
}

/** A mailto link of at most MAILTO_LIMIT characters; what does not fit is cut from the end of the body. */
export function mailtoHref(to: string, subject: string, body: string): string {
  const start = `mailto:${encode(to).replaceAll('%40', '@')}?subject=`
  const head = `${start}${encodeWithin(subject.replace(/\s+/gu, ' '), SUBJECT_LIMIT)}&body=`
  return head + encodeWithin(body, MAILTO_LIMIT - head.length)
}
