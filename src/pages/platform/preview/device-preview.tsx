import { useEffect, useRef, type ReactNode } from 'react'
import type { DemoStep, DeviceOption } from '#src/content/platform/demo.ts'
import { Analytics } from './analytics.tsx'
import { Dashboard } from './dashboard.tsx'
import { Frame } from './frame.tsx'
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
  /** Anything in the interface was used: what plays by itself should stand. */
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
  return (
    <div className="preview-stage">
      <div className="preview-device" data-device={device} ref={frame}>
        <div className="preview-screen">
          <Frame step={step} onOpen={onOpen}>
            <Screen key={step} onOpen={onOpen} />
          </Frame>
        </div>
      </div>
    </div>
  )
}
