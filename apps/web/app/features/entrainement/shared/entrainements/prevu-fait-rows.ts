import type { Fait } from '@foulee/contract/entrainement/entrainement'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import type { Step } from '@foulee/domain/entrainement/step'
import { formatTotal, getTotaux, type Totaux } from '@foulee/domain/entrainement/totaux'
import { formatDistance, formatDureeSeance, formatNombre } from '@foulee/domain/shared/mesure'
import { formatRpe } from './etats.ts'

type Row = { id: string; nom: string; prevu: string; fait: string }

const UNKNOWN = '–'
const formatKnown = (value: number | null, format: (value: number) => string) =>
  value === null ? UNKNOWN : format(value)

/**
 * Measures as planned and done; unknown ones are left out. Planned values use the formula of the
 * session's totals, so that both agree.
 */
export function listRows(
  { steps }: { steps: readonly Step[] },
  fait: Fait,
  reperes?: Reperes,
): Row[] {
  const totals = getTotaux(steps, reperes)
  const formatPlanned = (name: keyof Totaux) => formatTotal(name, totals[name]) ?? UNKNOWN
  const rows = [
    {
      id: 'duree',
      nom: 'Durée',
      prevu: formatPlanned('duree'),
      fait: formatKnown(fait.duree, formatDureeSeance),
    },
    {
      id: 'distance',
      nom: 'Distance',
      prevu: formatPlanned('distance'),
      fait: formatKnown(fait.distance, formatDistance),
    },
    { id: 'rpe', nom: 'Effort ressenti', prevu: UNKNOWN, fait: formatKnown(fait.rpe, formatRpe) },
    {
      id: 'charge',
      nom: 'Charge',
      prevu: formatPlanned('charge'),
      fait: formatKnown(fait.charge, formatNombre),
    },
  ]
  return rows.filter(({ prevu, fait: done }) => prevu !== UNKNOWN || done !== UNKNOWN)
}
