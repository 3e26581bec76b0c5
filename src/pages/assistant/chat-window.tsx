import { useId } from 'react'
import { brand } from '#src/content/brand.ts'
import { chatText, conversation, type DemoMessage } from '#src/content/assistant/conversation.ts'
import type { ChatState } from '#src/demos/chat.ts'
import { TextList } from '#src/ui/text-list.tsx'
import { SalesBars, SalesFigures } from './chat-figures.tsx'
import { TalkHead, TalkTurn } from './talk.tsx'

/** A message as it is read out. */
function spoken({ type, content, table, chart }: DemoMessage): string {
  const speaker = type === 'user' ? chatText.you : brand.assistant.name
  return [`${speaker}: ${content}`, table?.caption, chart?.summary].filter(Boolean).join(' ')
}

/** Says each message when it is finished. The conversation repeats; what was said once is not said again. */
function Announcement({ shown, round }: ChatState) {
  const latest = round === 0 ? conversation[shown - 1] : undefined
  return (
    <p className="visually-hidden" role="status">
      {latest && spoken(latest)}
    </p>
  )
}

function Typing() {
  return (
    <div className="chat-typing">
      <span className="visually-hidden">{chatText.typing}</span>
      <i />
      <i />
      <i />
    </div>
  )
}

/** Where one would type, if the conversation were not scripted; says why one cannot. */
function Composer() {
  const reason = useId()
  return (
    <div className="chat-composer stack-2">
      <input
        type="text"
        disabled
        aria-label={chatText.input}
        aria-describedby={reason}
        placeholder={chatText.placeholder}
      />
      <p id={reason} className="small soft">
        {chatText.disabled}
      </p>
    </div>
  )
}

/** What stands in the window from the start, and scrolls away with the conversation: who asks, and the three questions. */
function Opening() {
  return (
    <div className="chat-opening scripted">
      <p>{chatText.opening}</p>
      <TextList
        as="ol"
        className="soft"
        items={chatText.chapters.flatMap(({ from }) => conversation[from]?.content ?? [])}
      />
    </div>
  )
}

/** Not in the HTML: without a script nothing scrolls here, and there is nothing to reach. */
function reachable(element: HTMLElement | null): void {
  if (element) element.tabIndex = 0
}

/** The window of the conversation. Its height is fixed; the newest message stays at the bottom. */
export function ChatWindow({ state }: { state: ChatState }) {
  const { phase, shown } = state
  return (
    <div className="chat-window panel">
      <TalkHead note={chatText.invented} />
      {/* Turned upside down around one child, so that the browser itself keeps the end in view. */}
      <div className="chat-scroll" role="group" aria-label={chatText.window} ref={reachable}>
        <div className="chat-talk">
          <Opening />
          <ol className="talk">
            {conversation.map((message, index) => (
              <TalkTurn key={message.content} from={message.type} waiting={index >= shown}>
                {message.content}
                {message.table && <SalesFigures table={message.table} />}
                {message.chart && <SalesBars chart={message.chart} />}
              </TalkTurn>
            ))}
          </ol>
          {phase === 'typing' && <Typing />}
        </div>
      </div>
      <Announcement {...state} />
      <Composer />
    </div>
  )
}
