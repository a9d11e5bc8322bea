import { isApiError } from '@foulee/contract/shared/call-error'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { listCodes } from '#platform/offline/codes.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { ErrorState } from '#ui/error-state.tsx'
import { FailurePage } from '#ui/failure/failure-page.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Loading, Skeleton } from '#ui/skeleton.tsx'
import { CodeCard } from './code-card.tsx'
import { InscriptionPage } from './inscription-page.tsx'
import { dateQuery } from './inscriptions.queries.ts'
import { inscriptionPath } from './paths.ts'

const DESCRIPTION = 'Venez à un évènement, ou attendez une place.'

export default function InscriptionRoute() {
  const { slug = '', dates_id } = useParams()
  const id = Number(dates_id)
  if (!Number.isSafeInteger(id) || id < 1) {
    return <FailurePage failure={{ status: 404, message: '' }} />
  }
  return <OfDate id={id} key={id} slug={slug} />
}

function OfDate({ id, slug }: { id: number; slug: string }) {
  const { data, error, isFetching, refetch } = useQuery(dateQuery(id))
  if (data) return <InscriptionPage date={data} />
  if (isApiError(error) && [403, 404].includes(error.status)) {
    return <FailurePage failure={{ status: 404, message: error.message }} />
  }
  return (
    <main className="page grid gap-6 py-6 md:py-10" id="contenu">
      <PageHead
        description={DESCRIPTION}
        isPrivate
        path={inscriptionPath(slug, id)}
        title="Inscription"
      />
      {error ? (
        <>
          <OfflineCodeView id={id} />
          <ErrorState
            isRetrying={isFetching}
            message={error.message}
            onRetry={() => void refetch()}
          />
        </>
      ) : (
        <Loading label="Chargement de la date…">
          <div className="grid gap-5">
            <Skeleton className="h-10 w-72" />
            <Skeleton className="h-96 max-w-md rounded-card" />
          </div>
        </Loading>
      )}
    </main>
  )
}

function OfflineCodeView({ id }: { id: number }) {
  const { currentUser } = useSession()
  const kept = listCodes().find(
    (code) => code.dates_id === id && code.users_id === currentUser?.users_id,
  )
  if (!kept) return null
  return (
    <CodeCard
      adresse={kept.adresse}
      lines={[kept.quand, kept.ou, kept.groupe ?? '']}
      nom={null}
      titre={kept.titre}
    />
  )
}
