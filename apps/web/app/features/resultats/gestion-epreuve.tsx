import type { Course, Epreuve } from '@foulee/contract/courses'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/error-state.tsx'
import { Loading, Skeleton } from '../../ui/skeleton.tsx'
import { ClaimsList } from './claims-list.tsx'
import { LinesSearch } from './lines-search.tsx'
import { gestionResultatsQuery } from './resultats.queries.ts'
import { SentFile } from './sent-file.tsx'
import { UploadSteps } from './upload-steps.tsx'

/** The results of one épreuve: what is published, a new file, who waits for an answer. */
export function GestionEpreuve({ course, epreuve }: { course: Course; epreuve: Epreuve }) {
  const { data, error, isFetching, refetch } = useQuery(gestionResultatsQuery(epreuve.id))
  if (error && !data) {
    return (
      <ErrorState isRetrying={isFetching} message={error.message} onRetry={() => void refetch()} />
    )
  }
  if (!data) {
    return (
      <Loading label="Chargement des résultats…">
        <Skeleton className="h-64 rounded-card" />
      </Loading>
    )
  }
  const { envoi, empechement, revendications } = data
  return (
    <div className="grid gap-10">
      {envoi && <SentFile course={course} envoi={envoi} epreuvesId={epreuve.id} />}
      {revendications.length > 0 && (
        <ClaimsList epreuvesId={epreuve.id} revendications={revendications} />
      )}
      {empechement ? (
        <p className="card p-5">{empechement}</p>
      ) : (
        <UploadSteps course={course} epreuvesId={epreuve.id} hasResults={envoi !== null} />
      )}
      {envoi && <LinesSearch epreuvesId={epreuve.id} />}
    </div>
  )
}
