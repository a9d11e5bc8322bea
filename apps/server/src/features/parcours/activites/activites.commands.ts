import { ApiError } from '@foulee/contract/shared/errors'
import * as t from '@foulee/db/schema'
import { TraceError } from '@foulee/trace/track'
import { and, eq, inArray, not, or } from 'drizzle-orm'
import { removeFact } from '#kernel/feed/write-publication.ts'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import type { Services } from '#kernel/services.ts'
import { cleanFileName } from '#kernel/tracks/file-name.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import { toRefusal } from '#kernel/tracks/refusal.ts'
import { describeCleaned } from '#kernel/tracks/remarques.ts'
import { readSpooled, type SpooledFile } from '#platform/http/spool.ts'
import { removeUnusedOriginals, storeOriginal } from '#platform/storage/stored-files.ts'
import { isOuting, NO_OUTING } from './activites.file.ts'
import { announceOuting, insertActivites } from './activites.insert.ts'
import { getOwnActivite } from './activites.queries.ts'

type Context = Pick<Services, 'db' | 'storage' | 'log' | 'traces' | 'registry'>
type NewActivite = { users_id: number; file: SpooledFile; titre: string | undefined; now: Date }

export async function createActivite(context: Context, input: NewActivite): Promise<Created> {
  const { db, storage } = context
  const { users_id, file, titre, now } = input
  const original_nom = cleanFileName(file.name)
  const answer = await read(context, file).catch((cause: unknown) => {
    throw toRefusal(cause, original_nom)
  })
  const { facts } = answer
  if (!isOuting(facts)) throw toRefusal(new TraceError('sans_trace', NO_OUTING), original_nom)
  const { format } = facts
  const ids = await db.transaction(async (tx) => {
    const original = await storeOriginal(tx, storage, await readSpooled(file), format)
    const trace = { original, original_nom, format }
    const outing = { users_id, trace, answer, now, titre }
    const inserted = await insertActivites(tx, context.registry, outing)
    return [...new Set(inserted.map(({ id }) => id))]
  })
  const [id, ...otherIds] = ids
  if (id === undefined) throw toRefusal(new TraceError('sans_trace', NO_OUTING), original_nom)
  const remarques = describeCleaned(facts.cleaned)
  if (await db.$count(t.activites, inArray(t.activites.double_de, ids))) remarques.push(SAME_RUN)
  return { id, otherIds, remarques }
}

const SAME_RUN =
  'Nous en avons un autre enregistrement\u00a0: la sortie compte une fois, avec le plus riche des deux.'

export type Created = { id: number; otherIds: number[]; remarques: string[] }

const read = ({ traces }: Context, { handle, size }: SpooledFile) =>
  traces.run({
    kind: 'file',
    file: { fd: handle.fd, size },
    before: null,
    marks: NO_MARKS,
    options: { rayon: 0 },
    takesIndoor: true,
  })

export async function removeActivite(
  { db, storage, log }: Pick<Context, 'db' | 'storage' | 'log'>,
  { users_id, id }: { users_id: number; id: number },
): Promise<void> {
  await getOwnActivite(db, users_id, id)
  const originals = await db.transaction(async (tx) => {
    // Other recordings of the run go with it.
    const removed = await tx
      .delete(t.activites)
      .where(or(eq(t.activites.id, id), eq(t.activites.double_de, id)))
      .returning({ original: t.activites.original })
    if (!removed.length) throw new ApiError('activite_introuvable')
    await removeFact(tx, 'activite', id)
    await recordFaits(tx, users_id, 'sortie')
    return removed.map(({ original }) => original)
  })
  // The outing is already deleted: a disk error does not change that.
  await removeUnusedOriginals(db, storage, originals).catch((cause: unknown) => log.error(cause))
}

/** « Ce sont deux sorties »: the other recordings of an outing become outings of their own. */
export async function separateDoubles(
  { db, registry }: Pick<Context, 'db' | 'registry'>,
  { users_id, id, now }: { users_id: number; id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    await getOwnActivite(tx, users_id, id)
    const rows = await tx
      .update(t.activites)
      .set({ double_de: null })
      .where(and(eq(t.activites.double_de, id), not(t.activites.est_jointe)))
      .returning()
    for (const row of rows) await announceOuting(tx, registry, { row, now })
  })
}
