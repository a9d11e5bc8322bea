import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { addDays, getMonday } from '@foulee/domain/shared/calendrier'
import { useQuery } from '@tanstack/react-query'
import { EntrainementSheet } from '#features/entrainement/shared/entrainements/entrainement-sheet.tsx'
import {
  outingsQuery,
  trainingsQuery,
} from '#features/entrainement/shared/entrainements/entrainements.queries.ts'
import {
  AGENDA,
  ENTRAINEMENT,
  FORME,
  PLANS,
  SEANCES,
} from '#features/entrainement/shared/entrainements/paths.ts'
import {
  MissedPropositions,
  RacePropositions,
} from '#features/entrainement/shared/entrainements/propositions.tsx'
import { useToday } from '#kit/list-page/use-today.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { joinQueries } from '#ui/join-queries.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { SuiviCard } from './suivi-card.tsx'
import { listCurrent, suivisQuery } from './suivis.queries.ts'
import { Today } from './today.tsx'
import { findSortie, formatSortieLongue, listWeek } from './week.ts'
import { Week } from './week.tsx'
import './accueil.css'

const ParcoursSortie = lazyHydrate(
  () => import('#features/parcours/parcours/parcours-sortie.tsx'),
  () => null,
)

const AHEAD = 14

export default function Training() {
  return (
    <main className="page grid content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Votre séance du jour, votre semaine et votre plan."
        isPrivate
        path={ENTRAINEMENT}
        title="Entraînement"
      />
      <header className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl md:text-3xl">Entraînement</h1>
        <nav aria-label="Entraînement" className="flex flex-wrap gap-2">
          <ButtonLink icon="calendar" to={AGENDA}>
            Mon agenda
          </ButtonLink>
          <ButtonLink icon="stopwatch" to={FORME}>
            Ma forme
          </ButtonLink>
        </nav>
      </header>
      <Content />
      <EntrainementSheet showParcours={({ id }) => <ParcoursSortie heading="h3" id={id} />} />
    </main>
  )
}

function Content() {
  const today = useToday()
  const lundi = getMonday(today)
  const trainings = useQuery(trainingsQuery(lundi, addDays(lundi, 6 + AHEAD)))
  const suivis = useQuery(suivisQuery)
  return (
    <Query
      label="Chargement de votre entraînement…"
      query={joinQueries(trainings, suivis)}
      skeleton={<Waiting />}
    >
      {([entrainements, plans]) => <Shown entrainements={entrainements} plans={plans} />}
    </Query>
  )
}

type ShownProps = { entrainements: readonly Entrainement[]; plans: readonly Suivi[] }

function Shown({ entrainements, plans }: ShownProps) {
  const today = useToday()
  const current = listCurrent(plans, today)
  const sortie = findSortie(entrainements, plans, today)
  const lundi = getMonday(today)
  const outings = useQuery(outingsQuery(lundi, addDays(lundi, 6))).data ?? []
  if (current.length === 0 && entrainements.length === 0 && outings.length === 0) {
    return <Nothing />
  }
  return (
    <div className="training-accueil">
      <div className="grid content-start gap-6">
        <RacePropositions />
        <Today entrainements={entrainements} today={today} />
        {sortie && (
          <ParcoursSortie heading="h2" id={sortie.id} titre={formatSortieLongue(sortie, today)} />
        )}
        <MissedPropositions />
      </div>
      <div className="grid content-start gap-6">
        <Week today={today} week={listWeek(entrainements, today, outings)} />
        {current.map((suivi) => (
          <SuiviCard key={suivi.id} suivi={suivi} today={today} />
        ))}
        {current.length === 0 && (
          <p className="flex flex-wrap gap-2">
            <ButtonLink to={PLANS}>Choisir un plan</ButtonLink>
            <ButtonLink to={SEANCES}>Trouver une séance</ButtonLink>
          </p>
        )}
      </div>
    </div>
  )
}

const Nothing = () => (
  <EmptyState
    action={
      <>
        <ButtonLink to={PLANS} variant="primary">
          Choisir un plan
        </ButtonLink>
        <ButtonLink to={SEANCES}>Trouver une séance</ButtonLink>
      </>
    }
    title="Votre prochaine course commence ici"
  >
    Choisissez un plan qui finit le jour de votre course, ou ajoutez une séance à votre agenda.
  </EmptyState>
)

const Waiting = () => (
  <div className="training-accueil">
    <Skeleton className="h-80 rounded-card" />
    <div className="grid content-start gap-6">
      <Skeleton className="h-48 rounded-card" />
      <Skeleton className="h-40 rounded-card" />
    </div>
  </div>
)
