import { whitepapers } from '#src/content/articles/whitepapers.ts'
import { leadPiece, resourceTexts } from '#src/content/resources.ts'
import { Plate } from '#src/sections/articles/plate.tsx'
import { ButtonLink } from '#src/ui/button.tsx'
import { Emphasis } from '#src/ui/emphasis.tsx'
import { Inline } from '#src/ui/inline.tsx'
import './lead.css'

/** The piece to begin with, as large as a front page would set it. */
export function Lead() {
  const piece = whitepapers.find(({ path }) => path === leadPiece.path)
  if (!piece) throw new Error(`${leadPiece.path} is no whitepaper`)
  return (
    <section className="resources-lead wrap columns">
      <div className="resources-lead-picture">
        <Plate path={piece.path} />
      </div>
      <div className="resources-lead-text stack-5">
        <p className="mono accent">{leadPiece.label}</p>
        <h2>
          <Emphasis text={piece.title} emphasis={piece.emphasis} />
        </h2>
        <p>
          <Inline text={piece.summary} />
        </p>
        <ButtonLink to={piece.path} icon="arrow">
          {resourceTexts.readIn(piece.minutes)}
        </ButtonLink>
      </div>
    </section>
  )
}
