import type { AdminPage } from '@foulee/contract/admin-list'
import type { AdminUtilisateur, Drapeau } from '@foulee/contract/admin-utilisateurs'
import type { Db, Tx } from '@foulee/db/connect'
import { secondsFacteurs, sessions, users } from '@foulee/db/schema'
import { and, asc, count, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import { holds } from './like.ts'
import { toIso } from './to-iso.ts'

type Asked = AdminPage & {
  tri: 'created_at' | 'nom' | 'email' | 'id'
  filtres: {
    ids?: number[] | undefined
    recherche?: string | undefined
    drapeau?: Drapeau | undefined
    est_verifie?: boolean | undefined
  }
}

const matching = ({ ids, recherche, drapeau, est_verifie }: Asked['filtres']) =>
  and(
    isNull(users.supprime_le),
    ids && inArray(users.id, ids),
    or(
      holds(users.email, recherche),
      // In the order of a form, and in that of a list.
      holds(sql`${users.prenom} || ' ' || ${users.nom} || ' ' || ${users.prenom}`, recherche),
    ),
    drapeau && eq(users[drapeau], true),
    est_verifie === undefined
      ? undefined
      : est_verifie
        ? isNotNull(users.email_verifie_le)
        : isNull(users.email_verifie_le),
  )

const select = (db: Db | Tx, now: Date) => {
  const alive = sql<number>`(select count(*)::int from ${sessions}
    where sessions.users_id = users.id and expires_at > ${now.toISOString()})`
  const a_facteur = sql<boolean>`exists (select from ${secondsFacteurs}
    where seconds_facteurs.users_id = users.id and actif_le is not null)`
  return db.select({ user: users, nb_sessions: alive, a_facteur }).from(users)
}
type Row = Awaited<ReturnType<typeof select>>[number]

export async function findUtilisateurs(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: Asked,
  now: Date,
): Promise<{ data: AdminUtilisateur[]; nb: number }> {
  const direct = ordre === 'asc' ? asc : desc
  const by = tri === 'nom' || tri === 'email' ? sql`lower(${users[tri]})` : users[tri]
  const rows = await select(db, now)
    .where(matching(filtres))
    .orderBy(direct(by), direct(users.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
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

function present({ user, nb_sessions, a_facteur }: Row): AdminUtilisateur {
  const { id, email, prenom, nom, type, is_staff, parcours, organisateur, agence, coach } = user
  return {
    ...{ id, email, prenom, nom, type, is_staff, parcours, organisateur, agence, coach },
    email_verifie_le: toIso(user.email_verifie_le),
    premium_jusqua: toIso(user.premium_jusqua),
    nb_sessions,
    a_facteur,
    created_at: new Date(user.created_at).toISOString(),
  }
}
