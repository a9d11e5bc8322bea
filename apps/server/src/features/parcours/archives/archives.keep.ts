import { createHash } from 'node:crypto'
import type { Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { CHAUSSURES_MAX } from '@foulee/domain/parcours/chaussures'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { decodeFit } from '@foulee/trace/fit/decode-fit'
import { cleanName } from '@foulee/trace/read-titles'
import { TraceError } from '@foulee/trace/track'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { isOuting, NO_OUTING } from '#features/parcours/activites/activites.file.ts'
import { insertActivites } from '#features/parcours/activites/activites.insert.ts'
import type { JobContext } from '#kernel/jobs/work.ts'
import { cleanFileName } from '#kernel/tracks/file-name.ts'
import { NO_MARKS } from '#kernel/tracks/marks.ts'
import type { TracePool } from '#kernel/tracks/pool.ts'
import type { TraceAnswer } from '#kernel/tracks/tasks.ts'
import { getStorageKey } from '#platform/storage/storage.ts'
import { storeOriginal } from '#platform/storage/stored-files.ts'
import { scanGzip } from '#platform/zip/zip-entry.ts'
import type { Counts } from './archives.claim.ts'
import { type Restored, restoreSorties } from './archives.restore.ts'
import { type Carnet, findNote, type Note, type Paire } from './carnet.ts'
import type { Sortie } from './carnet-foulee.ts'
import { cleanNotes } from './clean-words.ts'
import { MOST } from './plan.ts'

export type ReadOuting = {
  original_nom: string
  /** As in the archive. */
  bytes: Buffer
  /** SHA-256 of the file, as in the archive and without gzip. */
  prints: readonly string[]
  answer: TraceAnswer
  note: Note | null
  /** As our own export tells it; empty for another’s archive. */
  sorties: readonly Sortie[]
}

const GZIP = Buffer.from([0x1f, 0x8b])
const FILE_ID = { number: 0, type: 0 }
const ACTIVITY_FILE = 4
/** The first message of a FIT file says its type. */
const HEAD = 512

/**
 * Reads a file of an archive in a worker thread.
 * @returns null for a FIT file of another kind: sleep, settings and totals of a watch
 * @throws TraceError or ZipError, in French, for a file that is no outing
 */
export async function readOuting(
  traces: TracePool,
  carnet: Carnet,
  { name, bytes }: { name: string; bytes: Buffer },
): Promise<ReadOuting | null> {
  const isPacked = bytes.subarray(0, GZIP.length).equals(GZIP)
  // The thread unpacks it: here it is never whole.
  const inside = isPacked ? await scanGzip(bytes, { most: MOST.trace, headSize: HEAD }) : null
  if (isOtherFit(inside?.head ?? bytes)) return null
  const answer = await traces.run({
    kind: 'file',
    file: { bytes: new Uint8Array(bytes) },
    before: null,
    marks: NO_MARKS,
    options: { rayon: 0 },
    takesIndoor: true,
  })
  if (!isOuting(answer.facts)) throw new TraceError('sans_trace', NO_OUTING)
  const note = findNote(carnet, name, answer.facts.times?.debut ?? null)
  const own = hash(bytes)
  const sorties = carnet.foulee.sorties.get(own) ?? []
  const prints = inside ? [own, inside.sha256] : [own]
  return { original_nom: cleanFileName(name), bytes, prints, answer, note, sorties }
}

function isOtherFit(bytes: Buffer): boolean {
  let type = Number.NaN
  const head = new Uint8Array(bytes.subarray(0, HEAD))
  decodeFit(
    head,
    (message) => {
      if (message.number === FILE_ID.number && Number.isNaN(type))
        type = message.value(FILE_ID.type)
    },
    () => {},
  )
  return !Number.isNaN(type) && type !== ACTIVITY_FILE
}

export type Keeping = { users_id: number; now: Date; restored: Restored }

/** Stores an outing with what the archive says of it, in the transaction that marks it as done. */
export async function keepOuting(
  tx: Tx,
  { storage, registry }: Pick<JobContext, 'storage' | 'registry'>,
  { users_id, now, restored }: Keeping,
  outing: ReadOuting,
): Promise<Counts> {
  const { original_nom, bytes, prints, answer, note, sorties } = outing
  const { facts, legs } = answer
  if (!isOuting(facts)) return {}
  const { format } = facts
  if (await isThere(tx, users_id, { format, prints })) return { deja: 1 }
  const original = await storeOriginal(tx, storage, bytes, format)
  if (sorties.length) {
    return restoreSorties(tx, registry, { users_id, now, restored }, { original, answer, sorties })
  }
  const sport = note?.sport ?? facts.sport
  const inserted = await insertActivites(tx, registry, {
    users_id,
    now,
    titre: (note?.titre && cleanName(note.titre)) || undefined,
    notes: cleanNotes(note?.description),
    isFromArchive: true,
    trace: { original, original_nom, format },
    // The sport of a member’s own log, unless the file has several.
    answer: legs ? answer : { ...answer, facts: { ...facts, sport } },
  })
  const fresh = inserted.filter(({ etat }) => etat === 'nouvelle').map(({ id }) => id)
  if (note?.paire && fresh.length) await wear(tx, { users_id, now }, note.paire, fresh)
  const doublons = inserted.filter(({ etat }) => etat === 'double').length
  return { gardees: fresh.length, doublons }
}

const hash = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex')

/** The file itself, packed or not, whatever its outing has become since. */
async function isThere(
  tx: Tx,
  users_id: number,
  { format, prints }: { format: string; prints: readonly string[] },
): Promise<boolean> {
  const keys = prints.map((print) => getStorageKey('original', print, `trace.${format}`))
  const { activites } = t
  const isSame = and(eq(activites.users_id, users_id), inArray(activites.original, keys))
  return (await tx.$count(activites, isSame)) > 0
}

const MAX_WORD = 60
const cut = (text: string) => takeGraphemes(text, MAX_WORD)

/** The pair of this name, made when there is none and room for one. */
async function wear(
  tx: Tx,
  { users_id, now }: Pick<Keeping, 'users_id' | 'now'>,
  paire: Paire,
  ids: readonly number[],
): Promise<void> {
  const [marque, modele, surnom] = [cut(paire.marque), cut(paire.modele), cut(paire.surnom)]
  // Serialises a member’s changes of shoes, as their own calls do.
  await tx
    .select({ id: t.users.id })
    .from(t.users)
    .where(eq(t.users.id, users_id))
    .for('no key update')
  const { chaussures } = t
  const mine = eq(chaussures.users_id, users_id)
  const names = [surnom, `${marque} ${modele}`.trim(), modele].filter(Boolean)
  const lower = names.map((name) => name.toLowerCase())
  const isNamed = sql`lower(coalesce(${chaussures.surnom}, '')) in ${lower}
    or lower(trim(coalesce(${chaussures.marque}, '') || ' ' || ${chaussures.modele})) in ${lower}`
  const [known] = await tx
    .select({ id: chaussures.id })
    .from(chaussures)
    .where(and(mine, sql`(${isNamed})`))
    .orderBy(chaussures.id)
    .limit(1)
  const chaussures_id = known?.id ?? (await createPair(tx))
  if (chaussures_id === null) return
  await tx
    .update(t.activites)
    .set({ chaussures_id })
    .where(inArray(t.activites.id, [...ids]))

  async function createPair(db: Tx): Promise<number | null> {
    if ((await db.$count(chaussures, mine)) >= CHAUSSURES_MAX) return null
    const created_at = now.toISOString()
    const values = { users_id, marque: marque || null, modele, surnom: surnom || null, created_at }
    const [row] = await db.insert(chaussures).values(values).returning({ id: chaussures.id })
    return row?.id ?? null
  }
}
