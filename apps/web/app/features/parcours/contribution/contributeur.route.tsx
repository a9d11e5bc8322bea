import { readPorte } from '@foulee/domain/site/porte'
import { PORTE_CONTRIBUTEUR as DEFAUT } from '@foulee/domain/site/portes/contributeur'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { itinerairesQuery } from '#features/site/itineraires/itineraires.queries.ts'
import { blocQuery } from '#features/site/pages/pages.queries.ts'
import { PorteView } from '#features/site/portes/porte-view.tsx'
import { unParcoursQuery } from '#features/site/portes/portes.queries.ts'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { CardSkeleton } from '#ui/card-skeleton.tsx'
import { MES_PARCOURS } from './paths.ts'

const ParcoursCard = lazyHydrate(
  async () => ({
    default: (await import('#features/parcours/parcours/parcours-card.tsx')).ParcoursCard,
  }),
  CardSkeleton,
)

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) =>
    Promise.all([
      queries.fetchQuery(blocQuery(DEFAUT.cle, call)),
      queries.fetchQuery(itinerairesQuery(call)),
      queries.fetchQuery(unParcoursQuery(call)),
    ]),
  )
export const clientLoader = fromCache
export const headers = publicHeaders

export default function ContributeurDeParcours() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <Landing />
    </HydrationBoundary>
  )
}

function Landing() {
  const { data: texte } = useSuspenseQuery(blocQuery(DEFAUT.cle))
  const { data: itineraires } = useSuspenseQuery(itinerairesQuery())
  const { data: parcours } = useSuspenseQuery(unParcoursQuery())
  const [un] = parcours.data
  return (
    <PorteView
      action={{ to: MES_PARCOURS, label: 'Ajouter un parcours' }}
      chiffres={[
        { nb: itineraires.nb, nom: 'parcours publiés', seuil: 10 },
        { nb: itineraires.departements.length, nom: 'départements', seuil: 5 },
      ]}
      legende={un && 'Un parcours publié, tel que les coureurs le voient.'}
      page={{
        path: '/contributeur-de-parcours',
        nom: 'Partager ses parcours',
        titre: 'Partagez vos parcours',
      }}
      porte={readPorte(texte ?? DEFAUT)}
      relief="parcours"
      vue={un && <ParcoursCard heading="h2" parcours={un} />}
    />
  )
}
