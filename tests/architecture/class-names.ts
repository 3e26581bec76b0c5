/** What a style sheet belongs to: a page with all its folders, a folder of sections, or a layer. */
function ownerOf(file: string): string {
  return /^src\/(pages|sections|app)\/[^/]+(?=\/)/.exec(file)?.[0] ?? file.split('/').slice(0, 2).join('/')
}

/** The selectors of a sheet, one by one; commas within parentheses do not part them. */
function selectorsOf(css: string): string[] {
  return [...css.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)].flatMap(([, list = '']) =>
    list.split(/,(?![^(]*\))/).map((selector) => selector.trim()),
  )
}

/**
 * Classes that two owners define. Style sheets of pages once visited stay in the document, so each would also style
 * what the other draws. `src/styles` may: it says what holds before a sheet has come, and in print.
 */
export function sharedClasses(sheets: Readonly<Record<string, string>>): string[] {
  const owners = new Map<string, Set<string>>()
  for (const [file, css] of Object.entries(sheets)) {
    if (file.startsWith('src/styles/')) continue
    for (const selector of selectorsOf(css)) {
      const name = /^\.([\w-]+)$/.exec(selector)?.[1]
      if (name) owners.set(name, (owners.get(name) ?? new Set()).add(ownerOf(file)))
    }
  }
  return [...owners].flatMap(([name, by]) =>
    by.size > 1 ? [`.${name}: ${[...by].toSorted().join(', ')}`] : [],
  )
}

/** Rules of nothing but attributes in the sheet of a page or a section: they style whatever else has those, too. */
export function ownerless(sheets: Readonly<Record<string, string>>): string[] {
  return Object.entries(sheets).flatMap(([file, css]) =>
    /^src\/(pages|sections)\//.test(file)
      ? selectorsOf(css)
          .filter((selector) => /^(\[[^\]]+\])+(::?[\w-]+)?( \*.*)?$/.test(selector))
          .map((selector) => `${file}: ${selector}`)
      : [],
  )
}
