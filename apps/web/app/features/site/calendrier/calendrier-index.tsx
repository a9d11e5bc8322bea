import { useSuspenseQuery } from '@tanstack/react-query'
import { MakerLine } from '#kit/directory/maker-line.tsx'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSite } from '#platform/site.ts'
import { Breadcrumb, type Crumb } from '#ui/breadcrumb.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { calendrierQuery } from './calendrier.queries.ts'
import { directoryJsonLd } from './calendrier-json-ld.ts'
import { yearsText } from './calendrier-months.ts'
import { comingText } from './calendrier-texts.ts'
import { comingMonths } from './index-counts.ts'
import { SearchForm } from './search-form.tsx'

const IndexLists = lazyHydrate(
  () => import('./index-lists.tsx'),
  () => <Skeleton className="h-dvh" />,
)

const crumbs: Crumb[] = [{ label: 'Accueil', to: '/' }, { label: 'Calendrier' }]

export function CalendrierIndex({ today }: { today: string }) {
  const { publicUrl } = useSite()
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const months = comingMonths(calendrier, today)
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
        <SearchForm quoi="courses" mois={months.map(({ mois }) => mois)} today={today} />
      </div>
      <IndexLists calendrier={calendrier} today={today} />
      <MakerLine
        label="Publiez-la gratuitement"
        question="Il manque votre course&nbsp;?"
        to="/organisateur"
      />
    </main>
  )
}
