import type { AdminUtilisateur } from '@foulee/contract/equipe/admin-utilisateurs'
import type { Body } from '@foulee/contract/shared/call'
import type { Db, Tx } from '@foulee/db/connect'
import { secondsFacteurs, sessions, users } from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { and, asc, count, desc, eq, inArray, isNull, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { USER_SEARCH_TEXT } from '#kernel/members/named-user.ts'
import { byName } from '#platform/db/by-name.ts'
import { toIso } from '#platform/db/dates.ts'
import { isPresent } from '#platform/db/filters/is-present.ts'
import { containsText } from '#platform/db/filters/like.ts'

type ListBody = Body<'POST /api/admin/utilisateurs/list'>

const matching = ({ ids, recherche, drapeau, est_verifie, est_suspendu }: ListBody['filtres']) =>
  and(
    isNull(users.supprime_le),
    ids && inArray(users.id, ids),
    containsText(recherche, users.email, USER_SEARCH_TEXT),
    drapeau && eq(users[drapeau], true),
    isPresent(users.email_verifie_le, est_verifie),
    isPresent(users.suspendu_le, est_suspendu),
  )

const suspenders = alias(users, 'suspenders')

const select = (db: Db | Tx, now: Date) => {
  const alive = sql<number>`(select count(*)::int from ${sessions}
    where sessions.users_id = users.id and expires_at > ${now.toISOString()})`
  const a_facteur = sql<boolean>`exists (select from ${secondsFacteurs}
    where seconds_facteurs.users_id = users.id and actif_le is not null)`
  const par = { prenom: suspenders.prenom, nom: suspenders.nom }
  return db
    .select({ user: users, nb_sessions: alive, a_facteur, par })
    .from(users)
    .leftJoin(suspenders, eq(suspenders.id, users.suspendu_par))
}
type Row = Awaited<ReturnType<typeof select>>[number]

export async function findUtilisateurs(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: ListBody,
  now: Date,
): Promise<{ data: AdminUtilisateur[]; nb: number }> {
  const direct = ordre === 'asc' ? asc : desc
  // Addresses have no accents, and an index in this order.
  const named = { nom: byName(users.nom), email: sql`lower(${users.email})` }
  const by = tri === 'nom' || tri === 'email' ? named[tri] : users[tri]
  const order = [direct(by), direct(users.id)]
  const paged = db
    .select({ id: users.id })
    .from(users)
    .where(matching(filtres))
    .orderBy(...order)
    .limit(nb_page)
    .offset((page - 1) * nb_page)
    .as('paged')
  const rows = await select(db, now)
    .innerJoin(paged, eq(paged.id, users.id))
    .orderBy(...order)
  const [total] = await db.select({ nb: count() }).from(users).where(matching(filtres))
  return { data: rows.map(present), nb: total?.nb ?? 0 }
}

export async function findUtilisateur(
  db: Db,
  id: number,
  now: Date,
): Promise<AdminUtilisateur | null> {
  const [row] = await select(db, now).where(and(eq(users.id, id), isNull(users.supprime_le)))
  return row ? present(row) : null
}

function present({ user, nb_sessions, a_facteur, par }: Row): AdminUtilisateur {
  const { id, email, prenom, nom, type, is_staff, parcours, organisateur, agence, coach } = user
  return {
    id,
    email,
    prenom,
    nom,
    type,
    is_staff,
    parcours,
    organisateur,
    agence,
    coach,
    email_verifie_le: toIso(user.email_verifie_le),
    premium_jusqua: toIso(user.premium_jusqua),
    nb_sessions,
    a_facteur,
    suspension: user.suspendu_le
      ? {
          le: new Date(user.suspendu_le).toISOString(),
          motif: user.suspendu_motif ?? '',
          par: par && getDisplayName(par),
        }
      : null,
    created_at: new Date(user.created_at).toISOString(),
  }
}
