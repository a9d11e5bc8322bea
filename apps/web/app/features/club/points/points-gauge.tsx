import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/error-state.tsx'
import { Gauge } from '../../../ui/progress.tsx'
import { Loading, Skeleton } from '../../../ui/skeleton.tsx'
import { TextLink } from '../../../ui/text-link.tsx'
import { jaugeQuery } from './points.queries.ts'
import { PointsEntries } from './points-entries.tsx'

/** The points gauge of the profile (produit 12.2), with what filled it last. */
export function PointsGauge() {
  const { data, error, isRefetching, refetch } = useQuery(jaugeQuery())
  if (error && !data) {
    return (
      <ErrorState
        isRetrying={isRefetching}
        message={error.message}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) {
    return (
      <Loading label="Points&nbsp;: chargement…">
        <Skeleton className="h-14" />
      </Loading>
    )
  }
  return (
    <div className="grid gap-4">
      <Gauge label="Points" max={data.max} value={data.jauge} />
      {data.points.length > 0 && <PointsEntries entries={data.points} />}
      <TextLink className="justify-self-start" to="/points">
        Gagner des points, et mon historique
      </TextLink>
    </div>
  )
}
