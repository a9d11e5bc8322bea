import type { SuiviEntier } from '@foulee/contract/entrainement/programmation'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { PlanWeeks } from '#features/entrainement/plans/plan-weeks.tsx'
import { ENTRAINEMENT } from '#features/entrainement/shared/entrainements/paths.ts'
import { useToday } from '#kit/list-page/use-today.ts'
import { DiscussionButton } from '#kit/messages/discussion-button.tsx'
import { Badge } from '#ui/badge.tsx'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { Icon } from '#ui/icon.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Progress } from '#ui/progress.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { dateWeeks } from './dated-weeks.ts'
import { suiviQuery } from './programmation.queries.ts'
import { Programmer } from './programmer.tsx'
import { SuiviNotices } from './suivi-notices.tsx'
import {
  ETAT_SUIVI_LABELS,
  findWeek,
  hasWeeks,
  isOpen,
  monPlanPath,
  programmerPath,
} from './suivi-words.ts'
import '#features/entrainement/plans/plans.css'

export default function MonPlan() {
  const id = Number(useParams().id)
  const { data, error } = useQuery(suiviQuery(id))
  if (error && !data) return <FailurePage failure={readFailure(error)} />
  return (
    <main className="page grid content-start gap-8 py-6 *:min-w-0 md:py-10" id="contenu">
      <PageHead
        description="Les semaines d’un plan que vous suivez."
        isPrivate
        path={monPlanPath(id)}
        title={data?.titre ?? 'Mon plan'}
      />
      {data ? (
        <Shown suivi={data} />
      ) : (
        <Loading label="Chargement du plan…">
          <div className="grid gap-6">
            <Skeleton className="h-10 w-60" />
            <Skeleton className="h-96 rounded-card" />
          </div>
        </Loading>
      )}
    </main>
  )
}

function Shown({ suivi }: { suivi: SuiviEntier }) {
  const { titre, etat, plan, coach, nb } = suivi
  const { semaines, dates } = dateWeeks(suivi)
  const place = {
    nb_semaines: semaines.length,
    seances_par_semaine: Math.max(0, ...semaines.map(({ nb_seances }) => nb_seances)),
  }
  return (
    <>
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: 'Entraînement', to: ENTRAINEMENT }, { label: titre }]} />
        <div className="flex flex-wrap items-center gap-3">
          <Badge tone={etat === 'en_cours' ? 'success' : 'info'}>{ETAT_SUIVI_LABELS[etat]}</Badge>
          {coach && <span className="text-ink-soft">Par {coach.nom}</span>}
        </div>
        <h1 className="text-2xl md:text-3xl">{titre}</h1>
        {nb.prevus > 0 && (
          <>
            <Progress label="Séances faites" max={nb.prevus} value={nb.faits} />
            <p className="text-ink-soft">{`${nb.faits}\u00a0faites sur ${nb.prevus}`}</p>
          </>
        )}
        {plan ? (
          <div className="flex flex-wrap gap-3">
            {isOpen(suivi) && (
              <ButtonLink icon="calendar" to={programmerPath(plan.slug)}>
                {etat === 'accorde' ? 'Choisir mes jours' : 'Ma programmation'}
              </ButtonLink>
            )}
            <ButtonLink to={`/training/plans/${plan.slug}`}>La page du plan</ButtonLink>
            <DiscussionButton id={plan.id} kind="plan" />
          </div>
        ) : (
          <p className="flex gap-2.5 rounded-control bg-ciel-wash px-4 py-3">
            <Icon className="mt-0.5 shrink-0" name="info" />
            {hasWeeks(suivi)
              ? 'Ce plan n’est plus proposé. Vous gardez ses semaines et vos entraînements.'
              : 'Ce plan n’est plus proposé.'}
          </p>
        )}
        {plan && <SuiviNotices suivi={suivi} />}
      </header>
      <PlanWeeks
        current={findWeek(suivi, useToday())}
        dates={dates}
        plan={{ semaines, prix: 0, premium: false }}
      />
      {!plan && isOpen(suivi) && semaines.length > 0 && (
        <section aria-labelledby="programmation" className="grid gap-5">
          <h2 className="text-2xl" id="programmation">
            Ma programmation
          </h2>
          <Programmer key={suivi.etat} plan={place} suivi={suivi} />
        </section>
      )}
    </>
  )
}
