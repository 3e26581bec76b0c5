import { brand } from '#src/content/brand.ts'
import { contactTexts } from '#src/content/contact.ts'
import { mailAnswer, mailAnswerLinks } from '#src/content/mail-answer.ts'
import { files, paths } from '#src/content/paths.ts'
import { escapeMarkup } from '#src/lib/escape.ts'

const link = (href: string, text: string) => `<a href="${href}">${escapeMarkup(text)}</a>`

/** The site's own policy forbids styles within the page; this one holds where the service answers alone. */
export const PAGE_POLICY = "default-src 'none'; style-src 'self'; img-src 'self'; frame-ancestors 'none'"

/** What a browser shows that posted the form by itself, as no script did. */
export function answerPage(status: number, said: string): string {
  const { heading, lines } = mailAnswer(status, said)
  const mail = brand.email.info
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${escapeMarkup(`${heading} | ${brand.word}`)}</title>
<link rel="stylesheet" href="${files.mailAnswerStyle}">
</head>
<body>
<p>${link(paths.home, brand.word)}</p>
<main>
<h1>${escapeMarkup(heading)}</h1>
${lines.map((line) => `<p>${escapeMarkup(line)}</p>`).join('\n')}
<p>${link(paths.contact, mailAnswerLinks.form)} ${link(`mailto:${mail}`, contactTexts.writeTo(mail))}</p>
</main>
</body>
</html>
`
}
