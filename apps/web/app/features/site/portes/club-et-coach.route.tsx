import { readPorte } from '@foulee/domain/site/porte'
import { PORTE_CLUB_ET_COACH as DEFAUT } from '@foulee/domain/site/portes/club-et-coach'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { blocQuery } from '#features/site/pages/pages.queries.ts'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { PorteView } from './porte-view.tsx'
import { unPlanQuery } from './portes.queries.ts'
// Imported here: the server renders the card before its script loads these styles.
import '#features/entrainement/plans/plans.css'

const PlanCard = lazyHydrate(
  async () => ({ default: (await import('#features/entrainement/plans/plan-card.tsx')).PlanCard }),
  CardSkeleton,
)

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) =>
    Promise.all([
      queries.fetchQuery(blocQuery(DEFAUT.cle, call)),
      queries.fetchQuery(unPlanQuery(call)),
    ]),
  )
export const clientLoader = fromCache
export const headers = publicHeaders

export default function ClubEtCoachLanding() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <Landing />
    </HydrationBoundary>
  )
}

function Landing() {
  const { data: texte } = useSuspenseQuery(blocQuery(DEFAUT.cle))
  const { data: plans } = useSuspenseQuery(unPlanQuery())
  const [plan] = plans.data
  return (
    <PorteView
      action={{ to: '/inscription/club-et-coach', label: 'Faire vérifier mon activité' }}
      chiffres={[{ nb: plans.nb, nom: 'plans publiés', seuil: 5 }]}
      legende={plan && 'Un plan publié, tel que les coureurs le voient.'}
      page={{
        path: '/club-et-coach',
        nom: 'Coachs et clubs',
        titre: 'Coachs et clubs de course à pied',
      }}
      porte={readPorte(texte ?? DEFAUT)}
      relief="training"
      vue={plan && <PlanCard heading="h2" plan={plan} />}
    />
  )
}
