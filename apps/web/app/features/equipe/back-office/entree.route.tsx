import { readBackOfficePage } from '@foulee/domain/equipe/back-office'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { lazy, useEffect } from 'react'
import { useSearchParams } from 'react-router'
import { CodeForm } from '#features/membres/second-facteur/code-form.tsx'
import { useVerifyFactor } from '#features/membres/second-facteur/second-facteur.mutations.ts'
import { facteurQuery } from '#features/membres/second-facteur/second-facteur.queries.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Query } from '#ui/query.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { useEnter } from './back-office.mutations.ts'

const Enrolment = lazy(() => import('#features/membres/second-facteur/enrolment.tsx'))

/**
 * Entry of the back office (produit 15.1, `links.admin`); not found for members outside the staff.
 */
export default function Entree() {
  const { currentUser } = useSession()
  if (!currentUser?.options.staff) return <FailurePage failure={{ status: 404, message: '' }} />
  return (
    <main className="page grid max-w-2xl content-start gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description="L’entrée de l’équipe."
        isPrivate
        path="/back-office"
        title="Back-office"
      />
      <h1 className="text-2xl md:text-3xl">Back-office</h1>
      <Door />
    </main>
  )
}

/** Redirects at once, unless the session still needs its second factor. */
function Door() {
  const client = useQueryClient()
  return (
    <Query query={useQuery(facteurQuery)} skeleton={<Opening />}>
      {({ est_demande, donne_le, actif_le }) => {
        if (!est_demande || donne_le) return <Enter />
        if (actif_le) return <Code />
        return (
          <>
            <p className="text-lg">
              Pour entrer, reliez d’abord une application qui donne des codes.
            </p>
            <Enrolment onDone={() => void client.invalidateQueries(facteurQuery)} />
          </>
        )
      }}
    </Query>
  )
}

function Code() {
  return (
    <div className="card p-5">
      <CodeForm mutation={useVerifyFactor()} submit="Entrer" />
    </div>
  )
}

function Enter() {
  const [search] = useSearchParams()
  const { mutate, error, isPending } = useEnter(readBackOfficePage(search.get('vers')))
  useEffect(() => mutate(), [mutate])
  if (!error) return <Opening />
  return <ErrorState isRetrying={isPending} message={error.message} onRetry={() => mutate()} />
}

const Opening = () => (
  <p className="flex items-center gap-3" role="status">
    <Spinner />
    Ouverture…
  </p>
)
