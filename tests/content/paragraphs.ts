import type { List, Root } from 'mdast'
import { toString } from 'mdast-util-to-string'

/** All prose of a text, paragraph by paragraph. */
export function paragraphsOf(root: Root): string[] {
  return root.children.flatMap((node) => {
    if (node.type === 'paragraph' && node.children[0]?.type !== 'image') return [toString(node)]
    return node.type === 'list' || node.type === 'blockquote'
      ? (node as List).children.map((child) => toString(child))
      : []
  })
}
