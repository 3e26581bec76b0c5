import { useEffect, useRef, useState } from 'react'
import { demoSteps, demoTexts, devices, type DeviceOption } from '#src/content/platform/demo.ts'
import { platformDemo, TIMING } from '#src/demos/platform.ts'
import { DemoControls } from '#src/sections/demo-controls.tsx'
import { useMediaQuery } from '#src/motion/use-media-query.ts'
import { useDemo } from '#src/sections/use-demo.ts'
import { Glyph } from '#src/ui/glyph.tsx'
import { PHONE } from '#src/lib/breakpoints.ts'
import { Section } from '#src/ui/section.tsx'
import { DemoSteps } from './demo-steps.tsx'
import { DevicePreview } from './preview/device-preview.tsx'
import { TextList } from '#src/ui/text-list.tsx'
import './platform-demo.css'

const { name, device: deviceLabel, preview } = demoTexts

const deviceGlyphs: Record<DeviceOption['id'], string> = {
  desktop: 'M3.5 5h17v11h-17V5Zm5 15h7M12 16v4',
  tablet: 'M4 5.5h16v13H4v-13Zm13.5 6v1',
  mobile: 'M7.5 3h9v18h-9V3Zm3.5 15.5h2',
}

interface DevicesProps {
  chosen: DeviceOption['id']
  onChoose: (id: DeviceOption['id']) => void
}

function Devices({ chosen, onChoose }: DevicesProps) {
  return (
    <div className="platform-devices scripted" role="group" aria-label={deviceLabel}>
      {devices.map(({ id: device, name: title }) => (
        <button
          key={device}
          type="button"
          className="row-3 small soft"
          aria-pressed={device === chosen}
          onClick={() => onChoose(device)}
        >
          <Glyph path={deviceGlyphs[device]} size={22} />
          {title}
        </button>
      ))}
    </div>
  )
}

/** All five in the HTML; CSS shows the current one, and all of them where no script runs. */
function Notes({ index }: { index: number }) {
  return (
    <div className="platform-notes">
      {demoSteps.map(({ id: step, title, description, highlights }, at) => (
        <div key={step} className="platform-note layered stack-3" data-shown={at === index || undefined}>
          <h3>{title}</h3>
          <p className="soft">{description}</p>
          <TextList className="points small" items={highlights} />
        </div>
      ))}
    </div>
  )
}

/** Five screens that follow one another, on three devices. */
export function PlatformDemo() {
  const root = useRef<HTMLDivElement>(null)
  const [{ index, phase }, machine] = useDemo(platformDemo, root)
  const [chosen, setDevice] = useState<DeviceOption['id'] | null>(null)
  const phone = useMediaQuery(PHONE)
  // A phone shows its own form first.
  const device = chosen ?? (phone ? 'mobile' : 'desktop')
  const step = demoSteps[index]
  const choose = (at: number) => machine.send({ type: 'chosen', index: at })
  const deviceName = devices.find((option) => option.id === device)?.name ?? ''
  useEffect(() => root.current?.style.setProperty('--wait', `${TIMING.steps[index] ?? 0}ms`), [index])

  return (
    <Section {...demoTexts}>
      <div className="platform-demo" ref={root} data-demo="platform" data-phase={phase} data-index={index}>
        <DemoSteps index={index} onChoose={choose} />
        <div className="platform-preview" role="group" aria-label={preview(step?.title ?? '', deviceName)}>
          <DevicePreview
            step={step?.id ?? 'dashboard'}
            device={device}
            onOpen={(screen) => choose(demoSteps.findIndex((one) => one.id === screen))}
            onUsed={() => machine.send({ type: 'paused' })}
          />
        </div>
        <div className="platform-side stack-5">
          <Notes index={index} />
          <Devices chosen={device} onChoose={setDevice} />
          <DemoControls
            name={name}
            running={phase === 'playing'}
            onPlay={() => machine.send({ type: 'played' })}
            onPause={() => machine.send({ type: 'paused' })}
            onReset={() => machine.send({ type: 'reset' })}
          />
        </div>
      </div>
    </Section>
  )
}
