import { buffer } from 'node:stream/consumers'
import type { ParcoursChanges } from '@foulee/contract/parcours/parcours-edition'
import { ApiError } from '@foulee/contract/shared/errors'
import { DISTANCE_MIN } from '@foulee/domain/parcours/parcours'
import { TraceError } from '@foulee/trace/track'
import type { ActiviteRow } from '#features/parcours/activites/activites.queries.ts'
import { findLine, isIndoor } from '#features/parcours/activites/activites.trace.ts'
import type { Services } from '#kernel/services.ts'
import { cleanFileName } from '#kernel/tracks/file-name.ts'
import { toRefusal } from '#kernel/tracks/refusal.ts'
import type { TraceEdit } from '#kernel/tracks/track-edit.ts'
import { readSpooled, type SpooledFile } from '#platform/http/spool.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { findLines, type Owned, type TraceRow } from './parcours-owned.queries.ts'
import type { Plan } from './parcours-trace.commands.ts'

export const planFile = (file: SpooledFile): Plan => ({
  task: { kind: 'file', file: { fd: file.handle.fd, size: file.size } },
  original: { nom: cleanFileName(file.name), read: () => readSpooled(file) },
})

export async function planActivite(storage: Storage, activite: ActiviteRow): Promise<Plan> {
  const { original: key, original_nom: nom, format } = activite
  if (isIndoor(activite)) throw toRefusal(new TraceError('sans_trace', NO_LINE), nom)
  return { task: await findLine(storage, activite), original: { nom, key, format } }
}

const NO_LINE =
  'Cette sortie s’est faite sans GPS\u00a0: elle n’a pas de trace dont faire un parcours.'

type TraceChanges = Pick<ParcoursChanges, 'rayon_masque' | 'debut' | 'fin' | 'inverser' | 'origine'>

export const touchesTrace = (
  { rayon_masque, debut, fin, inverser, origine }: TraceChanges,
  { row, trace }: Owned,
): boolean =>
  debut != null ||
  fin != null ||
  inverser === 'true' ||
  origine === 'true' ||
  (trace !== null && rayon_masque !== undefined && rayon_masque !== row.rayon_masque)

export async function planChanges(
  { db, storage }: Pick<Services, 'db' | 'storage'>,
  { row, trace }: Owned,
  changes: TraceChanges,
): Promise<Plan> {
  const { rayon_masque: rayon = row.rayon_masque, origine } = changes
  if (!trace) throw toFieldError('debut', 'Ajoutez d’abord la trace.')
  if (origine === 'true') {
    return { task: { kind: 'file', file: { bytes: await readOriginal(storage, trace) } }, rayon }
  }
  const edit = readEdit(changes, trace.mesures.distance)
  const stored = await findLines(db, row.id)
  if (!stored) throw toFieldError('debut', 'Ajoutez d’abord la trace.')
  return { task: { kind: 'lines', stored, edit }, rayon }
}

function readEdit({ debut, fin, inverser }: TraceChanges, distance: number): TraceEdit | null {
  const isReversed = inverser === 'true'
  if (debut == null && fin == null && !isReversed) return null
  const edit = { debut: debut ?? 0, fin: Math.min(fin ?? distance, distance), isReversed }
  if (edit.fin - edit.debut < Math.min(DISTANCE_MIN, distance)) {
    throw toFieldError('fin', `Gardez au moins ${DISTANCE_MIN}\u00a0mètres de parcours.`)
  }
  return edit
}

async function readOriginal(storage: Storage, { original }: TraceRow): Promise<Uint8Array> {
  const file = await storage.get(original)
  if (!file) throw toFieldError('origine', 'Le fichier d’origine n’est plus là.')
  return new Uint8Array(await buffer(file.stream))
}

const toFieldError = (field: string, message: string) =>
  new ApiError('champs_invalides', { errors: { [field]: message } })
