import type { ReactNode } from 'react'
import { useSite } from '#platform/site.ts'
import type { AtomFeed } from '#ui/atom.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Pagination } from '#ui/pagination.tsx'
import { AtomLink } from './atom-link.tsx'
import { pagePath } from './numbered-page.ts'

type DirectoryPageProps = {
  title: string
  description: string
  heading?: string
  lead: ReactNode
  path: string
  crumbs: Crumb[]
  jsonLd?: object
  feed?: AtomFeed
  /** `noindex`: an empty list, or a search by words. */
  isPrivate: boolean
  page: number
  pages: number
  action?: ReactNode
  children: ReactNode
  neighbours?: ReactNode
}

export function DirectoryPage(props: DirectoryPageProps) {
  const { title, heading = title, lead, path, crumbs, page, pages, action } = props
  const { publicUrl } = useSite()
  const hrefOf = (number: number) => pagePath(path, number)
  return (
    <main className="page grid gap-8 pt-2 pb-8" id="contenu">
      <PageHead
        description={page > 1 ? `Page ${page}. ${props.description}` : props.description}
        isPrivate={props.isPrivate}
        feed={props.feed}
        jsonLd={props.jsonLd}
        path={hrefOf(page)}
        title={page > 1 ? `${title}, page ${page}` : title}
      />
      {page > 1 && <link href={publicUrl + hrefOf(page - 1)} rel="prev" />}
      {page < pages && <link href={publicUrl + hrefOf(page + 1)} rel="next" />}
      <header className="grid gap-3">
        <Breadcrumb crumbs={crumbs} />
        <h1 className="text-2xl sm:text-3xl">{heading}</h1>
        <p className="max-w-2xl text-lg text-ink-soft">{lead}</p>
        {action}
      </header>
      {props.children}
      <Pagination hrefOf={hrefOf} page={page} pages={pages} />
      {props.feed && (
        <p>
          <AtomLink feed={props.feed} />
        </p>
      )}
      {props.neighbours}
    </main>
  )
}
