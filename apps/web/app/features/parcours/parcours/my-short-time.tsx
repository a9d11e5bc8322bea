import { formatTemps } from '@foulee/domain/shared/mesure'
import { Badge } from '#ui/badge.tsx'
import { chanceText, isRisky } from './chance-text.ts'
import { useCoursePredictions } from './course-predictions.queries.ts'

type MyShortTimeProps = { slug: string; editionsId: number; epreuvesId: number }

/** Predicted time of a coming race, and the worst chance at its cut-offs; nothing where unknown. */
export default function MyShortTime({ slug, editionsId, epreuvesId }: MyShortTimeProps) {
  const { data } = useCoursePredictions(slug, editionsId)
  const mine = data?.epreuves.find(({ epreuves_id }) => epreuves_id === epreuvesId)
  if (!mine) return null
  const chances = mine.barrieres.map(({ barriere }) => barriere.chance)
  const worst = chances.length ? Math.min(...chances) : null
  return (
    <p className="flex flex-wrap items-center gap-2 text-sm">
      <span>
        Mon temps : <strong className="tabular-nums">{formatTemps(mine.temps)}</strong>
      </span>
      {worst !== null && isRisky(worst) && (
        <Badge icon="alert" tone="danger">
          Barrières : {chanceText(worst)}
        </Badge>
      )}
    </p>
  )
}
