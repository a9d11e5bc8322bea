import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { prefetchCommentaires } from '#features/echanges/commentaires/commentaires.queries.ts'
import { CommentairesSection } from '#features/echanges/commentaires/commentaires-section.tsx'
import { ReportLine } from '#kit/flag/report-line.tsx'
import { OpenDiscussion } from '#kit/messages/open-discussion.tsx'
import { OwnerPreview } from '#kit/organisation/owner-preview.tsx'
import { fromCache, leadToName, prefetch, publicHeaders } from '#platform/api/prefetch.ts'
import { lazyHydrate } from '#platform/page-loading/lazy-hydrate.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
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
  const { queries } = useLoaderData<typeof loader>()
  const { slug = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<PlanPageSkeleton />} key={slug}>
        <PublicPlan slug={slug} />
      </Suspense>
    </HydrationBoundary>
  )
}

function PublicPlan({ slug }: { slug: string }) {
  const { data: plan } = useSuspenseQuery(planQuery(slug))
  return (
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
  )
}

export function ErrorBoundary() {
  const { slug = '' } = useParams()
  const failure = readFailure(useRouteError())
  const failurePage = <FailurePage failure={failure} />
  if (failure.status !== 404) return failurePage
  return (
    <OwnerPreview otherwise={failurePage} query={planQuery(slug)}>
      {(plan) => <PlanPage plan={plan} />}
    </OwnerPreview>
  )
}
