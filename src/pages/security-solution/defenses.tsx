import { Architecture } from './architecture.tsx'
import { Protection } from './protection.tsx'

/** How it is built, and what that means for one record: one piece of code for what is only read. */
export function Defenses() {
  return (
    <>
      <Architecture />
      <Protection />
    </>
  )
}
