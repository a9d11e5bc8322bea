import type { ReactNode } from 'react'
import { cx } from '#ui/class-names.ts'
import { ErrorState } from '#ui/error-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import './moi.css'

export type BlocQuery<T> = {
  data: T | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => unknown
}

type BlocProps<T> = {
  id: string
  title: string
  more?: { to: string; label: string }
  /** Loads and fails independently of the other blocks. */
  query: BlocQuery<T>
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
      <Content query={query} title={title}>
        {children}
      </Content>
    </section>
  )
}

function Content<T>({
  query,
  title,
  children,
}: Pick<BlocProps<T>, 'query' | 'title' | 'children'>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error) {
    return (
      <ErrorState
        isCompact
        isRetrying={isFetching}
        message={error.message}
        onRetry={() => void refetch()}
      />
    )
  }
  return (
    <Loading label={`${title}\u00a0: chargement…`}>
      <Skeleton className="h-28" />
    </Loading>
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
