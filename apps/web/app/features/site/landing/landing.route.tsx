import type { CourseCard as CourseCardData } from '@foulee/contract/courses/courses'
import { deNom } from '@foulee/domain/shared/de-nom'
import { findDepartement } from '@foulee/domain/shared/departement'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { capitalize } from '@foulee/domain/shared/typographie'
import { HydrationBoundary, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import {
  type CalendrierFilters,
  calendrierQuery,
  coursesPageQuery,
} from '#features/site/calendrier/calendrier.queries.ts'
import { searchPath } from '#features/site/calendrier/calendrier-search.ts'
import { departementPath } from '#features/site/calendrier/calendrier-selection.ts'
import { comingText, coursesText } from '#features/site/calendrier/calendrier-texts.ts'
import { CardWaiting } from '#features/site/calendrier/card-waiting.tsx'
import {
  type Calendrier,
  comingMonths,
  indexCounts,
} from '#features/site/calendrier/index-counts.ts'
import { MonthLinks } from '#features/site/calendrier/month-links.tsx'
import { SearchForm } from '#features/site/calendrier/search-form.tsx'
import {
  unParcoursQuery,
  unPlanQuery,
  unSejourQuery,
} from '#features/site/portes/portes.queries.ts'
import { useGeolocation } from '#kit/list-page/use-geolocation.ts'
import type { Ville } from '#kit/places/own-town.ts'
import { TownField } from '#kit/places/town-field.tsx'
import { prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useHomeRedirect } from '#platform/session/use-signed-in-redirect.ts'
import { useSite } from '#platform/site.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Hero, type Shortcut } from './hero.tsx'
import { MapTeaser } from './map-teaser.tsx'
import { NextCourses } from './next-courses.tsx'
import type { Place } from './where-to-run.tsx'

const CourseCard = lazyHydrate(
  async () => ({ default: (await import('#features/courses/courses/course-card.tsx')).CourseCard }),
  CardWaiting,
)
const ParcoursCard = lazyHydrate(
  async () => ({
    default: (await import('#features/parcours/parcours/parcours-card.tsx')).ParcoursCard,
  }),
  CardWaiting,
)
const PlanCard = lazyHydrate(
  async () => ({ default: (await import('#features/entrainement/plans/plan-card.tsx')).PlanCard }),
  CardWaiting,
)
const VoyageCard = lazyHydrate(
  async () => ({ default: (await import('#features/sejours/voyages/voyage-card.tsx')).VoyageCard }),
  CardWaiting,
)
const FranceMap = lazyHydrate(
  async () => ({ default: (await import('#kit/map/france-map.tsx')).FranceMap }),
  () => <Skeleton className="aspect-square" />,
)
const LowerPart = lazyHydrate(
  () => import('./lower-part.tsx'),
  () => null,
)

/** Races shown; a few more are fetched, since cancelled ones are left out. */
const NEXT = 6
const LIST_QUERY = { nb_page: 10 }
const MAX_PLACES = 10
const MAX_MONTHS = 8
/** Radius of « près de moi » in kilometres: about an hour by road. */
const NEAR_KM = 80

export async function loader({ context }: LoaderFunctionArgs) {
  const today = parisDate(new Date())
  const { queries } = await prefetch(context, (client, call) =>
    Promise.all([
      client.fetchQuery(coursesPageQuery(nextFilters(today), LIST_QUERY, call)),
      client.fetchQuery(calendrierQuery(call)),
      client.fetchQuery(unParcoursQuery(call)),
      client.fetchQuery(unPlanQuery(call)),
      client.fetchQuery(unSejourQuery(call)),
    ]),
  )
  return { queries, today }
}

export const clientLoader = () => ({ queries: undefined, today: parisDate(new Date()) })
export const headers = publicHeaders

const nextFilters = (today: string): CalendrierFilters => ({ date_min: today, tri: 'date' })

export default function LandingRoute() {
  useHomeRedirect()
  const { queries, today } = useLoaderData<typeof loader | typeof clientLoader>()
  return (
    <HydrationBoundary state={queries}>
      <Landing today={today} />
    </HydrationBoundary>
  )
}

const shortcuts: Shortcut[] = [
  { to: searchPath({ date: 'week-end' }), label: 'Ce week-end' },
  { to: searchPath({ distance: '10k' }), label: '10\u00a0km' },
  { to: searchPath({ distance: 'semi' }), label: 'Semi-marathon' },
  { to: searchPath({ distance: 'marathon' }), label: 'Marathon' },
  { to: searchPath({ distance: 'trail-court' }), label: 'Trail court' },
  { to: searchPath({ distance: 'ultra' }), label: 'Ultra' },
  { to: '/recherche', label: 'Rechercher partout' },
]

function Landing({ today }: { today: string }) {
  const { publicUrl } = useSite()
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const months = comingMonths(calendrier, today)
  const lead = `${comingText(calendrier.nb)} en France, sur route, en trail et en pleine nature. La date, le lieu, la distance et le dénivelé, d’un coup d’œil.`
  return (
    <main className="page grid grid-cols-1 gap-16 pb-4 lg:gap-20" id="contenu">
      <PageHead
        description={lead}
        jsonLd={websiteJsonLd(publicUrl)}
        path="/"
        title="Foulée, le calendrier des courses à pied et des trails"
      />
      <div className="landing-top">
        <Hero
          lead={lead}
          search={<SearchForm isNarrow mois={months.map(({ mois }) => mois)} today={today} />}
          shortcuts={shortcuts}
        />
        <NextCoursesOf today={today} />
        <MapTeaser
          map={
            <FranceMap
              counts={indexCounts(calendrier)}
              countText={coursesText}
              hrefOf={departementPath}
            />
          }
        />
      </div>
      <LowerPart
        months={<MonthLinks months={months.slice(0, MAX_MONTHS)} />}
        cards={{ courir: <NewestRoute />, entrainer: <NewestPlan />, voyager: <NextStay /> }}
        places={busiestPlaces(calendrier)}
      />
    </main>
  )
}

function NextCoursesOf({ today }: { today: string }) {
  // An empty `nom` means the visitor's own position.
  const [middle, setMiddle] = useState<Ville | null>(null)
  const { locate, isLocating, isRefused, message } = useGeolocation((lonLat) =>
    setMiddle({ nom: '', lonLat }),
  )
  const { data: everywhere } = useSuspenseQuery(coursesPageQuery(nextFilters(today), LIST_QUERY))
  const around = useQuery({
    ...coursesPageQuery(
      { ...nextFilters(today), autour: `${middle?.lonLat},${NEAR_KM}` },
      LIST_QUERY,
    ),
    enabled: middle !== null,
  })
  const found = around.data?.data.length ? around.data : null
  const ofTown = middle?.nom ? deNom(middle.nom) : null
  const near = `à moins de ${NEAR_KM}\u00a0km${ofTown ? ` ${ofTown}` : ''}`
  const outcome = around.isError
    ? around.error.message
    : `Aucune course à venir ${near}\u00a0: voici celles de toute la France.`
  const isAnswered = around.isError || (around.isSuccess && !found)
  return (
    <NextCourses
      courses={(found ?? everywhere).data.filter(isRun).slice(0, NEXT)}
      near={{
        locate,
        isBusy: isLocating || around.isFetching,
        message: isAnswered ? outcome : found ? capitalize(near) : message,
        clear: found && (() => setMiddle(null)),
        ofTown,
      }}
      askTown={isRefused && !found && <TownField onChoose={setMiddle} />}
      renderCourse={(course) => <CourseCard course={course} />}
    />
  )
}

function NewestRoute() {
  const [parcours] = useSuspenseQuery(unParcoursQuery()).data.data
  return parcours && <ParcoursCard parcours={parcours} />
}

function NewestPlan() {
  const [plan] = useSuspenseQuery(unPlanQuery()).data.data
  return plan && <PlanCard plan={plan} />
}

function NextStay() {
  const [voyage] = useSuspenseQuery(unSejourQuery()).data.data
  return voyage && <VoyageCard voyage={voyage} />
}

const isRun = ({ statut, edition }: CourseCardData) => statut === 'publiee' && !edition?.annulee

function busiestPlaces({ departements }: Calendrier): Place[] {
  return departements
    .toSorted((a, b) => b.nb - a.nb)
    .flatMap(({ departement: code, nb }) => {
      const known = findDepartement(code)
      return known ? [{ nom: known.nom, to: departementPath(known), nb }] : []
    })
    .slice(0, MAX_PLACES)
}

const websiteJsonLd = (publicUrl: string) => ({
  '@context': 'https://schema.org',
  '@type': 'WebSite',
  name: 'Foulée',
  url: `${publicUrl}/`,
  inLanguage: 'fr',
  potentialAction: {
    '@type': 'SearchAction',
    target: `${publicUrl}/calendrier?texte={search_term_string}`,
    'query-input': 'required name=search_term_string',
  },
})
