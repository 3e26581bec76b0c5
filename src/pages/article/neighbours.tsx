import { Link } from 'react-router-dom'
import { neighboursName, newerName, olderName } from '#src/content/article-texts.ts'
import { kindNames, type Article, type ArticleLink } from '#src/content/article.ts'
import { Icon } from '#src/ui/icon.tsx'
import './neighbours.css'

function Neighbour({ piece, side }: { piece: ArticleLink; side: 'older' | 'newer' }) {
  const name = kindNames[piece.kind].toLowerCase()
  return (
    <Link
      to={piece.path}
      className="neighbour stack-3"
      data-side={side}
      rel={side === 'older' ? 'prev' : 'next'}
    >
      <span className="mono row-2 soft">
        {side === 'older' && <Icon name="back" size={16} />}
        {side === 'older' ? olderName(name) : newerName(name)}
        {side === 'newer' && <Icon name="arrow" size={16} />}
      </span>
      <span className="neighbour-title entry">{piece.title}</span>
    </Link>
  )
}

/** The pieces before and after this one, by date. */
export function Neighbours({ older, newer }: Pick<Article, 'older' | 'newer'>) {
  return (
    <nav className="neighbours pair wrap" aria-label={neighboursName}>
      {older && <Neighbour piece={older} side="older" />}
      {newer && <Neighbour piece={newer} side="newer" />}
    </nav>
  )
}
