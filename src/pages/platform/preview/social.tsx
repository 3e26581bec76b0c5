import { useState } from 'react'
import { social } from '#src/content/platform/preview.ts'
import './social.css'

const { days, today, posts, states, detail, filter } = social
type Post = (typeof posts)[number]

const networks = [...new Set(posts.map(({ network }) => network))]

interface DayProps {
  name: string
  at: number
  posts: readonly Post[]
  stateOf: (post: Post) => Post['state']
  chosen: Post
  onChoose: (post: Post) => void
}

function Day({ name, at, posts: shown, stateOf, chosen, onChoose }: DayProps) {
  return (
    <div className="pv-week-day" data-today={at === today || undefined}>
      <div className="pv-app-mono">{name}</div>
      {shown
        .filter(({ day }) => day === at)
        .map((post) => (
          <button
            key={post.time}
            type="button"
            className="pv-week-post pv-app-pick stack-1"
            data-state={stateOf(post)}
            aria-pressed={post === chosen}
            onClick={() => onChoose(post)}
          >
            <span className="pv-app-mono">{post.time}</span>
            <span className="pv-week-text">{post.text}</span>
            <span className="pv-app-mono pv-week-network">{post.network}</span>
          </button>
        ))}
    </div>
  )
}

interface DetailProps {
  post: Post
  state: Post['state']
  onState: (state: Post['state']) => void
}

/** What is known about the post that is open, and what can be done with it. */
function Detail({ post, state, onState }: DetailProps) {
  const rows = [
    { name: detail.network, value: post.network },
    { name: detail.hour, value: post.time },
    { name: detail.state, value: states[state] },
  ]
  return (
    <div className="pv-week-detail">
      <div className="pv-app-mono">
        {days[post.day]}, {post.time}
      </div>
      <p>{post.text}</p>
      <div aria-live="polite">
        {rows.map(({ name, value }) => (
          <div key={name} className="pv-app-row between">
            <span className="soft">{name}</span>
            <span className="pv-app-mono">{value}</span>
          </div>
        ))}
      </div>
      <div className="pv-week-actions">
        <button type="button" className="pv-app-pill" data-solid="" onClick={() => onState('approved')}>
          {detail.approve}
        </button>
        <button type="button" className="pv-app-pill" onClick={() => onState('drafted')}>
          {detail.rewrite}
        </button>
      </div>
    </div>
  )
}

const first = posts.find(({ day, state }) => day === today && state === 'drafted') as Post

/** The week of a small newsroom: filtered by network, a post opens, and its state changes. */
export function Social() {
  const [changed, change] = useState<ReadonlyMap<Post, Post['state']>>(new Map())
  const [chosen, choose] = useState(first)
  const [network, filterBy] = useState<string | null>(null)
  const stateOf = (post: Post) => changed.get(post) ?? post.state
  const shown = posts.filter((post) => network === null || post.network === network)
  return (
    <div className="pv-week">
      <div className="pv-week-filter" role="group" aria-label={filter.name}>
        {[null, ...networks].map((name) => (
          <button
            key={name}
            type="button"
            className="pv-app-pill"
            aria-pressed={name === network}
            onClick={() => filterBy(name)}
          >
            {name ?? filter.all}
          </button>
        ))}
      </div>
      <div className="pv-week-days">
        {days.map((name, at) => (
          <Day
            key={name}
            name={name}
            at={at}
            posts={shown}
            stateOf={stateOf}
            chosen={chosen}
            onChoose={choose}
          />
        ))}
      </div>
      <Detail
        post={chosen}
        state={stateOf(chosen)}
        onState={(state) => change((before) => new Map(before).set(chosen, state))}
      />
      <div className="pv-week-legend pv-app-mono">
        {Object.entries(states).map(([state, name]) => (
          <span key={state} className="dot" data-state={state}>
            {name}
          </span>
        ))}
      </div>
    </div>
  )
}
