import { Link } from 'react-router-dom'
import type { TiledPage } from '#src/content/page-content.ts'
import { ThemedPicture } from '#src/ui/themed-picture.tsx'
import '#src/ui/row-link.css'
import './page-tiles.css'
import { nameOf } from './page-names.ts'

/** Pages, each under the set piece that it opens with. */
export function PageTiles({ pages }: { pages: readonly TiledPage[] }) {
  return (
    <ul className="page-tiles">
      {pages.map(({ path, reason, piece }) => (
        <li key={path}>
          <Link to={path} className="stack-2">
            <ThemedPicture name={`card-${piece}`} alt="" width={640} height={640} />
            <span className="entry row-link">{nameOf(path)}</span>
            <span>{reason}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
