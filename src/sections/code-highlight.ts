type TokenKind = 'plain' | 'string' | 'key' | 'comment' | 'word' | 'number'

export interface Token {
  at: number
  text: string
  kind: TokenKind
}

const STRING = /"(?:[^"\\\n]|\\.)*"|'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`/
const NUMBER = /(?<![\w-])-?\d[\d_]*(?:\.\d+)?\b/
const HASH = /(?<=^|\s)#.*/

/** In order: what matches first at a position wins. Groups carry the names of kinds. */
const GRAMMARS: Readonly<Record<string, RegExp>> = {
  json: new RegExp(
    `(?<key>"(?:[^"\\\\]|\\\\.)*"(?=\\s*:))|(?<string>${STRING.source})|(?<number>${NUMBER.source})|(?<word>\\b(?:true|false|null)\\b)`,
    'gm',
  ),
  javascript: new RegExp(
    `(?<comment>\\/\\/ .*)|(?<string>${STRING.source})|(?<word>\\b(?:import|from|export|async|await|function|const|let|return|yield|if|for|of|do|while|throw(?: new)?|new|process)\\b)|(?<number>${NUMBER.source})`,
    'gm',
  ),
  bash: new RegExp(
    `(?<comment>${HASH.source})|(?<string>${STRING.source})|(?<word>^curl\\b|\\$[A-Z]+)|(?<key>(?<=\\s)-{1,2}[A-Za-z]+\\b)`,
    'gm',
  ),
  yaml: new RegExp(
    `(?<comment>${HASH.source})|(?<string>${STRING.source})|(?<key>[\\w.]+(?=:(?:\\s|$)))|(?<number>${NUMBER.source})|(?<word>\\b(?:true|false|allow|deny)\\b)`,
    'gm',
  ),
}

/** Characters that a line of a sample holds on a phone of 320 px: longer ones wrap there. */
const NARROW = 31

/** A line that may wrap, with the width of its indent, or all lines up to the next one of that kind. */
interface CodeLines {
  at: number
  /** Null where no line wraps. */
  indent: number | null
  tokens: Token[]
}

/** Of the line that begins here, if it may wrap. */
function indentAt(code: string, at: number): number | null {
  const [line = ''] = code.slice(at).split('\n', 1)
  return line.length > NARROW ? line.search(/[^ ]/) : null
}

/** Plain text goes on in the piece before it. */
function add(tokens: Token[], token: Token): void {
  const last = tokens.at(-1)
  if (last?.kind === 'plain' && token.kind === 'plain') last.text += token.text
  else tokens.push(token)
}

/** Coloured pieces by lines: a line that wraps keeps its indent only in a box of its own. Others need no element. */
export function linesOf(code: string, language: string): CodeLines[] {
  let current: CodeLines = { at: 0, indent: indentAt(code, 0), tokens: [] }
  const all = [current]
  for (const { at, text, kind } of tokensOf(code, language)) {
    let from = at
    for (const part of text.split(/(?<=\n)/)) {
      const indent = code[from - 1] === '\n' ? indentAt(code, from) : current.indent
      const begins = code[from - 1] === '\n' && (indent !== null || current.indent !== null)
      if (begins) all.push((current = { at: from, indent, tokens: [] }))
      add(current.tokens, { at: from, text: part, kind })
      from += part.length
    }
  }
  return all
}

/** Splits code into coloured pieces; their texts joined are the code again. Unknown languages stay plain. */
export function tokensOf(code: string, language: string): Token[] {
  const grammar = GRAMMARS[language]
  if (!grammar) return [{ at: 0, text: code, kind: 'plain' }]
  const tokens: Token[] = []
  let done = 0
  for (const match of code.matchAll(grammar)) {
    const kind = Object.entries(match.groups ?? {}).find(([, text]) => text !== undefined)?.[0]
    if (match.index > done) tokens.push({ at: done, text: code.slice(done, match.index), kind: 'plain' })
    tokens.push({ at: match.index, text: match[0], kind: (kind ?? 'plain') as TokenKind })
    done = match.index + match[0].length
  }
  if (done < code.length) tokens.push({ at: done, text: code.slice(done), kind: 'plain' })
  return tokens
}
