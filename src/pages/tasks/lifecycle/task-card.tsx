import { changedAt, sampleTask, taskAt, type TaskField } from '#src/content/tasks/lifecycle.ts'
import { TaskWorkings } from './task-workings.tsx'
import './task-card.css'

const ROWS: readonly TaskField[] = ['source', 'due', 'owner', 'documents', 'reply']

interface Props {
  /** The step on show, 0–3. */
  index: number
}

/** The task as its window shows it; what the step has changed stands out. */
export function TaskCard({ index }: Props) {
  const task = taskAt(index)
  const changed = changedAt(index)
  const marked = (field: TaskField) => (changed.includes(field) && index > 0) || undefined
  return (
    <article className="task-card panel small">
      <header className="row-3 soft">
        <p className="mono">
          {sampleTask.label} · {sampleTask.number}
        </p>
        <p
          className="task-status dot row-2 small"
          data-field="status"
          data-changed={marked('status')}
          data-status={index}
        >
          {task.status}
        </p>
      </header>
      <h3>{sampleTask.title}</h3>
      <dl>
        {ROWS.map((field) => (
          <div key={field} data-field={field} data-changed={marked(field)}>
            <dt className="soft">{sampleTask.fields[field]}</dt>
            <dd>{task[field]}</dd>
          </div>
        ))}
      </dl>
      <TaskWorkings index={index} />
    </article>
  )
}
