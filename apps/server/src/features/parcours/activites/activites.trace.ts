import { buffer } from 'node:stream/consumers'
import type { ActiviteEntiere } from '@foulee/contract/parcours/activites'
import type { PrepareOptions, Vue } from '@foulee/db/read-models/parcours-trace'
import type { ChiffresPartages } from '@foulee/db/schema'
import type { Montage } from '@foulee/domain/parcours/montage'
import type { Services } from '#kernel/services.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import type { OutingFile } from '#kernel/tracks/tasks.ts'
import { type ActiviteRow, presentMonActivite } from './activites.queries.ts'

type Context = Pick<Services, 'storage' | 'traces'>
type Stored = Pick<ActiviteRow, 'lignes' | 'altitudes' | 'archive_le'> & InFiles
/** `debut`: as an instant in any form. */
export type InFiles = Pick<ActiviteRow, 'original' | 'debut' | 'montage'>

/** Without positions, such as on a treadmill: it never had a line. */
export const isIndoor = ({ lignes, archive_le }: Pick<Stored, 'lignes' | 'archive_le'>): boolean =>
  lignes.length === 0 && archive_le === null

/** Line from the database or, once archived, from the original file; null without the file. */
export async function findLine(storage: Services['storage'], row: Stored) {
  const { lignes, altitudes, archive_le } = row
  const files = archive_le === null ? null : await readFiles(storage, row)
  if (!files) return { kind: 'lines', stored: { lignes, altitudes }, edit: null } as const
  return { kind: 'file', ...files } as const
}

/** The files of an outing, and what is kept of them (produit 9.30). */
export const getMontage = ({ montage, original, debut }: InFiles): Montage =>
  montage ?? [{ original, debut: debut ? Date.parse(debut) : null, garde: null }]

/** Null when one of them is gone. */
export const readFiles = (storage: Services['storage'], row: InFiles): Promise<OutingFile | null> =>
  readSources(storage, getMontage(row))

export async function readSources(
  storage: Services['storage'],
  montage: Montage,
): Promise<OutingFile | null> {
  const files: OutingFile[] = []
  for (const { original, debut, garde } of montage) {
    const bytes = await readOriginal(storage, original)
    if (!bytes) return null
    files.push({ file: { bytes }, debut, garde })
  }
  const [first, ...suite] = files
  return first ? { ...first, suite } : null
}

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
  if (isIndoor(row)) {
    const { distance, denivele, duree_mouvement, duree } = row
    const chiffres = { distance, denivele, duree: duree_mouvement ?? duree }
    return { croquis: [], zones: [], chiffres }
  }
  const files = await readFiles(storage, row)
  const { lignes, altitudes } = row
  const query = { marks: NO_MARKS, options }
  const { trace, facts } = files
    ? await traces.run({ kind: 'file', ...files, before: null, ...query })
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
  // Without the files of what was cut or joined, its other ends are not known.
  const isUnknown = !files && row.montage !== null
  return { croquis: sans_trace || isUnknown ? [] : croquis, zones, chiffres }
}

export async function drawActivite(
  { storage, traces }: Context,
  row: ActiviteRow,
  today: string,
): Promise<Omit<ActiviteEntiere, 'resultat' | 'doubles' | 'montage'>> {
  if (isIndoor(row)) return { ...presentMonActivite(row, today), trace: null }
  const line = await findLine(storage, row)
  const query = { marks: NO_MARKS, options: { rayon: 0 } }
  const { trace } =
    line.kind === 'file'
      ? await traces.run({ ...line, ...query, before: null })
      : await traces.run({ ...line, ...query })
  return { ...presentMonActivite(row, today), trace: trace.vue.trace }
}
