import { setTimeout as pause } from 'node:timers/promises'
import { TraceError } from '@foulee/trace/track'
import type { JobContext } from '#kernel/jobs/work.ts'
import { createJobTracePool, type TracePool } from '#kernel/tracks/pool.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import type { Job } from '#platform/jobs/job.ts'
import { type ByteSource, MissingPieceError } from '#platform/zip/byte-source.ts'
import { readDirectory, type ZipEntry } from '#platform/zip/zip-directory.ts'
import { openEntry, readEntryBytes } from '#platform/zip/zip-entry.ts'
import { ZipError } from '#platform/zip/zip-error.ts'
import {
  advance,
  claimArchive,
  countWaiting,
  finishArchive,
  NoLongerOursError,
  notePhotos,
  type Place,
  type Progress,
  yieldArchive,
} from './archives.claim.ts'
import { openArchive } from './archives.files.ts'
import { keepOuting, readOuting } from './archives.keep.ts'
import type { ArchiveRow } from './archives.queries.ts'
import { type Carnet, createCarnet } from './carnet.ts'
import { type Item, MOST, planEntries } from './plan.ts'
import { readCarnets } from './read-carnets.ts'
import { restorePairs } from './restore-pairs.ts'

export const archivesLecture: Job<object> = {
  name: 'archives-lecture',
  every: 3,
  // Takes up what a lost job left.
  cron: '*/10 * * * *',
  options: { retryLimit: 20, retryDelay: 5, expireInSeconds: 1800 },
}

/** A turn of an archive while others wait. */
const TURN_MS = 20_000
/** And alone, so that a job ends some day. */
const LONGEST_MS = 600_000
/** Between two outings the site goes first. */
const PAUSE_MS = 10
const MAX_CLAIMS = 3

const UNREAD = 'Nous n’avons pas réussi à lire ce fichier.'
const MISSING =
  'Une partie de cette archive n’est plus là. Renvoyez-la\u00a0: les sorties déjà importées ne le seront pas deux fois.'

type Context = Pick<JobContext, 'db' | 'storage' | 'registry' | 'clock' | 'log'>
type Reading = {
  context: Context
  archive: ArchiveRow
  traces: TracePool
  carnet: Carnet
  paires: ReadonlyMap<string, number>
  place: Place
  isOver: () => Promise<boolean>
}

/** Reads one archive from where it was left, for a turn or to its end. */
export async function readArchives(context: Context, _: object, id: string): Promise<void> {
  const archive = await claimArchive(context.db, id)
  if (!archive) return
  const traces = createJobTracePool()
  try {
    await readOn(context, archive, traces)
  } catch (cause) {
    if (!(cause instanceof NoLongerOursError)) throw cause
  } finally {
    await traces.close()
  }
  if (await countWaiting(context.db)) await enqueue(context.db, archivesLecture, {})
}

async function readOn(context: Context, archive: ArchiveRow, traces: TracePool): Promise<void> {
  const { db, clock } = context
  try {
    const isWhole = await readWhole(context, archive, traces)
    if (isWhole) await finishArchive(db, archive, { etat: 'lue', now: clock() })
    else await yieldArchive(db, archive, clock())
  } catch (cause) {
    const message = findReason(cause)
    if (message === null) throw cause
    context.log.warn({ err: cause, archives_id: archive.id }, 'An archive could not be read')
    await finishArchive(db, archive, { etat: 'illisible', message, now: clock() })
  }
}

function findReason(cause: unknown): string | null {
  if (cause instanceof MissingPieceError) return MISSING
  return cause instanceof ZipError ? cause.message : null
}

/** @returns false when its turn is over */
async function readWhole(
  context: Context,
  archive: ArchiveRow,
  traces: TracePool,
): Promise<boolean> {
  const source = openArchive(context.storage, archive)
  const { items, carnets, photos } = planEntries(await readDirectory(source))
  const carnet = await readCarnets(source, carnets, createCarnet())
  // Pictures of our own export are those of routes.
  const left = isOurs(carnet) ? 0 : photos
  if (left !== archive.photos) await notePhotos(context.db, archive, left)
  const place = { rang: archive.rang, dedans: archive.dedans }
  const isStart = place.rang === 0 && place.dedans === 0
  const keeping = { users_id: archive.users_id, now: context.clock(), isStart }
  const paires = await restorePairs(context.db, carnet.foulee, keeping)
  const isOver = watchTurn(context)
  const reading: Reading = { context, archive, traces, carnet, paires, place, isOver }
  if (archive.tentatives > MAX_CLAIMS) await refuseStuck(reading, items)
  while (reading.place.rang < items.length) {
    const item = items[reading.place.rang] as Item
    if (item.nature === 'archive') {
      if (!(await readInside(reading, source, item))) return false
    } else {
      const next = { rang: reading.place.rang + 1, dedans: 0 }
      await readItem(reading, source, item, { next, avance: toShare(archive, item.entry) })
    }
    if (await isOver()) return reading.place.rang >= items.length
  }
  return true
}

const isOurs = ({ foulee }: Carnet) => foulee.sorties.size > 0

/** Routes are in our own export, and no outings. */
const ROUTE = /(^|\/)parcours\/[^/]+$/

function watchTurn({ db }: Context): Reading['isOver'] {
  const start = performance.now()
  let next = start + TURN_MS
  return async () => {
    await pause(PAUSE_MS)
    const now = performance.now()
    if (now > start + LONGEST_MS) return true
    if (now < next) return false
    next = now + TURN_MS
    return (await countWaiting(db)) > 0
  }
}

/** Thousandths, by the bytes of the archive. */
const toShare = ({ taille }: ArchiveRow, { offset, packed }: ZipEntry, share = 1): number =>
  Math.min(999, Math.floor((1000 * (offset + share * packed)) / taille))

async function move(reading: Reading, progress: Progress): Promise<void> {
  const { context, archive, place: from } = reading
  await advance(context.db, { archive, from, now: context.clock() }, progress)
  reading.place = progress.to
}

/** A file that ended its process several times is put aside. */
async function refuseStuck(reading: Reading, items: readonly Item[]): Promise<void> {
  const { rang, dedans } = reading.place
  const item = items[rang]
  if (!item) return
  const isInside = item.nature === 'archive'
  const fichier = isInside ? `${item.entry.name} (${dedans + 1})` : item.entry.name
  const to = isInside ? { rang, dedans: dedans + 1 } : { rang: rang + 1, dedans: 0 }
  const avance = toShare(reading.archive, item.entry, 0)
  await move(reading, { to, avance, refus: { fichier, raison: UNREAD } })
}

/** @returns false when the turn is over before its end */
async function readInside(reading: Reading, source: ByteSource, item: Item): Promise<boolean> {
  const { archive, isOver } = reading
  const { entry } = item
  const { rang } = reading.place
  const after = { rang: rang + 1, dedans: 0 }
  const opened = await openInside(source, entry)
  if (typeof opened === 'string') {
    const refus = { fichier: entry.name, raison: opened }
    await move(reading, { to: after, avance: toShare(archive, entry), refus })
    return true
  }
  try {
    const { items } = opened
    while (reading.place.dedans < items.length) {
      const inner = items[reading.place.dedans] as Item
      const dedans = reading.place.dedans + 1
      const avance = toShare(archive, entry, dedans / items.length)
      await readItem(reading, opened.source, inner, { next: { rang, dedans }, avance })
      if (await isOver()) return false
    }
  } finally {
    await opened.close()
  }
  await move(reading, { to: after, avance: toShare(archive, entry) })
  return true
}

/** @returns why it cannot be read, in French */
async function openInside(source: ByteSource, entry: ZipEntry) {
  try {
    const opened = await openEntry(source, entry, MOST.archive)
    try {
      return { ...opened, ...planEntries(await readDirectory(opened.source), true) }
    } catch (cause) {
      await opened.close()
      throw cause
    }
  } catch (cause) {
    if (!(cause instanceof ZipError)) throw cause
    return cause.message
  }
}

type Step = { next: Place; avance: number }

async function readItem(
  reading: Reading,
  source: ByteSource,
  { entry, raison }: Item,
  { next: to, avance }: Step,
): Promise<void> {
  const { context, archive, traces, carnet, paires, place: from } = reading
  const { name } = entry
  const refuse = (reason: string) =>
    move(reading, { to, avance, refus: { fichier: name, raison: reason } })
  if (isOurs(carnet) && ROUTE.test(name)) return move(reading, { to, avance })
  if (raison !== null) return refuse(raison)
  try {
    const bytes = await readEntryBytes(source, entry, MOST.trace)
    const outing = await readOuting(traces, carnet, { name, bytes })
    if (!outing) return await move(reading, { to, avance })
    const now = context.clock()
    const restored = { foulee: carnet.foulee, paires }
    const mine = { users_id: archive.users_id, now, restored }
    await context.db.transaction(async (tx) => {
      const counts = await keepOuting(tx, context, mine, outing)
      await advance(tx, { archive, from, now }, { to, avance, counts })
    })
    reading.place = to
  } catch (cause) {
    const isRefusal = cause instanceof TraceError || cause instanceof ZipError
    if (!isRefusal) throw cause
    await refuse(cause.message)
  }
}
