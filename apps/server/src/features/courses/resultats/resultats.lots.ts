import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { resultatEnvois, resultatLots, resultats } from '@foulee/db/schema'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'

/**
 * A file is stored in many short transactions, so that others are answered between them. Its lines lie
 * under a lot of their own, which nobody sees until one last statement makes it the épreuve's.
 */

/** The lot that is shown; null of an épreuve without results. */
export const currentLot = (epreuves_id: number): SQL =>
  sql`(select ${resultatEnvois.lot} from ${resultatEnvois}
    where ${resultatEnvois.epreuves_id} = ${epreuves_id})`

/** Lines of the file that is shown, of one épreuve. */
export const ofCurrent = (epreuves_id: number) =>
  and(eq(resultats.epreuves_id, epreuves_id), eq(resultats.lot, currentLot(epreuves_id)))

/** The same of any épreuve, for lines that are few already. */
export const isCurrent: SQL = sql`resultats.lot = (
  select e.lot from resultat_envois e where e.epreuves_id = resultats.epreuves_id)`

/** Whoever stores and has not gone on for so long was killed. */
const isSilent = lt(resultatLots.vu_le, sql`clock_timestamp() - interval '30 seconds'`)
const POLL_MS = 200
/** Longer than the largest file takes. */
const PATIENCE_MS = 120_000

/**
 * Stores or takes away results while nobody else does in this épreuve: two files at once follow each
 * other. In the end nothing is left that nobody sees.
 * @throws ApiError `resultats_en_cours` when the others do not come to an end
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
    // What cannot be removed now goes with the nightly clean-up, or before the next file.
    await endTurn(db, epreuves_id, lot).catch(() => {})
  }
}

async function waitForTurn(db: Db, epreuves_id: number): Promise<number> {
  for (let waited = 0; waited < PATIENCE_MS; waited += POLL_MS) {
    const lot = await db.transaction((tx) => takeTurn(tx, epreuves_id))
    if (lot !== null) return lot
    await wait(POLL_MS)
  }
  throw new ApiError('resultats_en_cours')
}

async function takeTurn(tx: Tx, epreuves_id: number): Promise<number | null> {
  // Whoever is claiming a line comes to an end first: what they said is carried over.
  await tx.execute(sql`select from epreuves where id = ${epreuves_id} for update`)
  await dropSilent(tx, epreuves_id)
  // Looked at before it is written: the insert would wait for whoever says that they go on, who in turn
  // wait for the épreuve that is held here.
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

/** One that is locked is at work. */
const dropSilent = (tx: Db | Tx, epreuves_id?: number) =>
  tx.execute(sql`delete from resultat_lots where id in (
    select id from resultat_lots
    where ${isSilent} ${epreuves_id === undefined ? sql`` : sql`and epreuves_id = ${epreuves_id}`}
    for update skip locked)`)

/**
 * Said in each transaction of whoever stores.
 * @throws ApiError `resultats_en_cours` when they were silent for so long that somebody took their turn
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
 * What is said of a line while others are being stored would be said of one that goes: until the end of
 * the transaction no storing begins.
 * @throws ApiError `resultats_en_cours` while one is under way
 */
export async function requireCalm(tx: Tx, epreuves_id: number): Promise<void> {
  await shareLines(tx, epreuves_id)
  await requireNoneStored(tx, epreuves_id)
}

/**
 * Until the end of the transaction nobody holds all lines (`holdLines`), nor what was asked about them: locked
 * before a question is, and after a member.
 */
export const shareLines = (tx: Tx, epreuves_id: number) =>
  tx.execute(sql`select from epreuves where id = ${epreuves_id} for key share`)

/**
 * The same for what touches many lines at once: until the end of the transaction nobody else says anything
 * of any of them. Whoever also locks a member locks that one first.
 * @throws ApiError `resultats_en_cours` while a file is being stored
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

/** Lines of one statement. */
const REMOVED = 500

/** Removes lines that nobody sees or will see, of one épreuve or of all; others get their turns. */
export async function sweepLots(db: Db, epreuves_id?: number): Promise<void> {
  await dropSilent(db, epreuves_id)
  for (const lot of await findLeft(db, epreuves_id)) while (await removeSome(db, lot));
}

type Lot = { epreuves_id: number; lot: number }

/** From one lot to the next in the index: their lines are not looked at. */
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

/** @returns whether there may be more */
async function removeSome(db: Db, { epreuves_id, lot }: Lot): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    delete from resultats where id = any(array(
      select id from resultats where epreuves_id = ${epreuves_id} and lot = ${lot} limit ${REMOVED}))`)
  return rowCount === REMOVED
}
