import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import type { Services } from '../../../services.ts'
import { NO_MARKS } from '../../../traces/marks.ts'
import { type ActiviteRow, presentActivite } from './activites.queries.ts'

/** An outing with its line and profile, drawn when it is asked for: only its owner ever does. */
export async function drawActivite(
  traces: Services['traces'],
  row: ActiviteRow,
  today: string,
): Promise<ActiviteEntiere> {
  const { lignes, altitudes } = row
  const { trace } = await traces.run({
    kind: 'lines',
    stored: { lignes, altitudes },
    edit: null,
    marks: NO_MARKS,
    options: { rayon: 0 },
  })
  return { ...presentActivite(row, today), trace: trace.vue.trace }
}
