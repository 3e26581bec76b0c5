import { paths } from '#src/content/paths.ts'
import { tokenizationTexts, tokenPoints, type TokenPoint } from '#src/content/platform/tokenization.ts'
import { guillochePath, scalePath } from '#src/lib/engraving.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Glyph } from '#src/ui/glyph.tsx'
import { Planet } from '#src/ui/planet.tsx'
import { Section } from '#src/ui/section.tsx'
import './tokenization.css'

const { note, learnMore, subject } = tokenizationTexts

const glyphs: Record<TokenPoint['id'], string> = {
  contribution: 'M12 4v9m-3.5-3.5L12 13l3.5-3.5M4.5 14v5h15v-5',
  contract: 'M6 3.5h8.5L18 7v13.5H6v-17Zm3 6.5h6m-6 3.5h6M9 17h3',
  ledger: 'M5 4h14v16H5V4Zm7 0v16M7.5 8h2m-2 3.5h2m5-3.5h2m-2 3.5h2',
  exchange: 'M4 8.5h14m-3.5-4 4 4-4 4M20 15.5H6m3.5-4-4 4 4 4',
}

/** Rotated copies of one wave interlace, as on a banknote. */
const TURNS = [0, 6, 12, 18, 24] as const
const wave = guillochePath(66, 16, 12, 0)
const inner = guillochePath(35, 9, 10, 0)

/** A token, as an engraver would cut it. Decorative. */
function Token() {
  return (
    <svg
      className="platform-token"
      viewBox="-100 -100 200 200"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <circle r="98" className="platform-token-rim" />
      <circle r="88" className="platform-token-line" />
      <path d={scalePath({ r: 98, count: 120, length: -6, every: 10 })} className="platform-token-line" />
      <g>
        {TURNS.map((turn) => (
          <path key={turn} d={wave} transform={`rotate(${turn})`} className="platform-token-line" />
        ))}
      </g>
      {TURNS.slice(0, 3).map((turn) => (
        <path key={turn} d={inner} transform={`rotate(${turn * 2})`} className="platform-token-brass" />
      ))}
      <circle r="18" className="platform-token-rim" />
      <circle r="11" className="platform-token-core" />
    </svg>
  )
}

/** From the contribution to the exchange: four points on one line. */
export function Tokenization() {
  return (
    <Section {...tokenizationTexts}>
      <div className="split-phone inverted">
        <div className="platform-tokens-side stack-5">
          <Token />
          <p className="soft">{note}</p>
          <ButtonLink to={paths.tokenization} variant="outline" icon="arrow">
            {learnMore}
            <span className="visually-hidden"> {subject}</span>
          </ButtonLink>
        </div>
        <ol className="platform-token-points">
          {tokenPoints.map(({ id, title, description, gradient }) => (
            <li key={id} className="platform-token-point">
              <Planet color={gradient} />
              <h3 className="heading">{title}</h3>
              <p className="soft">{description}</p>
              <Glyph path={glyphs[id]} size={26} className="glyph accent" />
            </li>
          ))}
        </ol>
      </div>
    </Section>
  )
}
