import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export type Crumb = { label: string; to?: string }

/**
 * Breadcrumb from the root to the page itself. One line on phones: ancestors are truncated, and a
 * longer current crumb scrolls sideways.
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
