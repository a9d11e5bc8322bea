import type { Plan } from '@foulee/contract/entrainement/plan'
import { formatDenivele, formatDistanceShort, formatNombre } from '@foulee/domain/shared/mesure'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import type { ReactNode } from 'react'
import {
  formatGoal,
  getAcces,
  labelPrix,
  planDescription,
  planTitle,
} from '#features/entrainement/shared/plan-words.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { useSession } from '#platform/session/session-provider.tsx'
import { Badge, Ribbon } from '#ui/badge.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { PageHero } from '#ui/page-hero.tsx'
import { ReliefImage } from '#ui/relief-image.tsx'
import { ShareAndPrint } from '#ui/share-and-print.tsx'
import { Stat, StatRow } from '#ui/stat.tsx'
import { listPlanCrumbs } from './plan-crumbs.ts'
import { PlanBodySkeleton } from './plan-page-skeleton.tsx'

type PlanPageProps = {
  plan: Plan
  action?: ReactNode
  comments?: ReactNode
}

export function PlanPage({ plan, action, comments }: PlanPageProps) {
  const { slug, titre, statut, sport } = plan
  const goal = formatGoal(plan)
  return (
    <main className="pb-8" id="contenu">
      <PageHead
        description={planDescription(plan)}
        image={`/partage/plans/${slug}.png`}
        isPrivate={statut !== 'publiee'}
        path={`/training/plans/${slug}`}
        title={planTitle(plan)}
      />
      <PageHero
        aside={<PlanActions action={action} plan={plan} />}
        crumbs={[...listPlanCrumbs(plan), { label: titre }]}
        picture={<ReliefImage className="page-hero-picture" isEager kind="training" slug={slug} />}
        ribbons={<PlanRibbon statut={statut} />}
      >
        <p className="flex flex-wrap gap-2">
          {goal && <Badge>{goal}</Badge>}
          <Badge>{SPORT_LABELS[sport]}</Badge>
          <Badge tone={getAcces(plan) === 'gratuit' ? 'success' : 'info'}>{labelPrix(plan)}</Badge>
        </p>
        <h1 className="text-3xl wrap-anywhere md:text-4xl">{titre}</h1>
        <PlanOrigin plan={plan} />
        <PlanFigures plan={plan} />
      </PageHero>
      <PlanBody plan={plan} />
      {comments && <div className="no-print page pt-14">{comments}</div>}
    </main>
  )
}

const PlanBody = lazyHydrate(() => import('./plan-page-body.tsx'), PlanBodySkeleton)

function PlanRibbon({ statut }: Pick<Plan, 'statut'>) {
  if (statut === 'publiee') return null
  return (
    <Ribbon icon={statut === 'en_validation' ? 'clock' : 'lock'} tone="info">
      {statut === 'en_validation' ? 'En cours de validation' : 'Brouillon'}&nbsp;: cette page n’est
      pas encore publique.
    </Ribbon>
  )
}

function PlanOrigin({ plan: { coach, note, nb_notes } }: { plan: Plan }) {
  return (
    <p className="flex flex-wrap items-center gap-x-5">
      {coach && (
        <span className="text-ink-soft">
          Par{' '}
          <Link className="text-link" to={`/coureurs/${coach.id}`}>
            {coach.nom}
          </Link>
        </span>
      )}
      {note !== null && (
        <a className="inline-flex min-h-11 items-center gap-1.5 hover:underline" href="#avis">
          <Icon className="text-sapin" name="star" size={18} />
          <strong className="tabular-nums">{formatNombre(note, 1)}</strong>
          <span className="text-ink-soft">{`sur 5, ${formatNombre(nb_notes)}\u00a0avis`}</span>
        </a>
      )}
    </p>
  )
}

function PlanFigures({ plan }: { plan: Plan }) {
  const { nb_semaines, seances_par_semaine, distance_cible, denivele_cible } = plan
  return (
    <StatRow>
      <Stat label={nb_semaines > 1 ? 'Semaines' : 'Semaine'} size="large" value={nb_semaines} />
      <Stat label="Séances par semaine, au plus" size="large" value={seances_par_semaine} />
      {distance_cible !== null && (
        <Stat label="Distance visée" value={formatDistanceShort(distance_cible)} />
      )}
      {denivele_cible !== null && (
        <Stat label="Dénivelé visé" value={formatDenivele(denivele_cible)} />
      )}
    </StatRow>
  )
}

function PlanActions({ plan, action }: { plan: Plan; action: ReactNode }) {
  const { currentUser } = useSession()
  const isOwn = currentUser !== null && currentUser.users_id === plan.coach?.id
  const mayEdit = isOwn || currentUser?.droits.includes('moderer')
  return (
    <div className="card no-print grid gap-3 p-5">
      {action}
      <div className="grid gap-2 border-t border-line pt-3 first:border-0 first:pt-0">
        <ShareAndPrint path={`/training/plans/${plan.slug}`} title={plan.titre} />
      </div>
      {mayEdit && (
        <ButtonLink icon="edit" to={`/contribution/plans/${plan.id}`}>
          Modifier
        </ButtonLink>
      )}
    </div>
  )
}
