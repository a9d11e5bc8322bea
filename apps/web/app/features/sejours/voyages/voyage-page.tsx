import type { Voyage } from '@foulee/contract/sejours/voyages'
import type { ReactNode } from 'react'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { type PagePart, PageParts } from '#ui/page-parts.tsx'
import { BookingBar } from './booking-bar.tsx'
import { voyagePath } from './paths.ts'
import { VoyageHero } from './voyage-page-hero.tsx'
import { VoyageBodySkeleton } from './voyage-page-skeleton.tsx'
import type { VoyageSlots } from './voyage-page-slots.ts'
import { listVoyageParts } from './voyage-parts.ts'
import { voyageDescription, voyageTitle } from './voyage-summary.ts'

type VoyagePageProps = VoyageSlots & {
  voyage: Voyage
  parts?: readonly PagePart[] | undefined
  children?: ReactNode
}

export function VoyagePage({ voyage, runList, parts = [], children, ...slots }: VoyagePageProps) {
  return (
    <main className="pb-8" id="contenu">
      <PageHead
        description={voyageDescription(voyage)}
        image={`/partage/sejours/${voyage.slug}.png`}
        isPrivate={voyage.statut === 'non_publiee' || voyage.statut === 'en_validation'}
        path={voyagePath(voyage.slug)}
        title={voyageTitle(voyage)}
      />
      <VoyageHero runList={runList} voyage={voyage} />
      <PageParts parts={[...listVoyageParts(voyage), ...parts]}>
        <BookingBar voyage={voyage} />
      </PageParts>
      <VoyageBody {...slots} voyage={voyage} />
      {children && <div className="no-print page grid gap-10 pt-14">{children}</div>}
    </main>
  )
}

const VoyageBody = lazyHydrate(() => import('./voyage-page-body.tsx'), VoyageBodySkeleton)
