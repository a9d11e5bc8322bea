import type { Plan } from '@foulee/contract/entrainement/plan'
import type { Demande, Suivi } from '@foulee/contract/entrainement/programmation'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { RacePropositions } from '#features/entrainement/shared/entrainements/propositions.tsx'
import { useToday } from '#kit/list-page/use-today.ts'
import { useCall } from '#platform/api/use-call.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { useToast } from '#ui/toast.tsx'
import { ApercuProgramme } from './apercu-programme.tsx'
import { ChoixProgramme } from './choix-programme.tsx'
import { type Choix, listUsualDays, toDemande } from './demande-form.ts'
import { apercuQuery } from './programmation.queries.ts'
import { SuiviActions } from './suivi-actions.tsx'
import { SuiviNotices } from './suivi-notices.tsx'

export type PlanPlace = Pick<Plan, 'nb_semaines' | 'seances_par_semaine'>
type ProgrammerProps = { plan: PlanPlace; suivi: Suivi }

export function Programmer({ plan, suivi }: ProgrammerProps) {
  const today = useToday()
  const toast = useToast()
  const [search] = useSearchParams()
  const [choix, setChoix] = useState(() => begin(plan, suivi, today, search.get('epreuve')))
  const demande = toDemande(suivi.id, choix, today)
  const apercu = useQuery(apercuQuery(demande))
  const { mutate, error, isPending } = useCall('POST /api/training/plan/schedule', {
    input: (body: Demande) => ({ body }),
  })
  const isAgain = suivi.etat === 'en_cours'
  const schedule = () => {
    if (!demande || apercu.isError) return
    mutate(demande, {
      onSuccess: () => toast({ message: 'Votre plan est à votre agenda.', tone: 'success' }),
    })
  }
  return (
    <div className="grid gap-10">
      <SuiviNotices suivi={suivi} />
      <RacePropositions suivi={suivi.id} />
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[26rem_minmax(0,1fr)]">
        <form
          className="card grid grid-cols-1 gap-6 p-5"
          onSubmit={(event) => {
            event.preventDefault()
            schedule()
          }}
        >
          <ChoixProgramme choix={choix} onChange={setChoix} today={today} />
          <div className="grid gap-3">
            <Button
              aria-disabled={!demande || apercu.isError || undefined}
              icon="calendar"
              isLoading={isPending}
              isWide
              type="submit"
              variant="primary"
            >
              {isAgain ? 'Replacer mes séances' : 'Mettre à mon agenda'}
            </Button>
            {isAgain && (
              <>
                <p className="text-sm text-ink-soft">
                  Ce qui est à venir change de jour. Ce qui est fait ou manqué ne bouge pas.
                </p>
                <ButtonLink isWide to="/mon-agenda">
                  Voir mon agenda
                </ButtonLink>
              </>
            )}
            {error && (
              <p className="font-semibold text-rouge-gr" role="alert">
                {error.message}
              </p>
            )}
          </div>
        </form>
        <ApercuProgramme apercu={apercu} isAsked={demande !== null} plan={plan} />
      </div>
      {isAgain && <SuiviActions suivi={suivi} />}
    </div>
  )
}

function findGoal({ epreuve }: Suivi, today: string): number | null {
  if (!epreuve || epreuve.est_annulee || (epreuve.date ?? today) < today) return null
  return epreuve.id
}

function begin(plan: PlanPlace, suivi: Suivi, today: string, text: string | null): Choix {
  const jours = suivi.jours.length > 0 ? suivi.jours : listUsualDays(plan.seances_par_semaine)
  const epreuve = text && /^\d{1,9}$/.test(text) ? Number(text) : findGoal(suivi, today)
  // A running plan keeps its end day: restarting from the first week would change the plan.
  const isRunning = suivi.etat === 'en_cours' && suivi.fin !== null && suivi.fin > today
  return {
    depart: epreuve === null ? (isRunning ? 'fin' : 'debut') : 'liste',
    debut: suivi.debut && suivi.debut > today ? suivi.debut : today,
    fin: isRunning ? (suivi.fin ?? '') : '',
    epreuve,
    jours,
    jour_long: suivi.jours.length > 0 ? suivi.jour_long : (jours.at(-1) ?? null),
  }
}
