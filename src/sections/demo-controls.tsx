import { MediaIcon } from '#src/ui/media-icon.tsx'
import '#src/ui/button.css'
import './demo-controls.css'

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
  verb: 'Play' | 'Pause' | 'Reset'
  name: string
  disabled?: boolean
  onClick: () => void
}

function Control({ verb, name, disabled = false, onClick }: ControlProps) {
  return (
    <button type="button" className="button" data-variant="outline" disabled={disabled} onClick={onClick}>
      <MediaIcon name={verb === 'Play' ? 'play' : verb === 'Pause' ? 'pause' : 'reset'} size={18} />
      {verb}
      <span className="visually-hidden"> {name}</span>
    </button>
  )
}

/** The controls of everything that plays by itself. */
export function DemoControls({ name, running, onPlay, onPause, onReset, split = false }: Props) {
  return (
    <div className="demo-controls" role="group" aria-label={`Controls: ${name}`}>
      {split ? (
        <>
          <Control verb="Play" name={name} disabled={running} onClick={onPlay} />
          <Control verb="Pause" name={name} disabled={!running} onClick={onPause} />
        </>
      ) : (
        // One element that changes keeps the keyboard's place.
        <Control verb={running ? 'Pause' : 'Play'} name={name} onClick={running ? onPause : onPlay} />
      )}
      {onReset && <Control verb="Reset" name={name} onClick={onReset} />}
    </div>
  )
}
