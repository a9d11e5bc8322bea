import { buffer } from 'node:stream/consumers'
import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import type { PrepareOptions, Vue } from '@foulee/db/read-models/parcours-trace'
import type { Services } from '../../../services.ts'
import { NO_MARKS } from '../../../traces/marks.ts'
import { type ActiviteRow, presentActivite } from './activites.queries.ts'

type Context = Pick<Services, 'storage' | 'traces'>
type Stored = Pick<ActiviteRow, 'lignes' | 'altitudes' | 'archive_le' | 'original'>

/**
 * Where the line of an outing is read: in the database or, once it is old enough, in the file that it
 * came in. One whose file is gone has no line any more.
 */
export async function findLine(storage: Services['storage'], row: Stored) {
  const { lignes, altitudes, archive_le, original } = row
  const file = archive_le === null ? null : await storage.get(original)
  if (!file) return { kind: 'lines', stored: { lignes, altitudes }, edit: null } as const
  const bytes = new Uint8Array(await buffer(file.stream))
  return { kind: 'file', file: { bytes } } as const
}

/** The line of an outing as it is seen with these ends cut off. */
export async function drawLine(
  { storage, traces }: Context,
  row: Stored,
  options: PrepareOptions,
): Promise<Vue> {
  const line = await findLine(storage, row)
  const asked = { marks: NO_MARKS, options }
  const { trace } =
    line.kind === 'file'
      ? await traces.run({ ...line, ...asked, before: null })
      : await traces.run({ ...line, ...asked })
  return trace.vue
}

/** An outing with its line and profile, drawn when it is asked for: only its owner ever does. */
export async function drawActivite(
  context: Context,
  row: ActiviteRow,
  today: string,
): Promise<Omit<ActiviteEntiere, 'resultat'>> {
  const vue = await drawLine(context, row, { rayon: 0 })
  return { ...presentActivite(row, today), trace: vue.trace }
}
