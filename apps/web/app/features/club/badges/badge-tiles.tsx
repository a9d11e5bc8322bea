import type { Badge } from '@foulee/contract/club/badges'
import { Medaille } from '#features/club/shared/medaille.tsx'
import { Link } from '#ui/link.tsx'
import './badges.css'

export function BadgeTiles({ badges }: { badges: readonly Badge[] }) {
  return (
    <ul className="badge-grid">
      {badges.map(({ id, slug, titre, demande, medaille }) => (
        <li key={id}>
          <Link className="badge-tile" to={`/badge/${slug}`}>
            <Medaille className="size-24" medaille={medaille} slug={slug} />
            <span className="font-semibold">{titre}</span>
            <span className="text-sm text-ink-soft">{demande}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
