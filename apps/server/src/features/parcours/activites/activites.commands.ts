import { ApiError } from '@foulee/contract/shared/errors'
import * as t from '@foulee/db/schema'
import { TraceError } from '@foulee/trace/track'
import { eq } from 'drizzle-orm'
import { removeFact } from '#kernel/feed/write-publication.ts'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import type { Services } from '#kernel/services.ts'
import { cleanFileName } from '#kernel/tracks/file-name.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import { toRefusal } from '#kernel/tracks/refusal.ts'
import { describeCleaned } from '#kernel/tracks/remarques.ts'
import { readSpooled, type SpooledFile } from '#platform/http/spool.ts'
import { removeUnusedOriginals, storeOriginal } from '#platform/storage/stored-files.ts'
import { insertActivites } from './activites.insert.ts'
import { getOwnActivite } from './activites.queries.ts'

type Context = Pick<Services, 'db' | 'storage' | 'log' | 'traces' | 'registry'>
type NewActivite = { users_id: number; file: SpooledFile; titre: string | undefined; now: Date }

const NO_OUTING =
  'Il ne dit pas quand vous avez couru\u00a0: déposez-le plutôt comme parcours, ou exportez la sortie depuis votre montre.'

export async function createActivite(context: Context, input: NewActivite): Promise<Created> {
  const { db, storage } = context
  const { users_id, file, titre, now } = input
  const original_nom = cleanFileName(file.name)
  const answer = await read(context, file).catch((cause: unknown) => {
    throw toRefusal(cause, original_nom)
  })
  const { facts } = answer
  // A course for a watch has times too, which are invented.
  if (facts?.kind !== 'activite' || !facts.times) {
    throw toRefusal(new TraceError('sans_trace', NO_OUTING), original_nom)
  }
  const { format } = facts
  const ids = await db.transaction(async (tx) => {
    const original = await storeOriginal(tx, storage, await readSpooled(file), format)
    const trace = { original, original_nom, format }
    return insertActivites(tx, context.registry, { users_id, trace, answer, now, titre })
  })
  const [id, ...otherIds] = ids
  if (id === undefined) throw toRefusal(new TraceError('sans_trace', NO_OUTING), original_nom)
  return { id, otherIds, remarques: describeCleaned(facts.cleaned) }
}

export type Created = { id: number; otherIds: number[]; remarques: string[] }

const read = ({ traces }: Context, { handle, size }: SpooledFile) =>
  traces.run({
    kind: 'file',
    file: { fd: handle.fd, size },
    before: null,
    marks: NO_MARKS,
    options: { rayon: 0 },
  })

export async function removeActivite(
  { db, storage, log }: Pick<Context, 'db' | 'storage' | 'log'>,
  { users_id, id }: { users_id: number; id: number },
): Promise<void> {
  const { original } = await getOwnActivite(db, users_id, id)
  await db.transaction(async (tx) => {
    const removed = await tx
      .delete(t.activites)
      .where(eq(t.activites.id, id))
      .returning({ id: t.activites.id })
    if (!removed.length) throw new ApiError('activite_introuvable')
    await removeFact(tx, 'activite', id)
    await recordFaits(tx, users_id, 'sortie')
  })
  // The outing is already deleted: a disk error does not change that.
  await removeUnusedOriginals(db, storage, [original]).catch((cause: unknown) => log.error(cause))
}
