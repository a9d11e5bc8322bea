import type { Claim } from '@foulee/contract/courses/revendications'
import type { Output } from '@foulee/contract/shared/call'
import type { Db } from '@foulee/db/connect'
import { magasins, organisateurs, revendications, users } from '@foulee/db/schema'
import { CODE_ESSAIS, maskContact } from '@foulee/domain/courses/revendication'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { and, asc, count, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toIso } from '#platform/db/dates.ts'
import { columnOf, getClaimed, type TypeClaim } from './claimed.ts'

const deciders = alias(users, 'deciders')

type ClaimFilters = {
  users_id?: number | undefined
  etat?: Claim['etat'] | undefined
  type?: TypeClaim | undefined
}
type Viewer = { isStaff: boolean }

const select = (db: Db) =>
  db
    .select({
      claim: revendications,
      organisateur: organisateurs,
      magasin: magasins,
      demandeur: users,
      decideur: deciders,
    })
    .from(revendications)
    .leftJoin(organisateurs, eq(organisateurs.id, revendications.organisateurs_id))
    .leftJoin(magasins, eq(magasins.id, revendications.magasins_id))
    .innerJoin(users, eq(users.id, revendications.users_id))
    .leftJoin(deciders, eq(deciders.id, revendications.decided_by))
type Row = Awaited<ReturnType<typeof select>>[number]

export async function findClaims(
  db: Db,
  { users_id, etat, type }: ClaimFilters,
  { page, nb_page }: { page: number; nb_page: number },
  viewer: Viewer,
): Promise<Output<'POST /api/claim/list'>> {
  const where = and(
    isNull(users.supprime_le),
    users_id === undefined ? undefined : eq(revendications.users_id, users_id),
    etat && eq(revendications.etat, etat),
    type && isNotNull(columnOf(type)),
  )
  const rows = await select(db)
    .where(where)
    .orderBy(etat === 'staff' ? asc(revendications.id) : desc(revendications.id))
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db
    .select({ nb: count() })
    .from(revendications)
    .innerJoin(users, eq(users.id, revendications.users_id))
    .where(where)
  return { data: rows.map((row) => presentClaim(row, viewer)), nb: total?.nb ?? 0 }
}

export async function findClaim(db: Db, id: number, viewer: Viewer): Promise<Claim | null> {
  const [row] = await select(db).where(eq(revendications.id, id))
  return row ? presentClaim(row, viewer) : null
}

function presentClaim(row: Row, { isStaff }: Viewer): Claim {
  const { claim, organisateur, magasin, demandeur, decideur } = row
  const structure = organisateur ?? magasin
  if (!structure) throw new Error('A claim names a structure.')
  const { id, etat, essais, message, motif } = claim
  const hasCode = etat === 'code' && structure.email !== null
  return {
    id,
    type: getClaimed(claim).type,
    etat,
    structure: {
      id: structure.id,
      slug: structure.slug,
      nom: structure.nom,
      ville: structure.ville,
    },
    adresse: hasCode ? maskContact(structure.email ?? '') : null,
    expires_at: hasCode ? toIso(claim.expires_at) : null,
    essais_restants: hasCode ? Math.max(0, CODE_ESSAIS - essais) : 0,
    message,
    motif,
    created_at: toIso(claim.created_at),
    decided_at: toIso(claim.decided_at),
    demandeur: {
      users_id: demandeur.id,
      prenom: demandeur.prenom,
      nom: demandeur.nom,
      email: demandeur.email,
    },
    decideur: isStaff && decideur ? getDisplayName(decideur) : null,
  }
}
