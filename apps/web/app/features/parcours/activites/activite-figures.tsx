import type { Activite, MonActivite } from '@foulee/contract/parcours/activites'
import { formatDistance, formatDuree, formatNombre } from '@foulee/domain/shared/mesure'
import { Stat, StatRow } from '#ui/stat.tsx'
import { formatDuration, formatPace } from './activite-facts.ts'

type FiguresProps = { activite: Activite & Partial<Pick<MonActivite, 'rpe'>> }

export function ActiviteFigures({ activite }: FiguresProps) {
  const { distance, denivele, duree, duree_mouvement, rpe } = activite
  const inMotion = formatDuration(activite)
  const pace = formatPace(activite)
  const hasPaused = duree !== null && duree_mouvement !== null && duree - duree_mouvement >= 60
  return (
    <StatRow>
      <Stat label="Distance" value={formatDistance(distance)} />
      {denivele !== null && <Stat label="Montée (D+)" unit="m" value={formatNombre(denivele)} />}
      {inMotion && <Stat label={hasPaused ? 'En mouvement' : 'Durée'} value={inMotion} />}
      {hasPaused && <Stat label="Avec les pauses" value={formatDuree(duree)} />}
      {pace && <Stat label="Allure" value={pace} />}
      {rpe != null && <Stat label="Effort ressenti" unit="sur 10" value={formatNombre(rpe)} />}
    </StatRow>
  )
}
