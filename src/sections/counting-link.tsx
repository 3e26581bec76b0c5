import { Link } from 'react-router-dom'
import { countingLink, sampleFlag } from '#src/content/counting-link.ts'
import { paths } from '#src/content/paths.ts'
import './counting-link.css'

/** Beneath a group of figures: that they are samples, and the note that says what each of them counts. */
export function CountingLink() {
  return (
    <p className="counting">
      <span>{sampleFlag}</span>
      <Link className="counting-link text-link" to={`${paths.resources}#${countingLink.id}`}>
        {countingLink.text}
      </Link>
    </p>
  )
}
