import type { Voyage } from '@foulee/contract/sejours/voyages'
import { PageElsewhere } from '#kit/content/page-elsewhere.tsx'
import { PageNews } from '#kit/content/page-news.tsx'
import { PagePartners } from '#kit/content/page-partners.tsx'
import { PagePhotos } from '#kit/public-page/page-photos.tsx'
import { useSite } from '#platform/site.ts'
import { JsonLd } from '#ui/page-head.tsx'
import { voyageJsonLd } from './voyage-json-ld.ts'
import { VoyageAbout } from './voyage-page-about.tsx'
import { VoyageBefore } from './voyage-page-before.tsx'
import { VoyageConditions } from './voyage-page-conditions.tsx'
import { VoyageDays } from './voyage-page-days.tsx'
import { VoyageDeparts } from './voyage-page-departs.tsx'
import { VoyageInclus } from './voyage-page-inclus.tsx'
import type { VoyageSlots } from './voyage-page-slots.ts'
import './voyage.css'

type VoyageBodyProps = Pick<VoyageSlots, 'terrain' | 'race' | 'papiers'> & { voyage: Voyage }

export default function VoyageBody({ voyage, terrain, race, papiers }: VoyageBodyProps) {
  const { publicUrl } = useSite()
  return (
    <div className="page grid gap-10 pt-8 *:min-w-0 md:gap-14 md:pt-10">
      <JsonLd value={voyageJsonLd(voyage, publicUrl)} />
      <VoyageAbout voyage={voyage} />
      <PageNews actualites={voyage.actualites} />
      <VoyageDays race={race} terrain={terrain} voyage={voyage} />
      <VoyageDeparts voyage={voyage} />
      <VoyageInclus voyage={voyage} />
      <VoyageBefore voyage={voyage} />
      <VoyageConditions voyage={voyage} />
      <PagePhotos thing={voyage} />
      <PagePartners partners={voyage.partners} />
      <PageElsewhere extensions={voyage.extensions} />
      {papiers}
    </div>
  )
}
