import type { FluxData, FluxType } from '@foulee/contract/echanges/flux'
import type { Db, Tx } from '@foulee/db/connect'
import { sql } from 'drizzle-orm'

export const FLUX_CHANNEL = 'foulee_flux'

/** Topic of announcements: `course:12`, `evenements`. */
export type Subject = string

export type Audience = {
  sujets: readonly [Subject, ...Subject[]]
  sauf?: readonly Subject[]
}

/** Notification between processes. For stored events it contains members, not content. */
export type FluxMessage =
  /** These members have new events. */
  | { m: number[] }
  /** Subscriptions of these members have changed. */
  | { s: number[] }
  /** Sessions of these members may have ended. */
  | { f: number[] }
  | Announcement

/** The first subject stands apart, for compatibility with older versions. */
export type Announcement = {
  sujet: Subject
  aussi?: Subject[]
  sauf?: Subject[]
  type: FluxType
  data: object
}

/** PostgreSQL limits payloads to 8000 bytes. */
const MAX_BYTES = 7_900
const MAX_IDS = 700

const notify = (db: Db | Tx, message: FluxMessage) =>
  db.execute(sql`select pg_notify(${FLUX_CHANNEL}, ${JSON.stringify(message)})`)

export async function notifyMembers(
  db: Db | Tx,
  about: 'm' | 's' | 'f',
  users_ids: Iterable<number>,
): Promise<void> {
  const ids = [...new Set(users_ids)]
  for (let start = 0; start < ids.length; start += MAX_IDS) {
    const batch = ids.slice(start, start + MAX_IDS)
    await notify(db, { [about]: batch } as FluxMessage)
  }
}

/** Each process adds the delay over which its clients spread their requests. */
type ChannelEvent<T extends FluxType> = { type: T; data: Omit<FluxData<T>, 'etalement'> }

/**
 * Announces to connected followers on commit. Not stored: a reconnecting page fetches the current
 * state. Duplicates within a transaction merge.
 * @throws RangeError when too long: send a reference and let the page fetch the data
 */
export const announceSubject = <T extends FluxType>(
  tx: Db | Tx,
  sujet: Subject,
  event: ChannelEvent<T>,
): Promise<void> => announceTo(tx, { sujets: [sujet] }, event)

export async function announceTo<T extends FluxType>(
  tx: Db | Tx,
  { sujets: [sujet, ...aussi], sauf = [] }: Audience,
  { type, data }: ChannelEvent<T>,
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
 * Reloads these members' subscriptions on commit, after a change of follows or channels, or of
 * their sources: a booking, a run list, a plan, a coach.
 */
export const renewSubjects = (tx: Db | Tx, users_ids: Iterable<number>): Promise<void> =>
  notifyMembers(tx, 's', users_ids)

/** Rechecks these members' sessions: streams of ended ones close at once. */
export const recheckSessions = (tx: Db | Tx, users_ids: Iterable<number>): Promise<void> =>
  notifyMembers(tx, 'f', users_ids)

/** @returns null for a message of another version */
export function readMessage(payload: string): FluxMessage | null {
  try {
    return JSON.parse(payload) as FluxMessage
  } catch {
    return null
  }
}
