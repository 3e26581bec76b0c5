import { describe, expect, it } from 'vitest'
import { hubFeatures, hubQualities } from '#src/content/tasks/communication.ts'
import { changedAt, lifecycleSteps, taskAt } from '#src/content/tasks/lifecycle.ts'
import { hrmFeatures, planner } from '#src/content/tasks/people.ts'
import { promises, sections } from '#src/content/tasks/promises.ts'
import { STEPS } from '#src/demos/task-lifecycle.ts'

const titles = (records: readonly { title: string }[]) => records.map(({ title }) => title)

describe('the Task Management Suite page (spec §2.12)', () => {
  it('promises four things and keeps each in a section of the page', () => {
    expect(titles(promises)).toEqual([
      'Email integration',
      'HRM modules',
      'Video conferencing',
      'Secure and compliant',
    ])
    for (const { section } of promises) expect(Object.values(sections)).toContain(section)
  })

  it('has the four steps of the lifecycle, and a demo of as many', () => {
    expect(titles(lifecycleSteps)).toEqual([
      'Email to tasks',
      'Calendar sync',
      'AI team assignment',
      'Document flow',
    ])
    expect(lifecycleSteps).toHaveLength(STEPS)
  })

  it('has the seven HRM features', () => {
    expect(titles(hrmFeatures)).toEqual([
      'Freelancer pool',
      'Task allocation workflow',
      'Leave management',
      'Core employee management',
      'Document management',
      'Real-time updates',
      'Security and compliance',
    ])
  })

  it('has the features of the communication hub with their sub-points', () => {
    expect(titles([...hubFeatures, ...hubQualities])).toEqual([
      'Email integration',
      'Calendar integration',
      'Video conferencing',
      'Security',
      'Customization',
      'Notification center',
    ])
    const points = Object.fromEntries(hubFeatures.map(({ id, points: of }) => [id, of.map((p) => p.name)]))
    expect(points['email']).toEqual(['Gmail', 'Outlook', 'Custom SMTP, POP or IMAP'])
    expect(points['video']).toEqual(['Breakout rooms', 'AI transcription'])
  })
})

describe('the sample task', () => {
  it('changes something visible at every step, and keeps what it has', () => {
    for (let step = 1; step < STEPS; step += 1) {
      const [before, after] = [taskAt(step - 1), taskAt(step)]
      const differing = Object.keys(after).filter(
        (field) => after[field as keyof typeof after] !== before[field as keyof typeof before],
      )
      expect(differing.toSorted()).toEqual(changedAt(step).toSorted())
      expect(differing).toContain('status')
      expect(differing.length).toBeGreaterThan(1)
    }
  })

  it('is worked on by roles that are said to be samples', () => {
    expect(taskAt(STEPS - 1).owner).toContain('sample')
    expect(planner.label).toContain('Sample')
  })

  it('plans no two things for one person at a time', () => {
    for (const { stretches } of planner.rows)
      for (const [at, { from, to }] of stretches.entries()) {
        expect(to).toBeGreaterThan(from)
        expect(to).toBeLessThanOrEqual(planner.days.length)
        expect(from).toBeGreaterThanOrEqual(stretches[at - 1]?.to ?? 0)
      }
  })
})
