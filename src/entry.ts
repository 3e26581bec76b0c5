// Evaluated here, React's renderer is a task of its own, and the application the next.
import 'react-dom/client'
import { CODE_LOST } from '#src/lib/code-lost.ts'

import('#src/main.tsx').then(
  ({ start }) => start(),
  (error: unknown) => {
    console.error(error)
    dispatchEvent(new Event(CODE_LOST))
  },
)
