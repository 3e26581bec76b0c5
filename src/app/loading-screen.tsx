import { loadingPage } from '#src/content/frame.ts'
import './loading-screen.css'

/** Blue to violet with three bouncing dots: a page's code is on its way (spec §2.1). */
export function LoadingScreen() {
  return (
    <div className="loading-screen" role="status">
      <span className="visually-hidden">{loadingPage}</span>
      <span className="loading-dot" />
      <span className="loading-dot" />
      <span className="loading-dot" />
    </div>
  )
}
