import type { Demande } from '@foulee/contract/membres/demandes'
import type { Output } from '@foulee/contract/shared/call'
import type { Db, Tx } from '@foulee/db/connect'
import { demandes, users } from '@foulee/db/schema'
import { isVerifiee } from '@foulee/domain/membres/demande'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, asc, count, desc, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { toIso } from '#platform/db/dates.ts'

const deciders = alias(users, 'deciders')

type DemandeFilters = {
  users_id?: number | undefined
  etat?: Demande['etat'] | undefined
  type?: Demande['type'] | undefined
}
type Page = { page: number; nb_page: number }

const matching = ({ users_id, etat, type }: DemandeFilters) =>
  and(
    isNull(users.supprime_le),
    users_id === undefined ? undefined : eq(demandes.users_id, users_id),
    etat && eq(demandes.etat, etat),
    type && eq(demandes.type, type),
  )

const select = (db: Db | Tx) =>
  db
    .select({ demande: demandes, demandeur: users, decideur: deciders })
    .from(demandes)
    .innerJoin(users, eq(users.id, demandes.users_id))
    .leftJoin(deciders, eq(deciders.id, demandes.decided_by))
type Row = Awaited<ReturnType<typeof select>>[number]

export async function findDemandes(
  db: Db,
  filters: DemandeFilters,
  { page, nb_page }: Page,
  viewer: { isStaff: boolean; now: Date },
): Promise<Output<'POST /api/demandes/list'>> {
  const where = matching(filters)
  const order = filters.etat === 'en_attente' ? asc(demandes.id) : desc(demandes.id)
  const rows = await select(db)
    .where(where)
    .orderBy(order)
    .limit(nb_page)
    .offset((page - 1) * nb_page)
  const [total] = await db
    .select({ nb: count() })
    .from(demandes)
    .innerJoin(users, eq(users.id, demandes.users_id))
    .where(where)
  return { data: rows.map((row) => presentDemande(row, viewer)), nb: total?.nb ?? 0 }
}

export async function findDemande(
  db: Db | Tx,
  id: number,
  viewer: { isStaff: boolean; now: Date },
): Promise<Demande | null> {
  const [row] = await select(db).where(eq(demandes.id, id))
  return row ? presentDemande(row, viewer) : null
}

function presentDemande(
  { demande, demandeur, decideur }: Row,
  { isStaff, now }: { isStaff: boolean; now: Date },
): Demande {
  const { users_id, decided_by: _, created_at, decided_at, ...fields } = demande
  const { prenom, nom, email, email_verifie_le } = demandeur
  return {
    ...fields,
    created_at: toIso(created_at),
    decided_at: toIso(decided_at),
    verifiee: isVerifiee(demande, parisDate(now)),
    demandeur: { users_id, prenom, nom, email, email_verifie: email_verifie_le !== null },
    decideur: isStaff && decideur ? getDisplayName(decideur) : null,
  }
}
