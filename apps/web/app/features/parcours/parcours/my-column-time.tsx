import { formatTemps } from '@foulee/domain/shared/mesure'
import { Icon } from '#ui/icon.tsx'
import { isRisky } from './chance-text.ts'
import { useCoursePredictions } from './course-predictions.queries.ts'

type MyColumnTimeProps = { slug: string; editionsId: number; epreuvesId: number }

export default function MyColumnTime({ slug, editionsId, epreuvesId }: MyColumnTimeProps) {
  const { data } = useCoursePredictions(slug, editionsId)
  const mine = data?.epreuves.find(({ epreuves_id }) => epreuves_id === epreuvesId)
  return (
    <div className="member-only no-print mt-2 min-h-26 border-t border-line pt-2 text-sm">
      <p className="text-ink-soft">Mon temps</p>
      {mine ? (
        <>
          <p className="text-lg font-semibold tabular-nums">{formatTemps(mine.temps)}</p>
          <p className="text-ink-soft tabular-nums">
            {mine.fourchette.map(formatTemps).join(' à ')}
          </p>
          {mine.barrieres.some(({ barriere }) => isRisky(barriere.chance)) && (
            <p className="flex items-center gap-1 font-semibold text-rouge-gr">
              <Icon className="shrink-0" name="alert" size={16} />
              Barrière juste
            </p>
          )}
        </>
      ) : (
        data === null && <p className="text-lg text-ink-soft">à calculer</p>
      )}
    </div>
  )
}
