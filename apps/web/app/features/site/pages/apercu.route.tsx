import { HydrationBoundary, useSuspenseQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useParams, useRouteError } from 'react-router'
import { fromCache, prefetch, privateHeaders } from '#platform/api/prefetch.ts'
import { ButtonLink } from '#ui/button.tsx'
import { ErrorPage } from '#ui/failure/error-page.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { readFailure } from '#ui/failure/read-failure.ts'
import { PageView } from './page-view.tsx'
import { apercuQuery } from './pages.queries.ts'

export const loader = ({ context, params: { jeton = '' } }: LoaderFunctionArgs) =>
  prefetch(context, (queries, call) => queries.fetchQuery(apercuQuery(jeton, call)))
export const clientLoader = fromCache
export const headers = privateHeaders

/** /apercu/{jeton}: draft of a managed page, for holders of the link. */
export default function ApercuRoute() {
  const { queries } = useLoaderData<typeof loader>()
  const { jeton = '' } = useParams()
  return (
    <HydrationBoundary state={queries}>
      <Suspense fallback={<main id="contenu" />}>
        <Draft jeton={jeton} />
      </Suspense>
    </HydrationBoundary>
  )
}

function Draft({ jeton }: { jeton: string }) {
  const { data } = useSuspenseQuery(apercuQuery(jeton))
  return <PageView isDraft page={data} />
}

export function ErrorBoundary() {
  const failure = readFailure(useRouteError())
  if (failure.status !== 404) return <FailurePage failure={failure} />
  return (
    <>
      <title>Aperçu périmé · Foulée</title>
      <ErrorPage
        action={
          <ButtonLink to="/" variant="primary">
            Revenir au départ
          </ButtonLink>
        }
        title="Ce lien d’aperçu n’est plus valable"
      >
        <p>Un aperçu se lit sept jours. Demandez-en un nouveau à l’équipe.</p>
      </ErrorPage>
    </>
  )
}
