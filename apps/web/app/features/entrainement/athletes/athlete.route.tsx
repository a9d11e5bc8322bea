import type { Athlete } from '@foulee/contract/entrainement/athletes'
import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import { describeDouleur } from '@foulee/domain/entrainement/douleur'
import { formatDate } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ChargeSection } from '#features/entrainement/shared/charge/charge-section.tsx'
import { AddDialog } from '#features/entrainement/shared/entrainements/add-dialog.tsx'
import { ATHLETES } from '#features/entrainement/shared/entrainements/paths.ts'
import { RemoveButton } from '#kit/editor/remove-button.tsx'
import { useToday } from '#kit/list-page/use-today.ts'
import { EcrireButton } from '#kit/messages/ecrire-button.tsx'
import { useCall } from '#platform/api/use-call.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { AthleteSeance } from './athlete-seance.tsx'
import { AthleteTrainings, showSeance, THIS_WEEK } from './athlete-trainings.tsx'
import { readWeeks, shiftWeeks } from './athlete-weeks.ts'
import { athleteQuery } from './athletes.queries.ts'

export default function AthletePage() {
  const id = Number(useParams().id)
  const today = useToday()
  const weeks = readWeeks(useSearchParams()[0].get('du'), today)
  const { data, error } = useQuery(athleteQuery(id, weeks.du, weeks.au))
  if (error && !data) return <FailurePage failure={readFailure(error)} />
  return (
    <main className="page grid content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="Les semaines d’un athlète."
        isPrivate
        path={`${ATHLETES}/${id}`}
        title={data?.nom ?? 'Athlète'}
      />
      {data ? <Shown athlete={data} today={today} weeks={weeks} /> : <Waiting />}
    </main>
  )
}

type ShownProps = { athlete: Athlete; today: string; weeks: { du: string; au: string } }

function Shown({ athlete, today, weeks }: ShownProps) {
  const { id, nom, partages, raisons, prochaine, charge, douleurs, entrainements } = athlete
  const [isAdding, setAdding] = useState(false)
  const { changed, setChanged, close } = useChanged()
  const hasCalendar = partages.includes('calendrier')
  return (
    <>
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: 'Mes athlètes', to: ATHLETES }, { label: nom }]} />
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-2xl md:text-3xl">{nom}</h1>
          <div className="flex flex-wrap gap-2">
            <EcrireButton nom={nom} users_id={id} />
            {hasCalendar && (
              <Button icon="plus" onClick={() => setAdding(true)} variant="primary">
                Donner une séance
              </Button>
            )}
          </div>
        </div>
        {raisons.map((raison) => (
          <p className="flex gap-2 rounded-control bg-jaune-wash p-3" key={raison}>
            <Icon className="mt-0.5 shrink-0" name="message" />
            {raison}
          </p>
        ))}
        {prochaine && (
          <p className="text-ink-soft">
            Prochaine course&nbsp;: {prochaine.nom}, {formatDate(prochaine.date)}
          </p>
        )}
      </header>
      {hasCalendar ? (
        <section aria-labelledby="semaines" className="grid gap-4">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <h2 className="text-xl" id="semaines">
              Ses semaines
            </h2>
            <nav aria-label="Autres semaines" className="flex flex-wrap gap-2">
              <ButtonLink
                className="max-md:px-3"
                icon="chevron-left"
                to={`?du=${shiftWeeks(weeks.du, -1)}`}
              >
                Avant
              </ButtonLink>
              <ButtonLink className="max-md:px-3" to={{ search: '', hash: THIS_WEEK }}>
                Cette semaine
              </ButtonLink>
              <ButtonLink className="max-md:px-3" to={`?du=${shiftWeeks(weeks.du, 1)}`}>
                Après
                <Icon name="chevron-right" />
              </ButtonLink>
            </nav>
          </div>
          <AthleteTrainings
            entrainements={entrainements}
            hasFaits={partages.includes('faits')}
            onChoose={setChanged}
            today={today}
            weeks={weeks}
          />
          <AthleteSeance athlete={{ id, nom }} entrainement={changed} onClose={close} />
        </section>
      ) : (
        <p className="card p-5">{nom} ne partage pas son calendrier avec vous.</p>
      )}
      {charge && <ChargeSection charge={charge} isOwn={false} />}
      {douleurs.length > 0 && (
        <section aria-labelledby="douleurs" className="grid gap-2">
          <h2 className="text-xl" id="douleurs">
            Douleurs
          </h2>
          <ul>
            {douleurs.map((douleur) => (
              <li key={`${douleur.jour} ${douleur.lieu}`}>
                {describeDouleur(douleur)} {douleur.mots}
              </li>
            ))}
          </ul>
        </section>
      )}
      <End id={id} nom={nom} />
      <AddDialog
        athletes={[athlete]}
        jour={isAdding ? today : null}
        onClose={() => setAdding(false)}
      />
    </>
  )
}

function useChanged() {
  const [changed, setChanged] = useState<Entrainement | null>(null)
  const [left, setLeft] = useState<Entrainement | null>(null)
  const close = () => {
    // The dialog reports its closing twice.
    if (changed) setLeft(changed)
    setChanged(null)
  }
  useEffect(() => {
    if (left) showSeance(left)
  }, [left])
  return { changed, setChanged, close }
}

function End({ id, nom }: { id: number; nom: string }) {
  const navigate = useNavigate()
  const end = useCall('POST /api/coaching/athletes/{id}/end', {
    input: { params: { id } },
    renews: 'settled',
  })
  const run = async () => {
    await end.mutateAsync(undefined)
    await navigate(ATHLETES)
  }
  return (
    <div>
      <RemoveButton
        confirm="Ne plus suivre"
        icon="close"
        label="Ne plus suivre"
        question={`Ne plus suivre ${nom}\u00a0?`}
        remove={run}
      >
        {nom} ne vous montrera plus rien. Les séances que vous avez données restent à son agenda.
      </RemoveButton>
    </div>
  )
}

const Waiting = () => (
  <Loading label="Chargement de l’athlète…">
    <div className="grid gap-6">
      <Skeleton className="h-10 w-60" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  </Loading>
)
