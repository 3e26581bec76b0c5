/** Tells of the card that has come to a line of the view, the `margin` of an observer. Result: ends it. */
export function watchCards(row: Element, margin: string, onCard: (index: number) => void): () => void {
  const cards = [...row.children]
  const observer = new IntersectionObserver(
    (entries) => {
      const entry = entries.findLast(({ isIntersecting }) => isIntersecting)
      if (entry) onCard(cards.indexOf(entry.target))
    },
    { rootMargin: margin },
  )
  for (const card of cards) observer.observe(card)
  return () => observer.disconnect()
}
