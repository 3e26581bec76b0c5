import { plates } from '#src/content/assistant/technology.ts'

/** The sentence with what is read from each part beneath it. */
export function LanguagePlate() {
  return (
    <span className="tech-sentence entry cluster">
      {plates.language.map(({ text, role }) => (
        <span key={text} data-role={role}>
          {text}
          <span className="mono soft">{role}</span>
        </span>
      ))}
    </span>
  )
}

/** Tone of five messages, in the plate's units; the second crosses the line. */
const TONES = [
  [24, 78],
  [92, 118],
  [160, 92],
  [228, 56],
  [296, 34],
] as const

export function SentimentPlate() {
  const { first, last, line } = plates.sentiment
  return (
    <svg viewBox="0 0 320 160">
      <path className="tech-limit" d="M0 104h320" />
      <text className="tech-mono" x="318" y="120" textAnchor="end">
        {line}
      </text>
      <path className="tech-line" d="M24 78C58 78 62 118 92 118s40-20 68-26 40-30 68-36 40-22 68-22" />
      {TONES.map(([x, y]) => (
        <circle key={x} className={y > 104 ? 'tech-dot tech-dot-low' : 'tech-dot'} cx={x} cy={y} r="4.5" />
      ))}
      <text x="6" y="62">
        {first}
      </text>
      <text x="314" y="18" textAnchor="end">
        {last}
      </text>
    </svg>
  )
}

/** Where a correction falls, and the level of questions after it, in the plate's units. */
const CORRECTIONS = [
  [40, 52],
  [84, 74],
  [136, 92],
  [204, 106],
] as const

export function LearningPlate() {
  const { corrections, questions } = plates.learning
  const stairs = CORRECTIONS.map(([x, level]) => `H${x}V${level}`).join('')
  return (
    <svg viewBox="0 0 320 160">
      <path className="tech-line" d={`M0 24${stairs}H320`} />
      <path d="M0 128h320" />
      {CORRECTIONS.map(([x, level]) => (
        <g key={x}>
          <path className="tech-limit" d={`M${x} ${level}V128`} />
          <circle className="tech-dot tech-dot-low" cx={x} cy="128" r="4" />
        </g>
      ))}
      <text className="tech-mono" x="52" y="30">
        {questions}
      </text>
      <text className="tech-mono" x="0" y="152">
        {corrections}
      </text>
    </svg>
  )
}

/** Height of a line of the multilingual plate, in its units. */
const LINE = 30

export function MultilingualPlate() {
  return (
    <svg viewBox="0 0 320 160">
      {plates.multilingual.map(({ lang, text }, index) => {
        const y = 20 + index * LINE
        return (
          <g key={lang}>
            <text lang={lang} x="0" y={y + 4}>
              {text}
            </text>
            <path className="tech-thread" d={`M190 ${y}C228 ${y} 236 80 270 80`} />
          </g>
        )
      })}
      <circle className="tech-core" cx="282" cy="80" r="12" />
      <text className="tech-mono" x="282" y="112" textAnchor="middle">
        {plates.meaning}
      </text>
    </svg>
  )
}
