import { HtmlValidate } from 'html-validate'

/** The HTML standard and accessibility, as far as finished markup shows them. Each exception says why. */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // All scripts and style sheets come from the site itself; its policy forbids any other host.
    'require-sri': 'off',
    // React writes void elements as XHTML did; the standard allows the slash and ignores it.
    'void-style': 'off',
    // ARIA names lists, too; the rule's default counts only landmarks and controls.
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
    // Tables and drawings that scroll sideways are regions, not sections with a heading; and no browser lets CSS
    // turn <progress> into the intro's ring.
    'prefer-native-element': ['error', { exclude: ['region', 'progressbar'] }],
  },
})

/** What a conformance checker objects to, as `line:column rule: message, where`. */
export async function htmlFaults(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ line, column, ruleId, message, selector }) =>
        `${line}:${column} ${ruleId}: ${message}, ${selector ?? 'document'}`,
    ),
  )
}
