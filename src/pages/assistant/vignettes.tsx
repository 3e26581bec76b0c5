import { vignettes, type Ability } from '#src/content/assistant/abilities.ts'
import { Icon } from '#src/ui/icon.tsx'

function Onboarding() {
  const { welcome, reply, title, steps } = vignettes.onboarding
  return (
    <>
      <span className="vignette-answer entry">{welcome}</span>
      <span className="vignette-said">{reply}</span>
      <span className="mono soft">{title}</span>
      {steps.map(({ text, done }) => (
        <span key={text} className="vignette-step row-3" data-done={done || undefined}>
          {done ? <Icon name="check" size={16} /> : <Icon name="clock" size={16} />}
          {text}
        </span>
      ))}
    </>
  )
}

function Insights() {
  const { title, causes } = vignettes.insights
  return (
    <>
      <span className="mono soft">{title}</span>
      {causes.map(({ text, share }) => (
        <span key={text} className="vignette-cause stack-2">
          <span className="between">
            {text} <span className="mono soft">{share}%</span>
          </span>
          <svg viewBox="0 0 100 4" width="100%" height="6" preserveAspectRatio="none">
            <rect width="100" height="4" className="vignette-rest" />
            <rect width={share} height="4" />
          </svg>
        </span>
      ))}
    </>
  )
}

function Tasks() {
  return (
    <span className="vignette-lists stack-4">
      {vignettes.tasks.lists.map(({ title, items }) => (
        <span key={title} className="vignette-list">
          <span className="mono soft">{title}</span>
          {items.map((item) => (
            <span key={item}>{item}</span>
          ))}
        </span>
      ))}
    </span>
  )
}

function Language() {
  const { said, asked, options, done } = vignettes.language
  return (
    <>
      <span className="vignette-said">{said}</span>
      <span className="vignette-asked entry">{asked}</span>
      <span className="vignette-options cluster">
        {options.map((option, index) => (
          <span key={option} data-chosen={index === 0 || undefined}>
            {option}
          </span>
        ))}
      </span>
      <span className="vignette-answer entry">{done}</span>
    </>
  )
}

const views = { onboarding: Onboarding, insights: Insights, tasks: Tasks, language: Language }

/** A small interface at work. It repeats in a picture what the card says, so it is not read out. */
export function Vignette({ id }: Pick<Ability, 'id'>) {
  const View = views[id]
  return (
    <div className="vignette panel stack-3 small" aria-hidden="true">
      <View />
    </div>
  )
}
