import type { ReactNode } from 'react'
import type { DemoStep, DeviceOption } from '#src/content/platform/demo.ts'
import { Analytics } from './analytics.tsx'
import { Dashboard } from './dashboard.tsx'
import { Frame } from './frame.tsx'
import { Security } from './security.tsx'
import { Social } from './social.tsx'
import { Streaming } from './streaming.tsx'
import './device-preview.css'

const screens: Record<DemoStep['id'], () => ReactNode> = {
  dashboard: Dashboard,
  streaming: Streaming,
  social: Social,
  analytics: Analytics,
  security: Security,
}

interface Props {
  step: DemoStep['id']
  device: DeviceOption['id']
}

/**
 * The interface on the chosen device, at the device's own size; where the page is narrower, it is drawn smaller.
 * It is inert: the words beside it say what it shows.
 */
export function DevicePreview({ step, device }: Props) {
  const Screen = screens[step]
  return (
    <div className="preview-stage">
      <div className="preview-device" data-device={device} inert>
        <div className="preview-screen" aria-hidden="true">
          <Frame step={step}>
            <Screen key={step} />
          </Frame>
        </div>
      </div>
    </div>
  )
}
