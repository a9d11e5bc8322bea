import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { PageHead } from '../../../page-head.tsx'
import { fromCache, prefetch, publicHeaders } from '../../../prefetch.ts'
import { ButtonLink } from '../../../ui/button.tsx'
import { HowItWorks } from '../../../ui/how-it-works.tsx'
import { ReliefImage } from '../../../ui/relief-image.tsx'
import { Stat, StatRow } from '../../../ui/stat.tsx'
import { destinationsQuery } from '../voyages/voyages.queries.ts'
import { MES_AGENCES } from './paths.ts'

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => queries.fetchQuery(destinationsQuery(call)))
export const clientLoader = fromCache
export const headers = publicHeaders

const STEPS = [
  {
    title: 'Créez la page de votre agence',
    text: 'Immatriculation, garant, assureur\u00a0: le numéro est vérifié dans sa forme tout de suite, et l’équipe le compare au registre.',
  },
  {
    title: 'Écrivez votre séjour',
    text: 'Jour par jour, avec le parcours de chaque journée\u00a0: sa distance, son dénivelé et sa carte viennent tout seuls.',
  },
  {
    title: 'Ouvrez vos départs',
    text: 'Dates, places et prix, un par un ou toutes les semaines. Une place n’est jamais vendue deux fois, et la liste d’attente se remplit d’elle-même.',
  },
] as const

const PROMISES = [
  'Publier un séjour est gratuit, et Foulée ne prend aucune commission.',
  'L’argent ne passe pas par nous\u00a0: acompte et solde se règlent chez vous, comme vous le dites.',
  'Le formulaire d’information que la loi demande est écrit avec vos données, lu avant de réserver et gardé avec la réservation.',
  'Les avis sont ceux de vos voyageurs, et de personne d’autre.',
] as const

/** Produit 10.4, /agences: what selling stays here means, in one screen. */
export default function AgencesLanding() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <Landing />
    </HydrationBoundary>
  )
}

function Landing() {
  return (
    <main id="contenu">
      <PageHead
        description="Votre agence organise des séjours de trail ou de course à pied&nbsp;? Publiez-les jour par jour et remplissez vos départs, sans commission et sans place vendue deux fois."
        path="/agences"
        title="Proposer des séjours"
      />
      <div className="page grid gap-12 py-8 md:py-14">
        <header className="grid items-center gap-8 md:grid-cols-[3fr_2fr]">
          <div className="grid justify-items-start gap-5">
            <h1 className="text-4xl text-balance md:text-5xl">Vos séjours, devant qui court</h1>
            <p className="text-lg text-ink-soft">
              Écrivez votre séjour jour par jour, et remplissez vos départs avec des coureurs qui
              savent à quoi s’attendre.
            </p>
            <Figures />
            <ButtonLink icon="plus" to={MES_AGENCES} variant="primary">
              Créer la page de mon agence
            </ButtonLink>
          </div>
          <div className="overflow-hidden rounded-card max-md:hidden">
            <ReliefImage className="w-full" isEager kind="sejour" slug="agences" />
          </div>
        </header>
        <HowItWorks promises={PROMISES} steps={STEPS} title="Comment ça marche" />
      </div>
    </main>
  )
}

/** What is there today; nothing is said while there is nothing. */
function Figures() {
  const { data } = useSuspenseQuery(destinationsQuery())
  if (!data.nb) return null
  return (
    <StatRow>
      <Stat label={data.nb > 1 ? 'séjours à venir' : 'séjour à venir'} value={data.nb} />
      <Stat label={data.pays.length > 1 ? 'pays' : 'seul pays'} value={data.pays.length} />
      <Stat
        label={data.regions.length > 1 ? 'régions de France' : 'région de France'}
        value={data.regions.length}
      />
    </StatRow>
  )
}
