import type { Acte } from '@foulee/contract/equipe/admin'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { journalStaff, users } from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { and, asc, count, desc, eq, inArray, like, or, sql } from 'drizzle-orm'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import { escapeLike } from '#platform/db/filters/like.ts'
import { labelActs, type Noms } from './journal-noms.ts'

type ListBody = Body<'POST /api/admin/journal/list'>

const DAY = sql`(${journalStaff.created_at} at time zone 'Europe/Paris')::date`

const matching = ({ ids, action, staff_id, objet_id, depuis, jusqua }: ListBody['filtres']) =>
  and(
    ids && inArray(journalStaff.id, ids),
    action
      ? or(
          eq(journalStaff.action, action),
          like(journalStaff.action, `${escapeLike(action)}.%`),
          like(journalStaff.action, `%.${escapeLike(action)}`),
        )
      : undefined,
    staff_id === undefined ? undefined : eq(journalStaff.staff_id, staff_id),
    objet_id === undefined ? undefined : eq(journalStaff.objet_id, objet_id),
    depuis ? sql`${DAY} >= ${depuis}::date` : undefined,
    jusqua ? sql`${DAY} <= ${jusqua}::date` : undefined,
  )

export async function findActes(
  db: Db,
  kinds: EntityTypes,
  { page, nb_page, tri, ordre, filtres }: ListBody,
): Promise<{ data: Acte[]; nb: number }> {
  const where = matching(filtres)
  const direct = ordre === 'asc' ? asc : desc
  const column = tri === 'action' ? journalStaff.action : journalStaff.created_at
  const rows = await db
    .select({ acte: journalStaff, staff: { prenom: users.prenom, nom: users.nom } })
    .from(journalStaff)
    .leftJoin(users, eq(users.id, journalStaff.staff_id))
    .where(where)
    .orderBy(direct(column), direct(journalStaff.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db.select({ nb: count() }).from(journalStaff).where(where)
  const noms = await labelActs(
    db,
    kinds,
    rows.map(({ acte }) => acte),
  )
  return {
    data: rows.map((row) => ({ ...presentActe(row), ...noms(row.acte) })),
    nb: total?.nb ?? 0,
  }
}

type Row = {
  acte: typeof journalStaff.$inferSelect
  staff: { prenom: string; nom: string } | null
}

const presentActe = ({ acte, staff }: Row): Omit<Acte, keyof Noms> => {
  const { id, action, objet_id, staff_id, details, created_at } = acte
  return {
    id,
    action,
    objet_id,
    staff: staff_id && staff ? { users_id: staff_id, nom: getDisplayName(staff) } : null,
    details,
    created_at: new Date(created_at).toISOString(),
  }
}
