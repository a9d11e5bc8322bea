import type { Parcours } from '@foulee/contract/parcours'
import type { ReactNode } from 'react'
import { later } from '../../later.tsx'
import { PageHead } from '../../page-head.tsx'
import { ParcoursHero } from './parcours-page-hero.tsx'
import { ParcoursBodySkeleton } from './parcours-page-skeleton.tsx'
import { parcoursDescription, parcoursTitle } from './parcours-summary.ts'

export type ParcoursPageProps = {
  parcours: Parcours
  /** Parts of other features, composed by the route. */
  watch?: ReactNode
  comments?: ReactNode
}

/** A route, whole. */
export function ParcoursPage({ parcours, watch, comments }: ParcoursPageProps) {
  return (
    <main className="pb-8" id="contenu">
      <PageHead
        description={parcoursDescription(parcours)}
        image={`/partage/parcours/${parcours.slug}.png`}
        isPrivate={parcours.statut !== 'publiee'}
        path={`/parcours/${parcours.slug}`}
        title={parcoursTitle(parcours)}
      />
      <ParcoursHero parcours={parcours} watch={watch} />
      <ParcoursBody comments={comments} parcours={parcours} />
    </main>
  )
}

/** The body is mostly to read: its script need not hold up the first load. */
const ParcoursBody = later(() => import('./parcours-page-body.tsx'), ParcoursBodySkeleton)
