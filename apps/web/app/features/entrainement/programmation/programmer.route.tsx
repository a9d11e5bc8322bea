import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { planQuery } from '#features/entrainement/plans/plans.queries.ts'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { joinQueries } from '#ui/join-queries.ts'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { TextLink } from '#ui/text-link.tsx'
import { mesSuivisQuery } from './programmation.queries.ts'
import { Programmer } from './programmer.tsx'
import { findSuivi, programmerPath } from './suivi-words.ts'

export default function ProgrammerRoute() {
  const { slug = '' } = useParams()
  const plan = useQuery(planQuery(slug))
  const suivis = useQuery(mesSuivisQuery())
  if (plan.error && 'status' in plan.error && plan.error.status === 404) {
    return <FailurePage failure={{ status: 404, message: plan.error.message }} />
  }
  const suivi = plan.data && suivis.data ? findSuivi(suivis.data, plan.data.id) : null
  const mayPlace = suivi?.etat === 'accorde' || suivi?.etat === 'en_cours'
  return (
    <main className="page grid gap-8 py-6 md:py-10" id="contenu">
      <PageHead
        description="Placer un plan sur votre agenda."
        isPrivate
        path={programmerPath(slug)}
        title="Programmer un plan"
      />
      <header className="grid gap-2">
        <p>
          <TextLink to={`/training/plans/${slug}`}>{plan.data?.titre ?? 'Le plan'}</TextLink>
        </p>
        <h1 className="text-2xl md:text-3xl">
          {suivi?.etat === 'en_cours' ? 'Ma programmation' : 'Placer ce plan sur mes jours'}
        </h1>
      </header>
      <Query
        label="Chargement du plan…"
        query={joinQueries(plan, suivis)}
        skeleton={
          <div className="grid gap-6 lg:grid-cols-2">
            <Skeleton className="h-96 rounded-card" />
            <Skeleton className="h-96 rounded-card" />
          </div>
        }
      >
        {([data]) =>
          suivi && mayPlace ? (
            <Programmer key={suivi.id} plan={data} suivi={suivi} />
          ) : (
            <EmptyState
              action={
                <ButtonLink to={`/training/plans/${slug}`} variant="primary">
                  Voir le plan
                </ButtonLink>
              }
              title={suivi?.etat === 'termine' ? 'Ce plan est fini' : 'Vous ne suivez pas ce plan'}
            >
              {suivi?.etat === 'termine' && suivi.avis.join(' ')} Commencez-le depuis sa page, vous
              choisirez ensuite vos jours.
            </EmptyState>
          )
        }
      </Query>
    </main>
  )
}
