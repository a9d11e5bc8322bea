import { Link } from 'react-router'
import { Button } from './button.tsx'
import { Icon } from './icon.tsx'
import { pageWindow } from './page-window.ts'
import { Progress } from './progress.tsx'

type LoadMoreProps = { shown: number; nb: number; isLoading?: boolean; onMore: () => void }

/** How much of the list is shown, and the button for the next page (§4: nothing once all is there). */
export function LoadMore({ shown, nb, isLoading, onMore }: LoadMoreProps) {
  return (
    <div className="mx-auto grid w-full max-w-64 justify-items-center gap-3 py-6">
      <p className="text-sm text-ink-soft">
        {shown.toLocaleString('fr-FR')} sur {nb.toLocaleString('fr-FR')}
      </p>
      <Progress label="Part de la liste affichée" max={nb} value={shown} />
      {shown < nb && (
        <Button isLoading={isLoading} isWide onClick={onMore}>
          Voir plus
        </Button>
      )}
    </div>
  )
}

type PaginationProps = { page: number; pages: number; hrefOf: (page: number) => string }

/** Numbered pages as links, for directories that search engines walk. */
export function Pagination({ page, pages, hrefOf }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label="Pages" className="flex flex-wrap items-center justify-center gap-1">
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
