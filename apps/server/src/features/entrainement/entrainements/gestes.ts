import type { Geste } from '@foulee/contract/entrainement/entrainement'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import { entrainementGestes, users } from '@foulee/db/schema'
import { getMemberName } from '@foulee/domain/membres/personne'
import { formatDateLongue } from '@foulee/domain/shared/date'
import { desc, eq } from 'drizzle-orm'
import { queueGestes } from '#features/entrainement/annonces/annonces.queue.ts'
import type { User } from '#platform/http/user.ts'
import type { Changement } from './slots.ts'

export type GesteRow = typeof entrainementGestes.$inferSelect
type New = {
  users_id: number
  auteur_id: number
  geste: GesteRow['geste']
  raison: string
  changements: Changement[]
  suivi_avant?: GesteRow['suivi_avant']
  now: Date
}

export async function recordGeste(tx: Tx, act: New): Promise<number> {
  const [id] = await insertGestes(tx, [act])
  if (id === undefined) throw new Error('The insert returned nothing.')
  return id
}

async function insertGestes(tx: Tx, acts: readonly New[]): Promise<number[]> {
  const rows = await tx
    .insert(entrainementGestes)
    .values(acts.map(({ now, ...act }) => ({ ...act, created_at: now.toISOString() })))
    .returning({ id: entrainementGestes.id })
  const ids = rows.map(({ id }) => id)
  const given = acts.filter(({ users_id, auteur_id }) => auteur_id !== users_id)
  if (given[0]) await queueGestes(tx, ids, given[0].now)
  return ids
}

type Added = { id: number; users_id: number; etat?: Changement['apres']['etat'] }
type Addition = { user: User; titre: string; jour: string; now: Date }

export const recordAdditions = (
  tx: Tx,
  added: readonly Added[],
  { user, titre, jour, now }: Addition,
): Promise<number[]> =>
  insertGestes(
    tx,
    added.map(({ id, users_id, etat = 'prevu' }) => ({
      users_id,
      auteur_id: user.id,
      geste: 'ajouter',
      raison: `«\u00a0${titre}\u00a0» ajouté le ${formatDateLongue(jour)}.`,
      changements: [{ id, avant: null, apres: { jour, etat, part: 1, facile: false } }],
      now,
    })),
  )

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

const present = (joined: { geste: GesteRow; prenom: string | null; nom: string | null }): Geste => {
  const { id, geste, raison, users_id, auteur_id, changements, created_at, annule_le } =
    joined.geste
  return {
    id,
    geste,
    raison,
    par: auteur_id === users_id ? null : getMemberName(joined) || 'Compte supprimé',
    nb: changements.filter(isShown).length,
    le: new Date(created_at).toISOString(),
    annule_le: annule_le && new Date(annule_le).toISOString(),
  }
}

const isShown = ({ avant, apres }: Changement) =>
  avant === null ||
  (['jour', 'etat', 'part', 'facile', 'denivele'] as const).some((key) => avant[key] !== apres[key])
