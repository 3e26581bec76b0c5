import { useEffect, useRef, type ReactNode } from 'react'
import type { DemoStep, DeviceOption } from '#src/content/platform/demo.ts'
import { Analytics } from './analytics.tsx'
import { Dashboard } from './dashboard.tsx'
import { Frame, tabId } from './frame.tsx'
import { Security } from './security.tsx'
import { Social } from './social.tsx'
import { Streaming } from './streaming.tsx'
import './device-preview.css'

export type Open = (screen: DemoStep['id']) => void

const screens: Record<DemoStep['id'], (props: { onOpen: Open }) => ReactNode> = {
  dashboard: Dashboard,
  streaming: Streaming,
  social: Social,
  analytics: Analytics,
  security: Security,
}

interface Props {
  step: DemoStep['id']
  device: DeviceOption['id']
  onOpen: Open
  /** Anything in the interface was used, or the keyboard has come to it: what plays by itself should stand. */
  onUsed: () => void
}

/**
 * The interface on the chosen device, at the device's own size; where the page is narrower, it is drawn smaller.
 * Its tabs, rows and filter work.
 */
export function DevicePreview({ step, device, onOpen, onUsed }: Props) {
  const frame = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const element = frame.current
    element?.addEventListener('click', onUsed)
    return () => element?.removeEventListener('click', onUsed)
  }, [onUsed])
  const Screen = screens[step]
  // What was pressed goes with its screen: the keyboard goes on from the tab of what it opened.
  const openFromScreen: Open = (screen) => {
    onOpen(screen)
    document.getElementById(tabId(screen))?.focus({ preventScroll: true })
  }
  return (
    <div className="preview-stage">
      <div
        className="preview-device"
        data-device={device}
        ref={frame}
        onFocus={({ target }) => target.matches(':focus-visible') && onUsed()}
      >
        <div className="preview-screen">
          <Frame step={step} onOpen={onOpen}>
            <Screen key={step} onOpen={openFromScreen} />
          </Frame>
        </div>
      </div>
    </div>
  )
}
