import type { FilterDefinition } from '@foulee/contract/shared/filters'
import { getPlanPath } from '@foulee/domain/entrainement/annuaire'
import { OBJECTIF_PLAN_LABELS, OBJECTIFS_PLAN } from '@foulee/domain/entrainement/plan'
import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { plansText } from '#features/entrainement/shared/plan-words.ts'
import { MakerLine } from '#kit/directory/maker-line.tsx'
import { fromCache, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { Breadcrumb } from '#ui/breadcrumb.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { SectionHeading } from '#ui/section-heading.tsx'
import { PlanCard } from './plan-card.tsx'
import { annuaireQuery, planFiltresQuery } from './plans.queries.ts'

const NEWEST = 6

export const loader = ({ context }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) =>
    Promise.all([
      queries.fetchQuery(planFiltresQuery(call)),
      queries.fetchQuery(annuaireQuery({}, 1, call)),
    ]),
  )
export const clientLoader = fromCache
export const headers = publicHeaders

export default function AnnuaireRoute() {
  const { queries } = useLoaderData<typeof loader>()
  return (
    <HydrationBoundary state={queries}>
      <Annuaire />
    </HydrationBoundary>
  )
}

const readCounts = (definition: FilterDefinition | undefined): Record<string, number> =>
  Object.fromEntries(
    Object.entries(definition?.possibles ?? {}).map(([value, { nb }]) => [value, nb ?? 0]),
  )

function Annuaire() {
  const { data: filtres } = useSuspenseQuery(planFiltresQuery())
  const { data: list } = useSuspenseQuery(annuaireQuery({}, 1))
  const counts = readCounts(filtres.objectif)
  const goals = OBJECTIFS_PLAN.filter((objectif) => counts[objectif])
  const newest = list.data.slice(0, NEWEST)
  return (
    <main className="page grid gap-10 pt-2 pb-8" id="contenu">
      <PageHead
        description={`${plansText(list.nb)} d’entraînement pour débuter, courir un 10\u00a0km, un semi, un marathon ou un trail\u00a0: chaque séance en détail, à placer sur vos jours.`}
        path={getPlanPath()}
        title="Plans d’entraînement de course à pied et de trail"
      />
      <header className="grid gap-3">
        <Breadcrumb crumbs={[{ label: 'Accueil', to: '/' }, { label: 'Plans d’entraînement' }]} />
        <h1 className="text-2xl sm:text-3xl">Plans d’entraînement</h1>
        <p className="max-w-2xl text-lg text-ink-soft">
          {`${plansText(list.nb)} écrits par des coachs. Chacun dit ce qu’il demande avant de commencer, et se place sur vos jours, à rebours de votre course.`}
        </p>
      </header>
      {list.nb === 0 ? (
        <EmptyState title="Pas encore de plan">
          <p>Les premiers plans arrivent. Revenez bientôt.</p>
        </EmptyState>
      ) : (
        <>
          <section aria-labelledby="par-objectif" className="grid gap-4">
            <SectionHeading id="par-objectif" title="Par objectif" />
            <ul className="gap-x-10 sm:columns-2 lg:columns-3">
              {goals.map((objectif) => (
                <li className="break-inside-avoid" key={objectif}>
                  <Link className="directory-link" to={getPlanPath(objectif)}>
                    <span>{OBJECTIF_PLAN_LABELS[objectif]}</span>
                    <span className="directory-count">
                      {counts[objectif]}
                      <span className="sr-only"> plans</span>
                    </span>
                  </Link>
                </li>
              ))}
            </ul>
          </section>
          <section aria-labelledby="derniers" className="grid gap-4">
            <SectionHeading id="derniers" title="Les plus récents" />
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
              {newest.map((plan) => (
                <li key={plan.id}>
                  <PlanCard plan={plan} />
                </li>
              ))}
            </ul>
          </section>
        </>
      )}
      <MakerLine
        label="Publiez vos plans"
        question="Vous êtes coach, ou d’un club&nbsp;?"
        to="/club-et-coach"
      />
    </main>
  )
}
