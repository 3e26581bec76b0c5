import { downloadPdf } from '#src/content/prose.ts'
import { Icon } from '#src/ui/icon.tsx'

interface Props {
  href: string
  title: string
}

/** Downloads a paper. A plain link: the router knows no files. */
export function PdfLink({ href, title }: Props) {
  return (
    <p>
      <a className="button" data-variant="outline" href={href} download>
        {downloadPdf}
        <span className="visually-hidden">: {title}</span>
        <Icon name="down" size={18} />
      </a>
    </p>
  )
}
