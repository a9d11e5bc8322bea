import type { AdminPremium, Premium } from '@foulee/contract/membres/premium'
import type { Body } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { premiums, users } from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { getEtatPremium } from '@foulee/domain/membres/premium'
import { and, asc, count, desc, eq, inArray, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { USER_SEARCH_TEXT } from '#kernel/members/named-user.ts'
import { toIso } from '#platform/db/dates.ts'
import { containsText } from '#platform/db/filters/like.ts'

export async function findPremium(db: Db, users_id: number, now: Date): Promise<Premium> {
  const rows = await db
    .select()
    .from(premiums)
    .where(eq(premiums.users_id, users_id))
    .orderBy(desc(premiums.au), desc(premiums.id))
  const [user] = await db
    .select({ jusqua: users.premium_jusqua })
    .from(users)
    .where(eq(users.id, users_id))
  const jusqua = user?.jusqua ? new Date(user.jusqua) : null
  return {
    jusqua: jusqua && jusqua > now ? jusqua.toISOString() : null,
    periodes: rows.map(({ du, au, motif }) => ({ du: toIso(du), au: toIso(au), motif })),
  }
}

type ListBody = Body<'POST /api/admin/premium/list'>
const granters = alias(users, 'granters')

export async function findPremiums(
  db: Db,
  { page, nb_page, tri, ordre, filtres }: ListBody,
  now: Date,
): Promise<{ data: AdminPremium[]; nb: number }> {
  const { ids, recherche } = filtres
  const where = and(
    isNull(users.supprime_le),
    ids && inArray(premiums.id, ids),
    containsText(recherche, users.email, USER_SEARCH_TEXT, premiums.motif),
  )
  const direct = ordre === 'asc' ? asc : desc
  const select = db
    .select({ premium: premiums, user: users, par: { prenom: granters.prenom, nom: granters.nom } })
    .from(premiums)
    .innerJoin(users, eq(users.id, premiums.users_id))
    .leftJoin(granters, eq(granters.id, premiums.staff_id))
    .where(where)
  const rows = await select
    .orderBy(direct(premiums[tri]), direct(premiums.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db
    .select({ nb: count() })
    .from(premiums)
    .innerJoin(users, eq(users.id, premiums.users_id))
    .where(where)
  const data = rows.map(({ premium, user, par }) => ({
    id: premium.id,
    users_id: user.id,
    nom: getDisplayName(user),
    email: user.email,
    du: toIso(premium.du),
    au: toIso(premium.au),
    motif: premium.motif,
    par: par && getDisplayName(par),
    etat: getEtatPremium({ du: new Date(premium.du), au: new Date(premium.au) }, now),
    created_at: toIso(premium.created_at),
  }))
  return { data, nb: total?.nb ?? 0 }
}
