import type { Evenement } from '@foulee/contract/club/evenements'
import type { ReactNode } from 'react'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { EvenementHero } from './evenement-page-hero.tsx'
import { EvenementBodySkeleton } from './evenement-page-skeleton.tsx'
import { evenementDescription, evenementTitle } from './evenement-summary.ts'
import { evenementPath } from './paths.ts'

type EvenementPageProps = {
  evenement: Evenement
  terrain: ReactNode
  children?: ReactNode
}

export function EvenementPage({ evenement, terrain, children }: EvenementPageProps) {
  const { slug, statut } = evenement
  return (
    <main className="pb-8" id="contenu">
      <PageHead
        description={evenementDescription(evenement)}
        image={`/partage/evenements/${slug}.png`}
        isPrivate={statut === 'non_publiee' || statut === 'en_validation'}
        path={evenementPath(slug)}
        title={evenementTitle(evenement)}
      />
      <EvenementHero evenement={evenement} />
      <EvenementBody evenement={evenement} terrain={terrain} />
      {children && <div className="no-print page grid gap-10 pt-14">{children}</div>}
    </main>
  )
}

const EvenementBody = lazyHydrate(() => import('./evenement-page-body.tsx'), EvenementBodySkeleton)
