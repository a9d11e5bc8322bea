import { Icon } from './icon.tsx'
import { Link } from './link.tsx'

export type Crumb = { label: string; to?: string }

/** Where one is, from the root; the last crumb is the page itself. */
export function Breadcrumb({ crumbs }: { crumbs: Crumb[] }) {
  return (
    <nav aria-label="Fil d’Ariane" className="no-print">
      <ol className="flex flex-wrap items-center gap-x-1 text-sm text-ink-soft">
        {crumbs.map(({ label, to }, index) => (
          <li className="flex min-h-11 items-center gap-1" key={label}>
            {index > 0 && <Icon name="chevron-right" size={14} />}
            {to ? (
              <Link
                className="inline-flex min-h-11 items-center hover:text-sapin hover:underline"
                to={to}
              >
                {label}
              </Link>
            ) : (
              <span aria-current="page" className="text-ink">
                {label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
