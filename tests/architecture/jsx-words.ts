import { parseSync } from 'vite'

/** Attributes that a visitor reads or hears. */
const SPOKEN = new Set([
  'alt',
  'aria-label',
  'caption',
  'heading',
  'hint',
  'label',
  'line',
  'placeholder',
  'summary',
  'text',
  'title',
])

interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'

const childrenOf = (node: Node): Node[] => Object.values(node).flat().filter(isNode)

/** The words that an expression writes itself, not those it takes from elsewhere. */
function written(node: Node): string[] {
  if (node.type === 'Literal' && typeof node.value === 'string') return [node.value]
  if (node.type === 'TemplateElement') return [(node.value as { raw: string }).raw]
  // What is asked or called is no text: keys, class names, conditions.
  if (node.type === 'CallExpression' || node.type === 'MemberExpression' || node.type === 'JSXElement')
    return []
  if (node.type === 'ConditionalExpression')
    return [node.consequent, node.alternate].filter(isNode).flatMap(written)
  if (node.type === 'BinaryExpression' && node.operator !== '+') return []
  if (node.type === 'LogicalExpression') return isNode(node.right) ? written(node.right) : []
  if (node.type === 'Property') return isNode(node.value) ? written(node.value) : []
  return childrenOf(node).flatMap(written)
}

/** A name that begins with a capital is read out, as of a button; those of fields, files and signs do not. */
const isSpoken = (attribute: string, text: string) =>
  SPOKEN.has(attribute) || (attribute === 'name' && /^\p{Lu}/u.test(text))

const nameOf = ({ name }: Node) => (isNode(name) && typeof name.name === 'string' ? name.name : '')

function found(node: Node): string[] {
  const own =
    node.type === 'JSXText'
      ? [String(node.value)]
      : node.type === 'JSXAttribute' && isNode(node.value)
        ? written(node.value).filter((text) => isSpoken(nameOf(node), text))
        : []
  const inChildren =
    node.type === 'JSXElement' || node.type === 'JSXFragment'
      ? (node.children as Node[]).filter(({ type }) => type === 'JSXExpressionContainer').flatMap(written)
      : []
  return [...own, ...inChildren, ...childrenOf(node).flatMap(found)]
}

/** Words that a component says itself: two letters in a row, which units and signs have not. */
export function wordsIn(file: string, code: string): string[] {
  const { program, errors } = parseSync(file, code, { lang: 'tsx' })
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
  return found(program as unknown as Node)
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => /\p{L}{2}/u.test(text))
}
