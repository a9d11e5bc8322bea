import type { FluxData, FluxType } from '@foulee/contract/echanges/flux'
import type { Db, Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

/** The channel on which every server process learns what those connected to it wait for. */
export const FLUX_CHANNEL = 'foulee_flux'

/** Where a thing is announced to whoever follows it: `course:12`, `evenements`. */
export type Subject = string

/** Who is told of one thing: each once, however many of its subjects they follow. */
export type Audience = {
  sujets: readonly [Subject, ...Subject[]]
  /** Who follows one of these is told nothing. */
  sauf?: readonly Subject[]
}

/** What processes say to each other. Of events that are kept it says whose, never what. */
export type FluxMessage =
  /** These members have new events. */
  | { m: number[] }
  /** What these members follow has changed. */
  | { s: number[] }
  /** Sessions of these members may have ended. */
  | { f: number[] }
  /** Something happened to a subject, and to others. */
  | Announcement

/** Of the audience the first stands alone, as it did before there were others. */
export type Announcement = {
  sujet: Subject
  aussi?: Subject[]
  sauf?: Subject[]
  type: FluxType
  data: object
}

/** PostgreSQL refuses payloads of 8000 bytes. */
const MAX_BYTES = 7_900
/** Ten digits and a comma each. */
const MAX_IDS = 700

const notify = (db: Db | Tx, message: FluxMessage) =>
  db.execute(sql`select pg_notify(${FLUX_CHANNEL}, ${JSON.stringify(message)})`)

/** Names members, as many as one announcement holds at a time. */
export async function notifyMembers(
  db: Db | Tx,
  about: 'm' | 's' | 'f',
  users_ids: Iterable<number>,
): Promise<void> {
  const ids = [...new Set(users_ids)]
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const some = ids.slice(start, start + MAX_IDS)
    await notify(db, { [about]: some } as FluxMessage)
  }
}

/** Over how long pages ask is said by each process, which knows how many it tells. */
type Said<T extends FluxType> = { type: T; data: Omit<FluxData<T>, 'etalement'> }

/**
 * Tells whoever is connected and follows the subject, once the transaction commits. It is not kept:
 * who is away asks when they are back. Said twice in one transaction in the same words, it is said once.
 * @throws RangeError when it is too long: say which thing, and let the page ask for it
 */
export const announceSubject = <T extends FluxType>(
  tx: Db | Tx,
  sujet: Subject,
  said: Said<T>,
): Promise<void> => announceTo(tx, { sujets: [sujet] }, said)

/** The same to whoever follows one of several subjects, once. @throws RangeError as `announceSubject` */
export async function announceTo<T extends FluxType>(
  tx: Db | Tx,
  { sujets: [sujet, ...aussi], sauf = [] }: Audience,
  { type, data }: Said<T>,
): Promise<void> {
  const message: Announcement = {
    sujet,
    ...(aussi.length && { aussi }),
    ...(sauf.length && { sauf: [...sauf] }),
    type,
    data,
  }
  if (Buffer.byteLength(JSON.stringify(message)) > MAX_BYTES) {
    throw new RangeError(`What is announced of ${sujet} is too long.`)
  }
  await notify(tx, message)
}

/**
 * Says that these members follow other things than before, or are in other channels: pages that are open
 * ask again. For whoever writes what these are made of too: a booking, a run list, a plan, a coach. Told
 * when the transaction commits.
 */
export const renewSubjects = (tx: Db | Tx, users_ids: Iterable<number>): Promise<void> =>
  notifyMembers(tx, 's', users_ids)

/** Says that sessions of these members may be over: streams that hang on one end at once. */
export const recheckSessions = (tx: Db | Tx, users_ids: Iterable<number>): Promise<void> =>
  notifyMembers(tx, 'f', users_ids)

/** @returns null for what another version of the code says */
export function readMessage(payload: string): FluxMessage | null {
  try {
    return JSON.parse(payload) as FluxMessage
  } catch {
    return null
  }
}
