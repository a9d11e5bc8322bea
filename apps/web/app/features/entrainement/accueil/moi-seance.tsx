import type { Entrainement } from '@foulee/contract/entrainement/entrainement'
import type { Suivi } from '@foulee/contract/entrainement/programmation'
import { addDays, countDays } from '@foulee/domain/shared/calendrier'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { useQuery } from '@tanstack/react-query'
import { BlocsSeance } from '#features/entrainement/shared/blocs-seance.tsx'
import { trainingsQuery } from '#features/entrainement/shared/entrainements/entrainements.queries.ts'
import { ETATS } from '#features/entrainement/shared/entrainements/etats.ts'
import {
  ENTRAINEMENT,
  entrainementPath,
  PLANS,
} from '#features/entrainement/shared/entrainements/paths.ts'
import { useReperes } from '#features/entrainement/shared/forme.queries.ts'
import { TotauxSeance } from '#features/entrainement/shared/totaux-seance.tsx'
import { useToday } from '#kit/list-page/use-today.ts'
import { Bloc, BlocVide } from '#kit/member-page/bloc.tsx'
import { Badge } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Link } from '#ui/link.tsx'
import { Progress } from '#ui/progress.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { formatProgress } from './suivi-words.ts'
import { findPlan, listCurrent, suivisQuery } from './suivis.queries.ts'
import { findDue } from './week.ts'

const AHEAD = 14

export function MaSeance() {
  const today = useToday()
  const trainings = useQuery(trainingsQuery(today, addDays(today, AHEAD)))
  const suivis = useQuery(suivisQuery)
  const due = trainings.data && findDue(trainings.data, today)
  const query = {
    data:
      trainings.data && suivis.data
        ? { due, suivi: findPlan(listCurrent(suivis.data, today), due?.suivi?.id) }
        : undefined,
    error: trainings.error ?? suivis.error,
    isFetching: trainings.isFetching || suivis.isFetching,
    refetch: () => Promise.all([trainings, suivis].map(({ refetch }) => refetch())),
  }
  return (
    <Bloc
      id="seance"
      more={{ to: ENTRAINEMENT, label: 'Mon entraînement' }}
      query={query}
      title="Ma séance"
    >
      {({ due, suivi }) => (
        <>
          {due && <Due entrainement={due} today={today} />}
          {!due && <Nothing hasPlan={suivi !== undefined} />}
          {suivi && <Plan suivi={suivi} today={today} />}
        </>
      )}
    </Bloc>
  )
}

function formatDay(jour: string, today: string): string {
  const days = countDays(today, jour)
  if (days === 0) return 'Aujourd’hui'
  return days === 1 ? 'Demain' : formatDateLongue(jour)
}

function Due({ entrainement, today }: { entrainement: Entrainement; today: string }) {
  const { id, titre, steps, jour, etat } = entrainement
  const reperes = useReperes()
  const { label, tone, icon } = ETATS[etat]
  return (
    <div className="grid gap-3">
      <div className="grid gap-1">
        <p className="text-sm font-semibold text-sapin first-letter:uppercase">
          {formatDay(jour, today)}
        </p>
        <h3 className="text-xl/7">
          <Link className="hover:text-sapin hover:underline" to={entrainementPath(id)}>
            {titre}
          </Link>
        </h3>
      </div>
      {steps.length > 0 && (
        <>
          <BlocsSeance isDecorative reperes={reperes} steps={steps} />
          <TotauxSeance reperes={reperes} size="small" steps={steps} />
        </>
      )}
      {etat !== 'prevu' && (
        <p>
          <Badge icon={icon} tone={tone}>
            {label}
          </Badge>
        </p>
      )}
    </div>
  )
}

const Nothing = ({ hasPlan }: { hasPlan: boolean }) =>
  hasPlan ? (
    <p className="text-ink-soft">Rien n’est prévu ces deux prochaines semaines.</p>
  ) : (
    <BlocVide
      action={
        <ButtonLink icon="calendar" to={PLANS}>
          Choisir un plan
        </ButtonLink>
      }
    >
      Un plan se cale sur le jour de votre course, et dit chaque matin quoi courir.
    </BlocVide>
  )

function Plan({ suivi, today }: { suivi: Suivi; today: string }) {
  const { id, titre, etat, nb } = suivi
  const isOwn = etat !== 'demande' && etat !== 'refuse'
  return (
    <div className="grid gap-1.5 border-t border-line pt-3">
      <p className="text-sm">
        Mon plan&nbsp;:{' '}
        {isOwn ? <TextLink to={`${ENTRAINEMENT}/mes-plans/${id}`}>{titre}</TextLink> : titre}
      </p>
      {etat === 'en_cours' && (
        <>
          <Progress label="Séances faites" max={nb.prevus} value={nb.faits} />
          <p className="text-sm text-ink-soft">{formatProgress(suivi, today)}</p>
        </>
      )}
      {etat === 'demande' && (
        <p className="text-sm text-ink-soft">Votre demande attend la réponse du coach.</p>
      )}
      {etat === 'accorde' && (
        <p className="text-sm text-ink-soft">Il n’est pas encore à votre agenda.</p>
      )}
      {etat === 'termine' && <p className="text-sm text-ink-soft">Il est terminé.</p>}
    </div>
  )
}
