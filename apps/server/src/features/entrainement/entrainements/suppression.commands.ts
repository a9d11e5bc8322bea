import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { activites, entrainements, parcours, planSuivis, seances, users } from '@foulee/db/schema'
import { and, eq } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { decrypt, encrypt, toKey } from '#platform/crypto/encryption.ts'
import { getSecret } from '#platform/crypto/secrets.ts'
import type { User } from '#platform/http/user.ts'
import { type EntrainementRow, findPartages, getOwnEntrainement } from './entrainements.queries.ts'

const LIFETIME_MS = 24 * 3_600_000
const PLACE = 'entrainement supprimé'
const getKeys = async (db: Db) => [toKey(await getSecret(db, 'entrainements-supprimes'))]

/** Payload sealed into `retour`: the removed training, its remover and the deadline. */
type Retour = { row: EntrainementRow; par: number; jusqua: number }
type Act = { user: User; now: Date }

/**
 * Deletes a training with what was done, hence only for readers of all of it.
 * @returns its sealed content for the remover: the server keeps nothing
 */
export async function removeEntrainement(
  db: Db,
  { id, user, now }: Act & { id: number },
): Promise<string> {
  const keys = await getKeys(db)
  return db.transaction(async (tx) => {
    const row = await getOwnEntrainement(tx, user, id, { isLocked: true, partage: 'faits' })
    await tx.delete(entrainements).where(eq(entrainements.id, id))
    const retour: Retour = { row, par: user.id, jusqua: now.getTime() + LIFETIME_MS }
    return encrypt(JSON.stringify(retour), keys, PLACE)
  })
}

/**
 * Restores a removed training under its former id, without links that are gone.
 * @returns its id
 * @throws ApiError `retour_introuvable` for another's seal, an expired one, or a second use
 */
export async function restoreEntrainement(
  db: Db,
  { retour, user, now }: Act & { retour: string },
): Promise<number> {
  const text = decrypt(retour, await getKeys(db), PLACE)
  const found = text === null ? null : (JSON.parse(text) as Retour)
  if (!found || found.par !== user.id || found.jusqua < now.getTime()) {
    throw new ApiError('retour_introuvable')
  }
  const { row } = found
  return db.transaction(async (tx) => {
    const partages = await findPartages(tx, user, row.users_id)
    if (!partages?.includes('calendrier') || !partages.includes('faits')) {
      throw new ApiError('retour_introuvable')
    }
    const [back] = await tx
      .insert(entrainements)
      .overridingSystemValue()
      .values({ ...row, ...(await findTies(tx, row)) })
      .onConflictDoNothing({ target: entrainements.id })
      .returning({ id: entrainements.id })
    if (!back) throw new ApiError('retour_introuvable')
    return back.id
  })
}

type Ties = Pick<
  EntrainementRow,
  'seances_id' | 'plan_suivis_id' | 'auteur_id' | 'activites_id' | 'parcours_id' | 'cle'
>

/** Links that can be restored: session, plan, coach, route and outing may be gone or taken. */
async function findTies(tx: Tx, row: EntrainementRow): Promise<Ties> {
  const { plan_suivis_id, activites_id, cle } = row
  const isTied = activites_id !== null && (await has(tx, entrainements.activites_id, activites_id))
  const suivi = await existingId(tx, planSuivis.id, plan_suivis_id)
  return {
    seances_id: await existingId(tx, seances.id, row.seances_id),
    auteur_id: await existingId(tx, users.id, row.auteur_id),
    parcours_id: await existingId(tx, parcours.id, row.parcours_id),
    activites_id: isTied ? null : await existingId(tx, activites.id, activites_id),
    plan_suivis_id: suivi,
    cle: suivi === null || cle === null || (await isPlaced(tx, suivi, cle)) ? null : cle,
  }
}

const has = async (tx: Tx, column: PgColumn, value: number): Promise<boolean> =>
  (await tx.$count(column.table, eq(column, value))) > 0

const existingId = async (
  tx: Tx,
  column: PgColumn,
  value: number | null,
): Promise<number | null> => (value !== null && (await has(tx, column, value)) ? value : null)

const isPlaced = async (tx: Tx, suivi: number, cle: number): Promise<boolean> =>
  (await tx.$count(
    entrainements,
    and(eq(entrainements.plan_suivis_id, suivi), eq(entrainements.cle, cle)),
  )) > 0
