import type { Geste } from '@foulee/contract/entrainement/entrainement'
import { ApiError } from '@foulee/contract/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { entrainementGestes, entrainements, pauses, planSuivis, users } from '@foulee/db/schema'
import { getShortName } from '@foulee/domain/membres/personne'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { lockEntrainements, placeEntrainements } from './places.ts'

type Row = typeof entrainementGestes.$inferSelect
export type Changement = Row['changements'][number]
type New = {
  /** Whose calendar, and who did it. */
  users_id: number
  auteur_id: number
  geste: Row['geste']
  raison: string
  changements: Changement[]
  suivi_avant?: Row['suivi_avant']
  now: Date
}

/** Notes an act on a calendar, in the transaction that makes it. @returns its id */
export async function noteGeste(
  tx: Tx,
  { users_id, auteur_id, now, ...act }: New,
): Promise<number> {
  const [row] = await tx
    .insert(entrainementGestes)
    .values({ users_id, auteur_id, ...act, created_at: now.toISOString() })
    .returning({ id: entrainementGestes.id })
  if (!row) throw new Error('The insert returned nothing.')
  return row.id
}

/** What was done to a calendar, the newest first. */
export async function findGestes(
  db: Db,
  users_id: number,
  { page, nb_page }: { page: number; nb_page: number },
): Promise<{ data: Geste[]; nb: number }> {
  const where = eq(entrainementGestes.users_id, users_id)
  const rows = await select(db)
    .where(where)
    .orderBy(desc(entrainementGestes.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  return { data: rows.map(present), nb: await db.$count(entrainementGestes, where) }
}

/** @throws ApiError `geste_introuvable` */
export async function getGeste(db: Db | Tx, id: number): Promise<Geste> {
  const [row] = await select(db).where(eq(entrainementGestes.id, id))
  if (!row) throw new ApiError('geste_introuvable')
  return present(row)
}

const select = (db: Db | Tx) =>
  db
    .select({ geste: entrainementGestes, prenom: users.prenom, nom: users.nom })
    .from(entrainementGestes)
    .leftJoin(users, eq(users.id, entrainementGestes.auteur_id))

const present = (found: { geste: Row; prenom: string | null; nom: string | null }): Geste => {
  const { id, geste, raison, users_id, auteur_id, changements, created_at, annule_le } = found.geste
  return {
    id,
    geste,
    raison,
    par: auteur_id === users_id ? null : getShortName(found) || 'Compte supprimé',
    nb: changements.length,
    le: new Date(created_at).toISOString(),
    annule_le: annule_le && new Date(annule_le).toISOString(),
  }
}

/**
 * Takes an act back: every training stands where it stood before, and those that it brought are gone.
 * @throws ApiError `geste_introuvable` when it is not on one's own calendar or was taken back,
 * `geste_depasse` when something of it has moved or was done since
 */
export async function undoGeste(
  db: Db,
  { users_id, id, now }: { users_id: number; id: number; now: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [act] = await tx
      .select()
      .from(entrainementGestes)
      .where(and(eq(entrainementGestes.id, id), eq(entrainementGestes.users_id, users_id)))
      .for('update')
    if (!act || act.annule_le) throw new ApiError('geste_introuvable')
    await restore(tx, act.changements, now)
    if (act.suivi_avant) await restoreSuivi(tx, act.suivi_avant)
    await tx.delete(pauses).where(eq(pauses.gestes_id, id))
    await tx
      .update(entrainementGestes)
      .set({ annule_le: now.toISOString() })
      .where(eq(entrainementGestes.id, id))
  })
}

/** The plan is followed again as it was; one that is gone since stays gone. */
async function restoreSuivi(
  tx: Tx,
  { id, ...before }: NonNullable<Row['suivi_avant']>,
): Promise<void> {
  await tx.update(planSuivis).set(before).where(eq(planSuivis.id, id))
}

async function restore(tx: Tx, changements: readonly Changement[], now: Date): Promise<void> {
  const rows = await lockEntrainements(
    tx,
    changements.map(({ id }) => id),
  )
  const found = new Map(rows.map((row) => [row.id, row]))
  // What was removed for good since cannot come back, and stops nothing.
  const left = changements.filter(({ id }) => found.has(id))
  const hasMoved = left.some(({ id, apres }) => {
    const row = found.get(id)
    return row?.jour !== apres.jour || row.etat !== apres.etat
  })
  if (hasMoved) throw new ApiError('geste_depasse')
  const back = left.flatMap(({ id, avant }) => (avant ? [{ id, ...avant }] : []))
  await placeEntrainements(tx, back, now)
  const brought = left.filter(({ avant }) => !avant).map(({ id }) => id)
  if (brought.length) await tx.delete(entrainements).where(inArray(entrainements.id, brought))
}
