import type { LoaderFunctionArgs } from 'react-router'
import { prefetchCommentaires } from '#features/echanges/commentaires/commentaires.queries.ts'
import { CommentairesSection } from '#features/echanges/commentaires/commentaires-section.tsx'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { OpenDiscussion } from '#kit/messages/open-discussion.tsx'
import { PublicFailure, PublicPage } from '#kit/public-page/public-page.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { PlanPage } from './plan-page.tsx'
import { PlanPageSkeleton } from './plan-page-skeleton.tsx'
import { planQuery } from './plans.queries.ts'
// Imported here: the server renders the weeks before their script loads these styles.
import '#features/entrainement/shared/seance.css'
import './plans.css'

export const loader = ({ context, params: { slug = '' } }: LoaderFunctionArgs) =>
  prefetch(context, async (queries, call) => {
    const plan = await queries.fetchQuery(planQuery(slug, call))
    leadToName(plan, slug, `/training/plans/${plan.slug}`)
    await prefetchCommentaires(queries, { model: 'plan', id: plan.id }, call)
  })
export const clientLoader = fromCache
export const headers = publicHeaders

const StartPlan = lazyHydrate(
  () => import('#features/entrainement/programmation/start-plan.tsx'),
  () => <div className="min-h-24" />,
)

export default function PlanRoute() {
  return (
    <PublicPage query={planQuery} skeleton={<PlanPageSkeleton />}>
      {(plan) => (
        <PlanPage
          action={
            <>
              <StartPlan plan={plan} />
              <OpenDiscussion id={plan.id} kind="plan" label="Discussion du plan" />
            </>
          }
          comments={
            <>
              <CommentairesSection id={plan.id} model="plan" />
              <ReportLine id={plan.id} model="plan" />
            </>
          }
          plan={plan}
        />
      )}
    </PublicPage>
  )
}

export const ErrorBoundary = () => (
  <PublicFailure query={planQuery}>{(plan) => <PlanPage plan={plan} />}</PublicFailure>
)
