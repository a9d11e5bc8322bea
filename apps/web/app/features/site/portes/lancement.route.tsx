import { findDepartement } from '@foulee/domain/shared/departement'
import { readPorte } from '@foulee/domain/site/porte'
import { LANCEMENT } from '@foulee/domain/site/portes/lancement'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { calendrierQuery } from '#features/site/calendrier/calendrier.queries.ts'
import { departementPath } from '#features/site/calendrier/calendrier-selection.ts'
import { coursesText } from '#features/site/calendrier/calendrier-texts.ts'
import { indexCounts } from '#features/site/calendrier/index-counts.ts'
import { blocQuery } from '#features/site/pages/pages.queries.ts'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { PorteView } from './porte-view.tsx'
import { unParcoursQuery, unPlanQuery, unSejourQuery } from './portes.queries.ts'

const FranceMap = lazyHydrate(
  async () => ({ default: (await import('#kit/map/france-map.tsx')).FranceMap }),
  () => <Skeleton className="aspect-square" />,
)

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) =>
    Promise.all([
      queries.fetchQuery(blocQuery(LANCEMENT.cle, call)),
      queries.fetchQuery(calendrierQuery(call)),
      queries.fetchQuery(unParcoursQuery(call)),
      queries.fetchQuery(unPlanQuery(call)),
      queries.fetchQuery(unSejourQuery(call)),
    ]),
  )
export const clientLoader = fromCache
export const headers = publicHeaders

export default function LancementRoute() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <Lancement />
    </HydrationBoundary>
  )
}

function Lancement() {
  const { data: texte } = useSuspenseQuery(blocQuery(LANCEMENT.cle))
  const { data: calendrier } = useSuspenseQuery(calendrierQuery())
  const { data: parcours } = useSuspenseQuery(unParcoursQuery())
  const { data: plans } = useSuspenseQuery(unPlanQuery())
  const { data: sejours } = useSuspenseQuery(unSejourQuery())
  const hasPlaces = calendrier.departements.some(({ departement }) => findDepartement(departement))
  return (
    <PorteView
      action={{ to: '/inscription', label: 'Créer mon compte' }}
      chiffres={[
        { nb: calendrier.nb, nom: 'courses à venir', seuil: 20 },
        { nb: parcours.nb, nom: 'parcours', seuil: 10 },
        { nb: plans.nb, nom: 'plans', seuil: 5 },
        { nb: sejours.nb, nom: 'séjours', seuil: 5 },
      ]}
      legende={
        hasPlaces
          ? 'Les courses à venir\u00a0: plus le relief est haut, plus on y court.'
          : undefined
      }
      page={{
        path: '/lancement',
        nom: 'Lancement',
        titre: 'Foulée arrive\u00a0: courses, parcours, plans et séjours',
      }}
      porte={readPorte(texte ?? LANCEMENT)}
      relief="course"
      vue={
        hasPlaces && (
          <FranceMap
            counts={indexCounts(calendrier)}
            countText={coursesText}
            hrefOf={departementPath}
          />
        )
      }
    />
  )
}
