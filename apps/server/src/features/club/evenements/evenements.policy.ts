import { ApiError } from '@foulee/contract/shared/errors'
import type { Db, Tx } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { eq, getTableColumns, type SQL, sql } from 'drizzle-orm'
import { ofMagasin } from '#features/club/magasins/magasins.membership.ts'
import { ofOrganisateur } from '#kernel/organisations/organisateurs.membership.ts'
import type { User } from '#platform/http/user.ts'

type Held = { organisateurs_id: number | null; magasins_id: number | null }

export type OwnedEvenement = Omit<typeof t.evenements.$inferSelect, 'position'> & {
  position: [number, number] | null
}

/** Condition over `evenements`: this member owns it. Events of the staff have no owner. */
export const isMine = (users_id: number | SQL): SQL => sql`(
  ${ofOrganisateur.isManaged(sql`organisateurs_id`, users_id)}
  or ${ofMagasin.isManaged(sql`magasins_id`, users_id)})`

export async function holdsEvenement(
  db: Db | Tx,
  users_id: number,
  { organisateurs_id, magasins_id }: Held,
): Promise<boolean> {
  if (organisateurs_id !== null) return ofOrganisateur.isMember(db, organisateurs_id, users_id)
  return magasins_id !== null && ofMagasin.isMember(db, magasins_id, users_id)
}

/**
 * Members of its organiser or shop, and staff; events of the staff by staff alone (produit 12.3).
 */
export async function canEditEvenement(
  db: Db | Tx,
  user: User | null,
  evenement: Held,
): Promise<boolean> {
  if (!user) return false
  return user.compte.staff || holdsEvenement(db, user.id, evenement)
}

export const isSeen = ({ etat }: { etat: number }) => isPublished(etat) || isCancelled(etat)

const { position, ...COLUMNS } = getTableColumns(t.evenements)
const PLACE = sql<[number, number] | null>`case when ${position} is not null
  then json_build_array(st_x(${position}), st_y(${position})) end`

/**
 * An event that this user may change; its parts are looked up through it. `isLocked` locks the row
 * until the end of the transaction.
 * @throws ApiError `evenement_introuvable`, also for another's draft; `acces_refuse` for a visible
 * event
 */
export async function getOwnedEvenement(
  db: Db | Tx,
  user: User,
  id: number,
  { isLocked = false } = {},
): Promise<OwnedEvenement> {
  const query = db
    .select({ ...COLUMNS, position: PLACE })
    .from(t.evenements)
    .where(eq(t.evenements.id, id))
  const [row] = await (isLocked ? query.for('update') : query)
  if (row && (await canEditEvenement(db, user, row))) return row
  throw new ApiError(row && isSeen(row) ? 'acces_refuse' : 'evenement_introuvable')
}

const IS_ID = /^\d{1,9}$/

/**
 * Id of a visible event, by id or slug.
 * @throws ApiError `evenement_introuvable`, also for another's draft: its existence is private
 */
export async function getVisibleEvenement(
  db: Db,
  user: User | null,
  idOrSlug: string,
): Promise<{ id: number; etat: number }> {
  const { id, etat, slug, organisateurs_id, magasins_id } = t.evenements
  const [row] = await db
    .select({ id, etat, organisateurs_id, magasins_id })
    .from(t.evenements)
    .where(IS_ID.test(idOrSlug) ? eq(id, Number(idOrSlug)) : eq(slug, idOrSlug))
  if (row && (isSeen(row) || (await canEditEvenement(db, user, row)))) return row
  throw new ApiError('evenement_introuvable')
}
