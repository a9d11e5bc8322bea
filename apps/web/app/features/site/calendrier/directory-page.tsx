import type { CourseCard } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'
import { PageHead } from '../../../page-head.tsx'
import { useSite } from '../../../site.ts'
import { Breadcrumb, type Crumb } from '../../../ui/breadcrumb.tsx'
import { Pagination } from '../../../ui/pagination.tsx'
import { PER_PAGE } from './calendrier.queries.ts'
import { directoryJsonLd } from './calendrier-json-ld.ts'
import { pagePath } from './calendrier-selection.ts'

type DirectoryPageProps = {
  /** For search engines; the page number is added. */
  title: string
  description: string
  heading: string
  lead: ReactNode
  path: string
  crumbs: Crumb[]
  /** Kept out of search engines: nothing to find, or a search of one's own. */
  isPrivate: boolean
  page: number
  nb: number
  courses: readonly CourseCard[]
  /** Under the lead: what one may do with the whole list. */
  action?: ReactNode
  /** The list, or why it is empty. */
  children: ReactNode
  /** Where to go next. */
  neighbours?: ReactNode
}

/** One numbered page of races in the public directory, as people and search engines read it. */
export function DirectoryPage(props: DirectoryPageProps) {
  const { heading, lead, path, crumbs, page, nb, courses, action, children, neighbours } = props
  const { publicUrl } = useSite()
  const pages = Math.ceil(nb / PER_PAGE)
  const hrefOf = (number: number) => pagePath(path, number)
  return (
    <main className="page grid gap-8 pt-2 pb-4" id="contenu">
      <PageHead
        description={props.description}
        isPrivate={props.isPrivate}
        jsonLd={directoryJsonLd(publicUrl, crumbs, {
          courses,
          nb,
          offset: (page - 1) * PER_PAGE,
        })}
        path={hrefOf(page)}
        title={page > 1 ? `${props.title}, page ${page}` : props.title}
      />
      {page > 1 && <link href={publicUrl + hrefOf(page - 1)} rel="prev" />}
      {page < pages && <link href={publicUrl + hrefOf(page + 1)} rel="next" />}
      <header className="grid gap-3">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="text-2xl sm:text-3xl">{heading}</h1>
        <p className="max-w-2xl text-lg text-ink-soft">{lead}</p>
        {action}
      </header>
      {children}
      <Pagination hrefOf={hrefOf} page={page} pages={pages} />
      {neighbours}
    </main>
  )
}
