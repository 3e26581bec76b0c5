/**
 * Translators and extensions put text that React made into elements of their own. React then removes a node, or inserts
 * before one, that is no longer where it was; the browser throws, and the page would be gone (facebook/react#11538).
 * From here on a node that has left already is no error, and what has lost its place goes to the end.
 */
export function tolerateMovedNodes(): void {
  const { prototype } = Node
  const { removeChild, insertBefore } = prototype
  prototype.removeChild = function remove<Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child
  }
  prototype.insertBefore = function insert<Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    return insertBefore.call(this, child, before?.parentNode === this ? before : null) as Child
  }
}
