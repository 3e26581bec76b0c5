import { Abilities } from './abilities.tsx'
import { Industries } from './industries.tsx'
import { Requests } from './requests.tsx'
import { Technology } from './technology.tsx'

/** What the assistant does, how, what to ask it and for whom: one piece of code for what is only read. */
export function Strengths() {
  return (
    <>
      <Abilities />
      <Technology />
      <Requests />
      <Industries />
    </>
  )
}
