import { DepartementsByRegion } from '#kit/directory/departement-links.tsx'
import { FranceMap } from '#kit/map/france-map.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { departementPath } from './calendrier-selection.ts'
import { coursesText } from './calendrier-texts.ts'
import { type Calendrier, comingMonths } from './index-counts.ts'
import { listOf } from './listed.ts'
import { MonthLinks } from './month-links.tsx'

type IndexListsProps = { calendrier: Calendrier; today: string }

/** Links to all months and départements; lazy, since they work without a script. */
export default function IndexLists({ calendrier, today }: IndexListsProps) {
  const months = comingMonths(calendrier, today)
  const listed = listOf(calendrier)
  return (
    <div className="grid gap-12">
      <section aria-labelledby="par-mois" className="grid gap-5">
        <SectionHeading id="par-mois" title="Par mois" />
        <MonthLinks months={months} />
      </section>
      <section aria-labelledby="par-departement" className="grid gap-6">
        <SectionHeading id="par-departement" title="Par département" />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[24rem_1fr]">
          <div className="mx-auto w-full max-w-lg lg:sticky lg:top-20">
            <FranceMap counts={listed.counts} countText={coursesText} hrefOf={departementPath} />
          </div>
          <DepartementsByRegion listed={listed} />
        </div>
      </section>
    </div>
  )
}
