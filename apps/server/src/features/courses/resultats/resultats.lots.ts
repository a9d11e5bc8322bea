import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { resultatEnvois, resultatLots, resultats } from '@foulee/db/schema'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'

/**
 * A file is stored in many short transactions, so that other requests run between them. Its lines
 * belong to a lot of their own, invisible until a last statement makes it the épreuve's.
 */

/** The visible lot; null for an épreuve without results. */
export const currentLot = (epreuves_id: number): SQL =>
  sql`(select ${resultatEnvois.lot} from ${resultatEnvois}
    where ${resultatEnvois.epreuves_id} = ${epreuves_id})`

export const ofCurrent = (epreuves_id: number) =>
  and(eq(resultats.epreuves_id, epreuves_id), eq(resultats.lot, currentLot(epreuves_id)))

/** The same for any épreuve, when few lines are selected already. */
export const isCurrent: SQL = sql`resultats.lot = (
  select e.lot from resultat_envois e where e.epreuves_id = resultats.epreuves_id)`

/** An upload without a heartbeat for this long was killed. */
const isSilent = lt(resultatLots.vu_le, sql`clock_timestamp() - interval '30 seconds'`)
const POLL_MS = 200
/** Longer than the largest file takes. */
const PATIENCE_MS = 120_000

/**
 * Serialises uploads and deletions of one épreuve, and removes invisible lines at the end.
 * @throws ApiError `resultats_en_cours` when the other one does not end
 */
export async function inTurn(
  db: Db,
  epreuves_id: number,
  act: (lot: number) => Promise<void>,
): Promise<void> {
  const lot = await waitForTurn(db, epreuves_id)
  try {
    await act(lot)
  } finally {
    await endTurn(db, epreuves_id, lot).catch(() => {})
  }
}

async function waitForTurn(db: Db, epreuves_id: number): Promise<number> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const lot = await db.transaction((tx) => lockLots(tx, epreuves_id))
    if (lot !== null) return lot
    await wait(POLL_MS)
  }
  throw new ApiError('resultats_en_cours')
}

async function lockLots(tx: Tx, epreuves_id: number): Promise<number | null> {
  // A claim in progress ends first, and is carried over.
  await tx.execute(sql`select from epreuves where id = ${epreuves_id} for update`)
  await dropSilent(tx, epreuves_id)
  // Read before writing: the insert would wait for the upload's heartbeat, which
  // in turn waits for the épreuve locked here: a deadlock.
  if (await tx.$count(resultatLots, eq(resultatLots.epreuves_id, epreuves_id))) return null
  const [taken] = await tx
    .insert(resultatLots)
    .values({ epreuves_id })
    .onConflictDoNothing()
    .returning({ id: resultatLots.id })
  return taken?.id ?? null
}

async function endTurn(db: Db, epreuves_id: number, lot: number): Promise<void> {
  await db.delete(resultatLots).where(eq(resultatLots.id, lot))
  await sweepLots(db, epreuves_id)
}

const dropSilent = (tx: Db | Tx, epreuves_id?: number) =>
  tx.execute(sql`delete from resultat_lots where id in (
    select id from resultat_lots
    where ${isSilent} ${epreuves_id === undefined ? sql`` : sql`and epreuves_id = ${epreuves_id}`}
    for update skip locked)`)

/**
 * Heartbeat in each transaction of an upload.
 * @throws ApiError `resultats_en_cours` when another took over after a long silence
 */
export async function goOn(tx: Db | Tx, lot: number): Promise<void> {
  const going = await tx
    .update(resultatLots)
    .set({ vu_le: sql`clock_timestamp()` })
    .where(eq(resultatLots.id, lot))
    .returning({ id: resultatLots.id })
  if (!going.length) throw new ApiError('resultats_en_cours')
}

/**
 * Prevents an upload from starting before the end of the transaction: a change of a line would be
 * lost with the old file.
 * @throws ApiError `resultats_en_cours` during an upload
 */
export async function requireCalm(tx: Tx, epreuves_id: number): Promise<void> {
  await shareLines(tx, epreuves_id)
  await requireNoneStored(tx, epreuves_id)
}

/**
 * Shared lock against `holdLines`; taken before the lock of a question, and after that of a member.
 */
export const shareLines = (tx: Tx, epreuves_id: number) =>
  tx.execute(sql`select from epreuves where id = ${epreuves_id} for key share`)

/**
 * Exclusive lock on all lines of an épreuve, until the end of the transaction; a member is locked
 * before.
 * @throws ApiError `resultats_en_cours` during an upload
 */
export async function holdLines(tx: Tx, epreuves_id: number): Promise<void> {
  await tx.execute(sql`select from epreuves where id = ${epreuves_id} for update`)
  await requireNoneStored(tx, epreuves_id)
}

async function requireNoneStored(tx: Tx, epreuves_id: number): Promise<void> {
  await dropSilent(tx, epreuves_id)
  if (await tx.$count(resultatLots, eq(resultatLots.epreuves_id, epreuves_id))) {
    throw new ApiError('resultats_en_cours')
  }
}

const REMOVED = 500

/** Removes invisible lines of one épreuve or of all, and yields to other requests. */
export async function sweepLots(db: Db, epreuves_id?: number): Promise<void> {
  await dropSilent(db, epreuves_id)
  for (const lot of await findLeft(db, epreuves_id)) while (await removeSome(db, lot));
}

type Lot = { epreuves_id: number; lot: number }

/** Skips from lot to lot along the index, without reading their lines. */
async function findLeft(db: Db, epreuves_id?: number): Promise<Lot[]> {
  const [first, last] = [epreuves_id ?? 0, epreuves_id ?? 2 ** 31 - 1]
  const { rows } = await db.execute<Lot>(sql`
    with recursive lots as (
      (select epreuves_id, lot from resultats where epreuves_id between ${first} and ${last}
        order by epreuves_id, lot limit 1)
      union all
      select n.* from lots l, lateral (
        select r.epreuves_id, r.lot from resultats r
        where (r.epreuves_id, r.lot) > (l.epreuves_id, l.lot) and r.epreuves_id <= ${last}
        order by r.epreuves_id, r.lot limit 1) n)
    select l.epreuves_id, l.lot from lots l
    where not exists (
        select from resultat_envois e where e.epreuves_id = l.epreuves_id and e.lot = l.lot)
      and not exists (select from resultat_lots o where o.id = l.lot)`)
  return rows
}

async function removeSome(db: Db, { epreuves_id, lot }: Lot): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from resultats where id = any(array(
      select id from resultats where epreuves_id = ${epreuves_id} and lot = ${lot} limit ${REMOVED}))`)
  return rowCount === REMOVED
}
