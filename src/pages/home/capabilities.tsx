import { useEffect } from 'react'
import { capabilities, capabilitiesTexts as texts, type Capability } from '#src/content/home/capabilities.ts'
import { capabilityModal } from '#src/demos/capability-modal.ts'
import { CountingLink } from '#src/sections/counting-link.tsx'
import { useMachine } from '#src/sections/use-machine.ts'
import { pieceSignalled, pieceState } from '#src/stores/pieces.ts'
import { toastShown } from '#src/stores/toast.ts'
import { LazyLayer, once, warmUp } from '#src/ui/lazy-layer.tsx'
import { PhoneRow } from '#src/ui/phone-row.tsx'
import { Section } from '#src/ui/section.tsx'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import { CapabilityObject } from './capability-object.tsx'
import './capabilities.css'

const loadDialog = once(() => import('./capability-dialog.tsx').then((module) => module.CapabilityDialog))

/** `#capability=ID` opens a modal and can be shared; anything else is an ordinary anchor. */
const HASH = '#capability='

/** The capability that the address names. */
const addressed = () =>
  location.hash.startsWith(HASH)
    ? capabilities.find(({ id }) => id === location.hash.slice(HASH.length))
    : undefined

function setHash(id: string | null): void {
  const url = new URL(location.href)
  url.hash = id === null ? '' : `${HASH}${id}`
  // The entry is replaced, so that Back leaves the page as it would without the modal.
  history.replaceState(history.state, '', url)
}

/** Six cards in rows of 3 and 5/4/3; hover or focus turns one over to its picture, a press opens the modal. */
export function Capabilities() {
  const [{ open, selected }, machine] = useMachine(capabilityModal)
  const shown = capabilities.find(({ id }) => id === selected)

  useEffect(() => {
    const follow = () => {
      const capability = addressed()
      machine.send(capability ? { type: 'opened', id: capability.id } : { type: 'closed' })
    }
    if (addressed()) follow()
    addEventListener('hashchange', follow)
    return () => removeEventListener('hashchange', follow)
  }, [machine])

  // The store outlives the page.
  useEffect(() => () => pieceSignalled('capability', null), [])

  const show = (id: string) => {
    machine.send({ type: 'opened', id })
    setHash(id)
  }
  const close = () => {
    machine.send({ type: 'closed' })
    setHash(null)
  }
  const giveUp = () => {
    close()
    toastShown(texts.failed, { type: 'error' })
  }
  return (
    <Section {...texts.head}>
      <PhoneRow label={texts.head.label} className="capabilities">
        {capabilities.map((capability) => (
          <Card key={capability.id} capability={capability} onOpen={show} />
        ))}
      </PhoneRow>
      <CountingLink />
      {shown && (
        <LazyLayer
          open={open}
          close={close}
          load={loadDialog}
          failed={giveUp}
          layer={{
            capability: shown,
            open,
            onClose: close,
            returnTo: () =>
              document.querySelector<HTMLElement>(`.capability-card[data-capability="${shown.id}"]`),
          }}
        />
      )}
    </Section>
  )
}

/** Its instrument wakes while the pointer or the keyboard is on it. */
function Card({ capability, onOpen }: { capability: Capability; onOpen: (id: string) => void }) {
  const { id, title, description, card, stats } = capability
  const wake = () => pieceSignalled('capability', id)
  const leave = () => {
    // The pointer may have come to another card before the keyboard leaves this one.
    if (pieceState().capability === id) pieceSignalled('capability', null)
  }
  return (
    <li className="capability" onPointerEnter={wake} onPointerLeave={leave} onFocus={wake} onBlur={leave}>
      <CapabilityObject id={id} />
      <button
        type="button"
        className="capability-card"
        data-arrive="below"
        data-capability={id}
        {...warmUp(loadDialog)}
        onClick={() => onOpen(id)}
      >
        <span className="capability-turn">
          <span className="capability-text stack-2">
            {stats && (
              <span className="mono soft">
                {texts.efficiencyOf(stats.efficiency)}
                <span className="capability-dot"> · </span>
                {texts.roiOf(stats.roi)}
              </span>
            )}
            <span className="entry">{title}</span>{' '}
            <span className="capability-description small soft">{description}</span>
          </span>
          <span className="capability-media" aria-hidden="true">
            <ThemedPicture name={card} alt="" width={1040} height={672} />
            <span className="capability-pill small">{texts.explore}</span>
          </span>
        </span>
      </button>
    </li>
  )
}
