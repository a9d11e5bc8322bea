import type { ReactNode } from 'react'
import { Breadcrumb, type Crumb } from './breadcrumb.tsx'
import { PageIntro } from './page-intro.tsx'
import './page-hero.css'

type PageHeroProps = {
  picture: ReactNode
  crumbs: Crumb[]
  ribbons: ReactNode
  aside?: ReactNode
  children: ReactNode
}

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
