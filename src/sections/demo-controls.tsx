import { controlsOf, verbs } from '#src/content/demo-controls.ts'
import { Button } from '#src/ui/button.tsx'
import { MediaIcon } from '#src/ui/media-icon.tsx'

interface Props {
  /** What is controlled, as in "Play NAME": `platform demo`. */
  name: string
  running: boolean
  onPlay: () => void
  onPause: () => void
  onReset?: () => void
  /** Two buttons, each disabled while it has nothing to do, instead of one that changes. */
  split?: boolean
}

interface ControlProps {
  verb: keyof typeof verbs
  name: string
  disabled?: boolean
  onClick: () => void
}

function Control({ verb, name, disabled = false, onClick }: ControlProps) {
  return (
    <Button variant="outline" disabled={disabled} onClick={onClick}>
      <MediaIcon name={verb} size={18} />
      {verbs[verb]}
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
}

/** The controls of everything that plays by itself. */
export function DemoControls({ name, running, onPlay, onPause, onReset, split = false }: Props) {
  return (
    <div className="demo-controls scripted actions" role="group" aria-label={controlsOf(name)}>
      {split ? (
        <>
          <Control verb="play" name={name} disabled={running} onClick={onPlay} />
          <Control verb="pause" name={name} disabled={!running} onClick={onPause} />
        </>
      ) : (
        // One element that changes keeps the keyboard's place.
        <Control verb={running ? 'pause' : 'play'} name={name} onClick={running ? onPause : onPlay} />
      )}
      {onReset && <Control verb="reset" name={name} onClick={onReset} />}
    </div>
  )
}
