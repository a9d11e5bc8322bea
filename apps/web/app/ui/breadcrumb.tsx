import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export type Crumb = { label: string; to?: string }

/**
 * Where one is, from the root; the last crumb is the page itself. On a phone they stand on one line: those before
 * the last are cut where room is short, and one that is longer than the line is read by moving the line sideways.
 */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="no-print min-w-0">
      <ol className="breadcrumb">
        {crumbs.map(({ label, to }, index) => (
          <li key={label}>
            {index > 0 && <Icon className="shrink-0" name="chevron-right" size={14} />}
            {to ? (
              <Link className="breadcrumb-words hover:text-sapin hover:underline" to={to}>
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="breadcrumb-words text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
