import type { AdminCommentaire } from '@foulee/contract/equipe/admin-annuaires'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { commentaires, users } from '@foulee/db/schema'
import { and, asc, count, desc, eq, inArray, sql } from 'drizzle-orm'
import { toNamedUser, USER_SEARCH_TEXT } from '#kernel/members/named-user.ts'
import { isPresent } from '#platform/db/filters/is-present.ts'
import { containsText } from '#platform/db/filters/like.ts'

type ListBody = Body<'POST /api/admin/commentaires/list'>

const matching = ({ ids, recherche, est_masque, model }: ListBody['filtres']) =>
  and(
    ids && inArray(commentaires.id, ids),
    containsText(recherche, commentaires.texte, USER_SEARCH_TEXT),
    model && eq(commentaires.model, model),
    isPresent(commentaires.masque_le, est_masque),
  )

export async function findCommentaires(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: ListBody,
): Promise<{ data: AdminCommentaire[]; nb: number }> {
  const direct = ordre === 'asc' ? asc : desc
  const rows = await db
    .select({ avis: commentaires, auteur: users })
    .from(commentaires)
    .leftJoin(users, eq(users.id, commentaires.users_id))
    .where(matching(filtres))
    .orderBy(sql`${direct(commentaires[tri])} nulls last`, direct(commentaires.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db
    .select({ nb: count() })
    .from(commentaires)
    .leftJoin(users, eq(users.id, commentaires.users_id))
    .where(matching(filtres))
  const data = rows.map(({ avis, auteur }) => ({
    id: avis.id,
    model: avis.model,
    objet_id: avis.objet_id,
    texte: avis.texte,
    note: avis.note,
    auteur: toNamedUser(auteur),
    masque_motif: avis.masque_motif,
    created_at: new Date(avis.created_at).toISOString(),
  }))
  return { data, nb: total?.nb ?? 0 }
}
