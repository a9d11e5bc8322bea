import type { Seance } from '@foulee/contract/entrainement/seance'
import type { ReactNode } from 'react'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { seancePath } from './paths.ts'
import { SeanceHero } from './seance-page-hero.tsx'
import { SeanceBodySkeleton } from './seance-page-skeleton.tsx'
import { seanceDescription, seanceTitle } from './seance-summary.ts'

type SeancePageProps = {
  seance: Seance
  runList?: ReactNode
  report?: ReactNode
}

export function SeancePage({ seance, runList, report }: SeancePageProps) {
  return (
    <main className="pb-8" id="contenu">
      <PageHead
        description={seanceDescription(seance)}
        image={`/partage/seances/${seance.slug}.png`}
        isPrivate={seance.statut !== 'publiee'}
        path={seancePath(seance.slug)}
        title={seanceTitle(seance)}
      />
      <SeanceHero runList={runList} seance={seance} />
      <SeanceBody seance={seance} />
      {report && <div className="no-print page pt-6">{report}</div>}
    </main>
  )
}

const SeanceBody = lazyHydrate(() => import('./seance-page-body.tsx'), SeanceBodySkeleton)
