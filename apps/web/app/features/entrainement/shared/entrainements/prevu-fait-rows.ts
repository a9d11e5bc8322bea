import type { Fait } from '@foulee/contract/entrainement/entrainement'
import type { Reperes } from '@foulee/domain/entrainement/reperes'
import type { Step } from '@foulee/domain/entrainement/step'
import { formatTotal, getTotaux, type Totaux } from '@foulee/domain/entrainement/totaux'
import { formatDistance, formatDureeSeance, formatNombre } from '@foulee/domain/shared/mesure'
import { sayRpe } from './etats.ts'

type Row = { id: string; nom: string; prevu: string; fait: string }

const UNKNOWN = '–'
const say = (value: number | null, format: (value: number) => string) =>
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
  const tell = (name: keyof Totaux) => formatTotal(name, totals[name]) ?? UNKNOWN
  const rows = [
    {
      id: 'duree',
      nom: 'Durée',
      prevu: tell('duree'),
      fait: say(fait.duree, formatDureeSeance),
    },
    {
      id: 'distance',
      nom: 'Distance',
      prevu: tell('distance'),
      fait: say(fait.distance, formatDistance),
    },
    { id: 'rpe', nom: 'Effort ressenti', prevu: UNKNOWN, fait: say(fait.rpe, sayRpe) },
    {
      id: 'charge',
      nom: 'Charge',
      prevu: tell('charge'),
      fait: say(fait.charge, formatNombre),
    },
  ]
  return rows.filter(({ prevu, fait: done }) => prevu !== UNKNOWN || done !== UNKNOWN)
}
