import { useEffect, useRef } from 'react'
import { chatText, conversation } from '#src/content/assistant/conversation.ts'
import { paths } from '#src/content/paths.ts'
import { createChat } from '#src/demos/chat.ts'
import { DemoControls } from '#src/sections/demo-controls.tsx'
import { pieceSignalled } from '#src/stores/pieces.ts'
import { useDemo } from '#src/sections/use-demo.ts'
import { useRunning } from '#src/sections/use-running.ts'
import { useSight } from '#src/sections/use-sight.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Section } from '#src/ui/section.tsx'
import { ChatWindow } from './chat-window.tsx'
import './chat.css'

const demo = createChat(conversation)

/** The three questions of the conversation; the one that is being answered stands out. */
function Chapters({ shown }: { shown: number }) {
  const current = chatText.chapters.findLastIndex(({ from }) => from < shown)
  return (
    <ol className="chat-chapters">
      {chatText.chapters.map(({ text }, index) => (
        <li key={text} data-current={index === current || undefined}>
          {text}
        </li>
      ))}
    </ol>
  )
}

/** How much the assistant has to say in each phase, 0..1; nothing in the others. */
const VOICE: Partial<Record<string, number>> = { waiting: 0.45, typing: 1 }

/** The scripted conversation about sales, and its control (spec §2.11, §4). */
export function Chat() {
  const root = useRef<HTMLDivElement>(null)
  const [running, setRunning] = useRunning()
  const [state, machine] = useDemo(demo, root, !running)
  useEffect(() => machine.send('loaded'), [machine])
  const { phase, shown } = state
  const seen = useSight(root)
  useEffect(() => {
    if (!seen) return
    pieceSignalled('voice', running ? (VOICE[phase] ?? 0) : 0)
    return () => pieceSignalled('voice', 0)
  }, [seen, phase, running])

  return (
    <Section {...chatText}>
      <div
        className="chat split"
        ref={root}
        data-demo="chat"
        data-phase={running ? phase : 'paused'}
        data-index={shown > 0 ? shown - 1 : undefined}
      >
        <div className="chat-intro stack-5">
          <p className="soft">{chatText.lead}</p>
          <Chapters shown={shown} />
          <div className="chat-actions actions">
            <DemoControls
              name={chatText.controls}
              running={running}
              onPlay={() => setRunning(true)}
              onPause={() => setRunning(false)}
            />
            <ButtonLink to={`${paths.contact}?topic=assistant`} icon="arrow">
              {chatText.action}
            </ButtonLink>
          </div>
        </div>
        <ChatWindow state={state} />
      </div>
    </Section>
  )
}
