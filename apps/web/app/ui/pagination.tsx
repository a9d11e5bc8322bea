import { Icon } from './icon.tsx'
import { Link } from './link.tsx'
import { pageWindow } from './page-window.ts'

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string }

export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center sm:gap-1">
      {page > 1 && (
        <Link aria-label="Page précédente" className="icon-button" rel="prev" to={hrefOf(page - 1)}>
          <Icon name="chevron-left" />
        </Link>
      )}
      {pageWindow(page, pages).map((item) =>
        typeof item === 'string' ? (
          <span aria-hidden="true" className="px-1 text-ink-soft" key={item}>
            …
          </span>
        ) : (
          <Link
            aria-current={item === page ? 'page' : undefined}
            aria-label={`Page ${item}`}
            className="page-number"
            key={item}
            to={hrefOf(item)}
          >
            {item}
          </Link>
        ),
      )}
      {page < pages && (
        <Link aria-label="Page suivante" className="icon-button" rel="next" to={hrefOf(page + 1)}>
          <Icon name="chevron-right" />
        </Link>
      )}
    </nav>
  )
}
