import type { Body } from '@foulee/contract/shared/call'
import { ApiError } from '@foulee/contract/shared/errors'
import type { AdminContact, AdminContactOuvert } from '@foulee/contract/site/contact-admin'
import type { Db, Tx } from '@foulee/db/connect'
import { contactMessages, contactSuites, users } from '@foulee/db/schema'
import { and, asc, count, desc, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import { toNamedUser } from '#kernel/members/named-user.ts'
import { byColumn } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { containsText } from '#platform/db/filters/like.ts'

type ListBody = Body<'POST /api/admin/contact/list'>

const matching = ({ ids, recherche, etat, sujet }: ListBody['filtres']) =>
  and(
    ids && inArray(contactMessages.id, ids),
    containsText(recherche, contactMessages.nom, contactMessages.email, contactMessages.message),
    etat && eq(contactMessages.etat, etat),
    sujet && eq(contactMessages.sujet, sujet),
  )

const reponses = sql<number>`(select count(*)::int from ${contactSuites}
  where ${contactSuites.contact_messages_id} = ${contactMessages.id} and ${contactSuites.type} = 'reponse')`

const select = (db: Db | Tx, where: SQL | undefined) =>
  db
    .select({ row: contactMessages, user: users, nb_reponses: reponses })
    .from(contactMessages)
    .leftJoin(users, eq(users.id, contactMessages.users_id))
    .where(where)

type Row = Awaited<ReturnType<typeof select>>[number]

const present = ({ row, user, nb_reponses }: Row): AdminContact => ({
  id: row.id,
  nom: row.nom,
  sujet: row.sujet,
  etat: row.etat,
  est_lu: row.lu_le !== null,
  membre: toNamedUser(user),
  nb_reponses,
  created_at: toIso(row.created_at),
})

export async function findContacts(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: ListBody,
): Promise<{ data: AdminContact[]; nb: number }> {
  const direct = ordre === 'asc' ? asc : desc
  const where = matching(filtres)
  const rows = await select(db, where)
    .orderBy(direct(byColumn(contactMessages[tri])), direct(contactMessages.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db.select({ nb: count() }).from(contactMessages).where(where)
  return { data: rows.map(present), nb: total?.nb ?? 0 }
}

export const countUnread = (db: Db): Promise<number> =>
  db.$count(
    contactMessages,
    and(eq(contactMessages.etat, 'nouveau'), isNull(contactMessages.lu_le)),
  )

export async function getContact(db: Db | Tx, id: number): Promise<AdminContactOuvert> {
  const [found] = await select(db, eq(contactMessages.id, id))
  if (!found) throw new ApiError('message_introuvable')
  const suites = await db
    .select({ suite: contactSuites, user: users })
    .from(contactSuites)
    .leftJoin(users, eq(users.id, contactSuites.users_id))
    .where(eq(contactSuites.contact_messages_id, id))
    .orderBy(contactSuites.created_at, contactSuites.id)
  const { row, user } = found
  return {
    ...present(found),
    email: row.email,
    email_prouve:
      user?.email_verifie_le != null && user.email.toLowerCase() === row.email.toLowerCase(),
    message: row.message,
    suites: suites.map(({ suite, user: author }) => ({
      id: suite.id,
      type: suite.type,
      texte: suite.texte,
      auteur: toNamedUser(author),
      created_at: toIso(suite.created_at),
    })),
    version: row.version,
  }
}
