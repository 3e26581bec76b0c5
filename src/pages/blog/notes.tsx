import { blogTexts } from '#src/content/blog.ts'
import { articleTopics, type ArticleTopic } from '#src/content/article.ts'
import { notes } from '#src/content/articles/blog.ts'
import { feedPath } from '#src/content/paths.ts'
import { ArticleRow } from '#src/sections/articles/article-row.tsx'
import { Section } from '#src/ui/section.tsx'
import { useTopic } from './use-topic.ts'
import './notes.css'

const topics = Object.keys(articleTopics) as ArticleTopic[]
const countOf = (topic: ArticleTopic | null) =>
  notes.filter((note) => topic === null || note.topic === topic).length

interface ChoiceProps {
  topic: ArticleTopic | null
  chosen: boolean
  onChoose: (topic: ArticleTopic | null) => void
}

function Choice({ topic, chosen, onChoose }: ChoiceProps) {
  return (
    <button type="button" className="row-2" aria-pressed={chosen} onClick={() => onChoose(topic)}>
      {topic === null ? blogTexts.allTopics : articleTopics[topic]}
      <span className="mono">{countOf(topic)}</span>
    </button>
  )
}

/** All notes, newest first, and a filter by topic that the address remembers. Without a script, simply all notes. */
export function Notes() {
  const [topic, choose] = useTopic()
  const shown = countOf(topic)
  return (
    <Section id="notes" label={blogTexts.label} heading={blogTexts.heading}>
      <div className="notes-bar cluster">
        <div className="notes-filter cluster scripted" role="group" aria-label={blogTexts.filter}>
          <Choice topic={null} chosen={topic === null} onChoose={choose} />
          {topics.map((name) => (
            <Choice key={name} topic={name} chosen={topic === name} onChoose={choose} />
          ))}
        </div>
        <p className="visually-hidden" role="status">
          {topic === null ? blogTexts.all(notes.length) : blogTexts.some(shown, notes.length)}
        </p>
        <a className="mono text-link notes-feed soft" href={feedPath}>
          {blogTexts.feed}
        </a>
      </div>
      <ul className="notes-list">
        {notes.map((note) => (
          <ArticleRow key={note.path} piece={note} hidden={topic !== null && note.topic !== topic} />
        ))}
      </ul>
    </Section>
  )
}
