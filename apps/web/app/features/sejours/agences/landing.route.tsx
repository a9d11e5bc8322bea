import { readPorte } from '@foulee/domain/site/porte'
import { PORTE_AGENCES as DEFAUT } from '@foulee/domain/site/portes/agences'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { destinationsQuery } from '#features/sejours/voyages/voyages.queries.ts'
import { blocQuery } from '#features/site/pages/pages.queries.ts'
import { PorteView } from '#features/site/portes/porte-view.tsx'
import { unSejourQuery } from '#features/site/portes/portes.queries.ts'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { MES_AGENCES } from './paths.ts'

const VoyageCard = lazyHydrate(
  async () => ({ default: (await import('#features/sejours/voyages/voyage-card.tsx')).VoyageCard }),
  CardSkeleton,
)

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) =>
    Promise.all([
      queries.fetchQuery(blocQuery(DEFAUT.cle, call)),
      queries.fetchQuery(destinationsQuery(call)),
      queries.fetchQuery(unSejourQuery(call)),
    ]),
  )
export const clientLoader = fromCache
export const headers = publicHeaders

export default function AgencesLanding() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <Landing />
    </HydrationBoundary>
  )
}

function Landing() {
  const { data: texte } = useSuspenseQuery(blocQuery(DEFAUT.cle))
  const { data: destinations } = useSuspenseQuery(destinationsQuery())
  const { data: sejours } = useSuspenseQuery(unSejourQuery())
  const [sejour] = sejours.data
  return (
    <PorteView
      action={{ to: MES_AGENCES, label: 'Créer la page de mon agence' }}
      chiffres={[
        { nb: destinations.nb, nom: 'séjours à venir', seuil: 5 },
        { nb: destinations.pays.length, nom: 'pays', seuil: 3 },
        { nb: destinations.regions.length, nom: 'régions de France', seuil: 3 },
      ]}
      legende={sejour && 'Un séjour publié, tel que les coureurs le voient.'}
      page={{ path: '/agences', nom: 'Proposer des séjours', titre: 'Proposer des séjours' }}
      porte={readPorte(texte ?? DEFAUT)}
      relief="sejour"
      vue={sejour && <VoyageCard heading="h2" voyage={sejour} />}
    />
  )
}
