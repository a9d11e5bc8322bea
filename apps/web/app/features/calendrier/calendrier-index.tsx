import { useSuspenseQuery } from '@tanstack/react-query'
import { FranceMap } from '../../map/france-map.tsx'
import { PageHead } from '../../page-head.tsx'
import { useSite } from '../../site.ts'
import { Breadcrumb, type Crumb } from '../../ui/breadcrumb.tsx'
import { SectionHeading } from '../../ui/section-heading.tsx'
import { calendrierQuery } from './calendrier.queries.ts'
import { directoryJsonLd } from './calendrier-json-ld.ts'
import { yearsText } from './calendrier-months.ts'
import { departementPath } from './calendrier-selection.ts'
import { comingText, coursesText } from './calendrier-texts.ts'
import { DepartementsByRegion } from './departement-links.tsx'
import { comingMonths, indexCounts } from './index-counts.ts'
import { MonthLinks } from './month-links.tsx'
import { SearchForm } from './search-form.tsx'

const crumbs: Crumb[] = [{ label: 'Accueil', to: '/' }, { label: 'Calendrier' }]

/** /calendrier: every department and every month that has races. */
export function CalendrierIndex({ today }: { today: string }) {
  const { publicUrl } = useSite()
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const months = comingMonths(calendrier, today)
  const counts = indexCounts(calendrier)
  return (
    <main className="page grid gap-12 pt-2 pb-4" id="contenu">
      <PageHead
        description={`${comingText(calendrier.nb)} en France, par département et par mois\u00a0: trails, courses sur route et courses nature, avec distances, dénivelé et inscriptions.`}
        jsonLd={directoryJsonLd(publicUrl, crumbs, { courses: [], nb: 0, offset: 0 })}
        path="/calendrier"
        title={`Calendrier des courses à pied ${yearsText(today)}`}
      />
      <div className="grid gap-6">
        <header className="grid gap-3">
          <Breadcrumb crumbs={crumbs} />
          <h1 className="text-2xl sm:text-3xl">Calendrier des courses à pied</h1>
          <p className="max-w-2xl text-lg text-ink-soft">
            {comingText(calendrier.nb)} en France, par département, par mois, ou comme vous voudrez.
          </p>
        </header>
        <SearchForm mois={months.map(({ mois }) => mois)} today={today} />
      </div>
      <section aria-labelledby="par-mois" className="grid gap-5">
        <SectionHeading id="par-mois" title="Par mois" />
        <MonthLinks months={months} />
      </section>
      <section aria-labelledby="par-departement" className="grid gap-6">
        <SectionHeading id="par-departement" title="Par département" />
        <div className="grid items-start gap-x-12 gap-y-8 lg:grid-cols-[24rem_1fr]">
          <div className="mx-auto w-full max-w-lg lg:sticky lg:top-20">
            <FranceMap counts={counts} countText={coursesText} hrefOf={departementPath} />
          </div>
          <DepartementsByRegion counts={counts} />
        </div>
      </section>
    </main>
  )
}
