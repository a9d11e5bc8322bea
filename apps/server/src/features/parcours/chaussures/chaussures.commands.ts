import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import {
  CHAUSSURES_MAX,
  checkJourChaussures,
  isChausse,
  isInShoes,
  type SportChausse,
} from '@foulee/domain/parcours/chaussures'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, arrayContains, eq, sql } from 'drizzle-orm'
import { getOwnActivite } from '#features/parcours/activites/activites.queries.ts'
import type { OutingCreatedHandler } from '#kernel/tracks/outing-created.ts'
import { toUpdateSet } from '#platform/db/update-set.ts'

type Mine = { users_id: number; now: Date }
type Jours = Parameters<typeof checkJourChaussures>[1]
type ChaussuresRow = typeof t.chaussures.$inferSelect

/** @returns id of the new pair */
export const createChaussures = (
  db: Db,
  body: Body<'POST /api/chaussures/create'>,
  { users_id, now }: Mine,
): Promise<number> =>
  db.transaction(async (tx) => {
    await lockMember(tx, users_id)
    if ((await tx.$count(t.chaussures, eq(t.chaussures.users_id, users_id))) >= CHAUSSURES_MAX) {
      throw new ApiError('trop_d_elements')
    }
    const { achetee_le = null, modele, est_habituelle, habituelle_pour = [] } = body
    assertJour('achetee_le', { achetee_le, retiree_le: null }, now)
    if (est_habituelle) await clearHabituelle(tx, users_id)
    await clearSports(tx, users_id, habituelle_pour)
    const values = { ...toUpdateSet(body), modele, users_id, created_at: now.toISOString() }
    const [row] = await tx.insert(t.chaussures).values(values).returning({ id: t.chaussures.id })
    if (!row) throw new Error('The insert returned nothing.')
    return row.id
  })

export const changeChaussures = (
  db: Db,
  body: Body<'POST /api/chaussures/update/{id}'>,
  { id, users_id, now }: Mine & { id: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const { retiree_le, ...row } = await lockChaussures(tx, users_id, id)
    const { achetee_le = row.achetee_le, est_habituelle, habituelle_pour = [] } = body
    assertJour('achetee_le', { achetee_le, retiree_le }, now)
    if (est_habituelle && retiree_le) rejectField('est_habituelle', RETIREE)
    if (habituelle_pour.length && retiree_le) rejectField('habituelle_pour', RETIREE)
    if (est_habituelle) await clearHabituelle(tx, users_id)
    await clearSports(tx, users_id, habituelle_pour)
    await update(tx, id, toUpdateSet(body))
  })

const RETIREE = 'Remettez d’abord cette paire en service.'

/** Retires a pair, which is then not the usual one, or puts it back into use. */
export const retireChaussures = (
  db: Db,
  body: Body<'POST /api/chaussures/retirer/{id}'>,
  { id, users_id, now }: Mine & { id: number },
): Promise<void> =>
  db.transaction(async (tx) => {
    const row = await lockChaussures(tx, users_id, id)
    if (!body.est_retiree) return update(tx, id, { retiree_le: null })
    const retiree_le = body.retiree_le ?? row.retiree_le ?? parisDate(now)
    assertJour('retiree_le', { achetee_le: row.achetee_le, retiree_le }, now)
    await update(tx, id, { retiree_le, est_habituelle: false, habituelle_pour: [] })
  })

export async function removeChaussures(db: Db, users_id: number, id: number): Promise<void> {
  const removed = await db
    .delete(t.chaussures)
    .where(and(eq(t.chaussures.id, id), eq(t.chaussures.users_id, users_id)))
    .returning({ id: t.chaussures.id })
  if (!removed.length) throw new ApiError('chaussures_introuvables')
}

type Tie = { users_id: number; activites_id: number; chaussures_id: number | null }

export const tieChaussures = (
  db: Db,
  { users_id, activites_id, chaussures_id }: Tie,
): Promise<void> =>
  db.transaction(async (tx) => {
    await getOwnActivite(tx, users_id, activites_id)
    if (chaussures_id !== null) {
      const [pair] = await holdChaussures(tx, users_id, eq(t.chaussures.id, chaussures_id))
      if (!pair) throw new ApiError('chaussures_introuvables')
    }
    await tx.update(t.activites).set({ chaussures_id }).where(eq(t.activites.id, activites_id))
  })

export const wearHabituelle: OutingCreatedHandler = async (tx, { id, users_id, sport }) => {
  if (!isInShoes(sport)) return
  const ofSport = isChausse(sport)
    ? await holdChaussures(tx, users_id, arrayContains(t.chaussures.habituelle_pour, [sport]))
    : []
  const [pair = (await holdChaussures(tx, users_id, t.chaussures.est_habituelle))[0]] = ofSport
  if (!pair) return
  await tx.update(t.activites).set({ chaussures_id: pair.id }).where(eq(t.activites.id, id))
}

/** Held until the commit: a pair removed meanwhile would fail the foreign key. */
const holdChaussures = (tx: Tx, users_id: number, which: Parameters<typeof and>[0]) =>
  tx
    .select({ id: t.chaussures.id })
    .from(t.chaussures)
    .where(and(eq(t.chaussures.users_id, users_id), which))
    .for('key share')

async function lockChaussures(tx: Tx, users_id: number, id: number): Promise<ChaussuresRow> {
  await lockMember(tx, users_id)
  const [row] = await tx
    .select()
    .from(t.chaussures)
    .where(and(eq(t.chaussures.id, id), eq(t.chaussures.users_id, users_id)))
    .for('no key update')
  if (!row) throw new ApiError('chaussures_introuvables')
  return row
}

/** Serialises a member's changes: two at once would both make their pair the usual one. */
const lockMember = (tx: Tx, users_id: number) =>
  tx.select({ id: t.users.id }).from(t.users).where(eq(t.users.id, users_id)).for('no key update')

/** A sport has one usual pair: those that had it leave it to the new one. */
async function clearSports(
  tx: Tx,
  users_id: number,
  sports: readonly SportChausse[],
): Promise<void> {
  const { habituelle_pour } = t.chaussures
  for (const sport of sports) {
    await tx
      .update(t.chaussures)
      .set({ habituelle_pour: sql`array_remove(${habituelle_pour}, ${sport})` })
      .where(and(eq(t.chaussures.users_id, users_id), arrayContains(habituelle_pour, [sport])))
  }
}

const clearHabituelle = (tx: Tx, users_id: number) =>
  tx
    .update(t.chaussures)
    .set({ est_habituelle: false })
    .where(and(eq(t.chaussures.users_id, users_id), t.chaussures.est_habituelle))

async function update(tx: Tx, id: number, columns: Partial<ChaussuresRow>): Promise<void> {
  if (!Object.keys(columns).length) return
  await tx.update(t.chaussures).set(columns).where(eq(t.chaussures.id, id))
}

function assertJour(field: keyof Jours, jours: Jours, now: Date): void {
  const message = checkJourChaussures(field, jours, parisDate(now))
  if (message) rejectField(field, message)
}

function rejectField(field: string, message: string): never {
  throw new ApiError('champs_invalides', { errors: { [field]: message } })
}
