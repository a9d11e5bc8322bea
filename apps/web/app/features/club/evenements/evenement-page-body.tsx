import type { Evenement } from '@foulee/contract/club/evenements'
import type { ReactNode } from 'react'
import { PagePhotos } from '#kit/public-page/page-photos.tsx'
import { useSite } from '#platform/site.ts'
import { JsonLd } from '#ui/page-head.tsx'
import { evenementJsonLd } from './evenement-json-ld.ts'
import { EvenementAbout } from './evenement-page-about.tsx'
import { EvenementDates } from './evenement-page-dates.tsx'
import { EvenementGroups } from './evenement-page-groups.tsx'
import { EvenementMeeting } from './evenement-page-meeting.tsx'

type EvenementBodyProps = { evenement: Evenement; terrain: ReactNode }

export default function EvenementBody({ evenement, terrain }: EvenementBodyProps) {
  const { publicUrl } = useSite()
  return (
    <div className="page grid gap-14 pt-10 *:min-w-0">
      <JsonLd value={evenementJsonLd(evenement, publicUrl)} />
      <EvenementAbout evenement={evenement} />
      <EvenementDates evenement={evenement} />
      <EvenementMeeting evenement={evenement} />
      <EvenementGroups evenement={evenement} />
      {terrain && (
        <section aria-labelledby="parcours" className="grid gap-5">
          <h2 className="text-2xl" id="parcours">
            Le parcours
          </h2>
          {terrain}
        </section>
      )}
      <PagePhotos thing={evenement} />
    </div>
  )
}
