/** Opens what folds on phones where the view is wide and the style sheet cannot do it. */
export function unfold(root: HTMLElement): void {
  if (CSS.supports('selector(details::details-content)') || matchMedia('(max-width: 767px)').matches) return
  for (const fold of root.querySelectorAll<HTMLDetailsElement>('.narrow-fold')) fold.open = true
}
