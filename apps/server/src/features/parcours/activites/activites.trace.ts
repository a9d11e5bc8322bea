import { buffer } from 'node:stream/consumers'
import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import type { PrepareOptions, Vue } from '@foulee/db/read-models/parcours-trace'
import type { ChiffresPartages } from '@foulee/db/schema'
import type { Services } from '#kernel/services.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import { type ActiviteRow, presentMonActivite } from './activites.queries.ts'

type Context = Pick<Services, 'storage' | 'traces'>
type Stored = Pick<ActiviteRow, 'lignes' | 'altitudes' | 'archive_le' | 'original' | 'debut'>

/** Line from the database or, once archived, from the original file; null without the file. */
export async function findLine(storage: Services['storage'], row: Stored) {
  const { lignes, altitudes, archive_le, original } = row
  const bytes = archive_le === null ? null : await readOriginal(storage, original)
  if (!bytes) return { kind: 'lines', stored: { lignes, altitudes }, edit: null } as const
  return { kind: 'file', file: { bytes }, debut: findDebut(row) } as const
}

export const findDebut = ({ debut }: Pick<ActiviteRow, 'debut'>): number | null =>
  debut ? Date.parse(debut) : null

export async function readOriginal(
  storage: Services['storage'],
  key: string,
): Promise<Uint8Array | null> {
  const file = await storage.get(key)
  return file && new Uint8Array(await buffer(file.stream))
}

export type Shown = Pick<Vue, 'croquis' | 'zones'> & { chiffres: ChiffresPartages }

/**
 * Cuts the ends of an outing. Figures are measured on the visible part; the duration needs the
 * file, null without it.
 */
export async function drawShown(
  { storage, traces }: Context,
  row: ActiviteRow,
  { sans_trace, ...options }: PrepareOptions & { sans_trace: boolean },
): Promise<Shown> {
  const bytes = await readOriginal(storage, row.original)
  const { lignes, altitudes } = row
  const query = { marks: NO_MARKS, options }
  const { trace, facts } = bytes
    ? await traces.run({
        kind: 'file',
        file: { bytes },
        debut: findDebut(row),
        before: null,
        ...query,
      })
    : await traces.run({ kind: 'lines', stored: { lignes, altitudes }, edit: null, ...query })
  const { croquis, zones, trace: shown } = trace.vue
  const { distance, denivele, duree_mouvement, duree } = row
  const chiffres = zones.length
    ? {
        distance: shown?.distance ?? 0,
        denivele: shown?.denivele.calcule ?? null,
        duree: (shown && facts?.duree_montree) ?? null,
      }
    : { distance, denivele, duree: duree_mouvement ?? duree }
  return { croquis: sans_trace ? [] : croquis, zones, chiffres }
}

export async function drawActivite(
  { storage, traces }: Context,
  row: ActiviteRow,
  today: string,
): Promise<Omit<ActiviteEntiere, 'resultat' | 'doubles'>> {
  const line = await findLine(storage, row)
  const query = { marks: NO_MARKS, options: { rayon: 0 } }
  const { trace } =
    line.kind === 'file'
      ? await traces.run({ ...line, ...query, before: null })
      : await traces.run({ ...line, ...query })
  return { ...presentMonActivite(row, today), trace: trace.vue.trace }
}
