import type { AdminParcours } from '@foulee/contract/equipe/admin-annuaires'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { parcours, users } from '@foulee/db/schema'
import { SANS_TITRE } from '@foulee/domain/parcours/parcours'
import { getStatut } from '@foulee/domain/shared/publication'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { toNamedUser, USER_SEARCH_TEXT } from '#kernel/members/named-user.ts'
import { isInStatut } from '#kernel/moderation/is-in-statut.ts'
import { byName } from '#platform/db/by-name.ts'
import { containsText } from '#platform/db/filters/like.ts'

type ListBody = Body<'POST /api/admin/parcours/list'>

const matching = ({ ids, recherche, statut }: ListBody['filtres']) =>
  and(
    ids && inArray(parcours.id, ids),
    containsText(recherche, parcours.titre, parcours.ville, USER_SEARCH_TEXT),
    statut && isInStatut(parcours.etat, statut),
  )

export async function findParcours(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: ListBody,
): Promise<{ data: AdminParcours[]; nb: number }> {
  const direct = ordre === 'asc' ? asc : desc
  const by = tri === 'titre' ? byName(sql`coalesce(${parcours.titre}, '')`) : parcours[tri]
  const rows = await db
    .select({ route: parcours, auteur: users, distance: DISTANCE })
    .from(parcours)
    .leftJoin(users, eq(users.id, parcours.users_id))
    .where(matching(filtres))
    .orderBy(direct(by), direct(parcours.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db
    .select({ nb: count() })
    .from(parcours)
    .leftJoin(users, eq(users.id, parcours.users_id))
    .where(matching(filtres))
  return { data: rows.map(present), nb: total?.nb ?? 0 }
}

const DISTANCE = sql<number | null>`(select (c.carte::jsonb ->> 'distance')::int
  from parcours_cards c where c.parcours_id = ${parcours.id})`

type Row = {
  route: typeof parcours.$inferSelect
  auteur: typeof users.$inferSelect | null
  distance: number | null
}

const present = ({ route, auteur, distance }: Row): AdminParcours => ({
  id: route.id,
  slug: route.slug,
  titre: route.titre || SANS_TITRE,
  ville: route.ville,
  statut: getStatut(route.etat),
  auteur: toNamedUser(auteur),
  distance,
  updated_at: new Date(route.updated_at).toISOString(),
})
