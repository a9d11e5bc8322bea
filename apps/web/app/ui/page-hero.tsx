import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { PageIntro } from './page-intro.tsx'
import './page-hero.css'

type PageHeroProps = {
  /** A `page-hero-picture`, also a `page-hero-photo` when it is one. */
  picture: ReactNode
  crumbs: Crumb[]
  /** What is out of the ordinary, before all else. */
  ribbons: ReactNode
  /** The way in: beside the words on wide screens, under them on phones. */
  aside?: ReactNode
  children: ReactNode
}

/** The head of a page over its picture: where one is, what this is, and what to do with it. */
export function PageHero({ picture, crumbs, ribbons, aside, children }: PageHeroProps) {
  return (
    <header className="page-hero">
      {picture}
      <div className="page grid gap-6 pt-2 pb-8 lg:pb-12">
        <div className="page-hero-words grid gap-6">
          <Breadcrumb crumbs={crumbs} />
          {ribbons}
        </div>
        {aside ? (
          <div className="grid items-end gap-8 lg:grid-cols-[1fr_22rem] lg:pt-6">
            <PageIntro className="page-hero-words grid gap-4">{children}</PageIntro>
            {aside}
          </div>
        ) : (
          <div className="page-hero-words grid gap-6">{children}</div>
        )}
      </div>
    </header>
  )
}
