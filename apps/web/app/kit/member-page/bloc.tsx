import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Query, type QueryState } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import './moi.css'

type BlocProps<T> = {
  id: string
  title: string
  more?: { to: string; label: string }
  /** Loads and fails independently of the other blocks. */
  query: QueryState<T>
  className?: string
  children: (data: T) => ReactNode
}

/** One block of « Moi » (produit 7.18): some of the member's items, and a link to all. */
export function Bloc<T>({ id, title, more, query, className, children }: BlocProps<T>) {
  return (
    <section aria-labelledby={id} className={cx('card moi-bloc', className)}>
      <div className="moi-entete">
        <h2 className="text-lg" id={id}>
          {title}
        </h2>
        {more && (
          <Link className="moi-plus" to={more.to}>
            {more.label}
            <Icon name="arrow-right" size={16} />
          </Link>
        )}
      </div>
      <Query
        isCompact
        label={`${title}\u00a0: chargement…`}
        query={query}
        skeleton={<Skeleton className="h-28" />}
      >
        {children}
      </Query>
    </section>
  )
}

export const BlocVide = ({ children, action }: { children: ReactNode; action: ReactNode }) => (
  <div className="grid justify-items-start gap-3">
    <p className="text-ink-soft">{children}</p>
    {action}
  </div>
)

export const Lignes = ({ children }: { children: ReactNode }) => (
  <ul className="moi-lignes">{children}</ul>
)

type LigneProps = {
  to: string
  titre: string
  quand?: ReactNode
  detail?: ReactNode
  valeur?: ReactNode
}

export const Ligne = ({ to, titre, quand, detail, valeur }: LigneProps) => (
  <li className="moi-ligne">
    <div className="grid min-w-0 grow">
      {quand && <p className="text-sm font-semibold text-sapin tabular-nums">{quand}</p>}
      <p className="font-semibold">
        <Link className="moi-lien" to={to}>
          {titre}
        </Link>
      </p>
      {detail && <div className="text-sm text-ink-soft">{detail}</div>}
    </div>
    {valeur && <div className="shrink-0 text-end">{valeur}</div>}
  </li>
)
