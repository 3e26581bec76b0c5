import { industries, industriesText, WORKING_WEEK, type Industry } from '#src/content/assistant/industries.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { Section } from '#src/ui/section.tsx'
import { TextList } from '#src/ui/text-list.tsx'
import './industries.css'

/** Tick lengths of an engraved scale: every 5th longer, every 10th longest. */
function tick(hour: number): string {
  const length = hour % 10 === 0 ? 16 : hour % 5 === 0 ? 11 : 7
  return `M${hour * 8 - 4} 18v-${length}`
}

/** A working week as an engraved scale; the hours given back are brass. */
function WeekScale({ hours }: { hours: number }) {
  const ticks = Array.from({ length: WORKING_WEEK }, (_, index) => index + 1)
  const drawn = (from: number, to: number) => ticks.slice(from, to).map(tick).join('')
  return (
    <svg className="week-scale" viewBox="0 0 320 18" aria-hidden="true" focusable="false">
      <path d={drawn(hours, WORKING_WEEK)} />
      <path className="week-saved" d={drawn(0, hours)} />
    </svg>
  )
}

function IndustryCard({ title, subtitle, description, benefits, stats, story }: Industry) {
  return (
    <li className="industry stack-5">
      <div className="industry-text stack-3">
        <p className="mono soft">{subtitle}</p>
        <h3 className="heading">{title}</h3>
        <p className="soft">{description}</p>
      </div>
      <dl className="industry-stats">
        <div>
          <dt className="mono soft">{industriesText.timeSaved}</dt>
          <dd>
            {stats.timeSaved}
            <WeekScale hours={Number.parseInt(stats.timeSaved, 10)} />
          </dd>
        </div>
        <div>
          <dt className="mono soft">{industriesText.roi}</dt>
          <dd>{stats.roi}</dd>
        </div>
        <div>
          <dt className="mono soft">{industriesText.growth}</dt>
          <dd>{stats.growth}</dd>
        </div>
      </dl>
      <TextList className="points soft" items={benefits} />
      <figure>
        <blockquote>{story.quote}</blockquote>
        <figcaption className="mono soft">
          {industriesText.sample}: {story.by}
        </figcaption>
      </figure>
    </li>
  )
}

/** Three sizes of company: what they get back, and how it might sound (spec §2.11, figures §9). */
export function Industries() {
  return (
    <Section {...industriesText} inverted>
      <ul className="industry-list">
        {industries.map((industry) => (
          <IndustryCard key={industry.id} {...industry} />
        ))}
      </ul>
      <CountingLink />
    </Section>
  )
}
