import type { ReactNode } from 'react'
import { brand } from '#src/content/brand.ts'
import { chatText } from '#src/content/assistant/conversation.ts'
import './talk.css'

interface Props {
  from: 'user' | 'assistant'
  /** Not on show yet; without a script everything is. */
  waiting?: boolean
  children: ReactNode
}

/** One turn of a conversation: the visitor's in a bubble to the right, the assistant's as plain text. */
export function TalkTurn({ from, waiting = false, children }: Props) {
  return (
    <li className="talk-turn" data-from={from} data-state={waiting ? 'waiting' : 'shown'}>
      <span className="visually-hidden">{from === 'user' ? chatText.you : brand.assistant.name}: </span>
      {children}
    </li>
  )
}

/** The head of a chat window: who is speaking, and that it is a sample. */
export function TalkHead({ note }: { note: string }) {
  return (
    <div className="talk-head row-3">
      <span className="talk-orb" aria-hidden="true" />
      <span>{brand.assistant.name}</span>
      <span className="talk-note small soft">{note}</span>
    </div>
  )
}
