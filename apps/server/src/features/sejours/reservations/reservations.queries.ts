import type { Attente, Reservation } from '@foulee/contract/sejours/reservation'
import type { MesReservations } from '@foulee/contract/sejours/reservations'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { findMoveReservation, getFraisRenoncement } from '@foulee/domain/sejours/reservation'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { and, asc, desc, eq, gte, inArray, sql } from 'drizzle-orm'
import { ofAgence } from '#features/sejours/agences/agences.membership.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import {
  type Objet,
  presentFaits,
  presentMembre,
  presentObjet,
  selectObjets,
} from './reservation-rows.ts'
import { canChangeParticipants } from './reservations.commands.ts'

const MANY = 500

async function readObjets(db: Db, ids: readonly number[]): Promise<Map<number, Objet>> {
  if (!ids.length) return new Map()
  const rows = await selectObjets(db).where(inArray(t.disponibilites.id, [...ids]))
  return new Map(rows.map((row) => [row.depart.id, row]))
}

export async function findMine(db: Db, users_id: number, now: Date): Promise<MesReservations> {
  const rows = await db
    .select()
    .from(t.reservations)
    .where(eq(t.reservations.users_id, users_id))
    .orderBy(desc(t.reservations.id))
    .limit(MANY)
  const objets = await readObjets(
    db,
    rows.map((row) => row.disponibilites_id),
  )
  const cards = rows.flatMap((row) => {
    const objet = objets.get(row.disponibilites_id)
    if (!objet) return []
    return [{ ...presentFaits(row), ...presentObjet(objet, now), agence: objet.agence.nom }]
  })
  const today = parisDate(now)
  const toCome = cards.filter(({ depart }) => depart.fin >= today)
  const past = cards.filter(({ depart }) => depart.fin < today)
  return {
    reservations: [
      ...toCome.sort((a, b) => compare(a.depart.debut, b.depart.debut)),
      ...past.sort((a, b) => compare(b.depart.debut, a.depart.debut)),
    ],
    attentes: await findAttentes(db, users_id, now),
  }
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0)

export const rang = sql<number>`(select count(*)::int from attentes a
  where a.disponibilites_id = ${t.attentes.disponibilites_id} and a.id <= ${t.attentes.id}
    and a.etat in ('attente', 'proposee'))`

async function findAttentes(db: Db, users_id: number, now: Date): Promise<Attente[]> {
  const rows = await db
    .select({ attente: t.attentes, rang })
    .from(t.attentes)
    .innerJoin(t.disponibilites, eq(t.disponibilites.id, t.attentes.disponibilites_id))
    .where(
      and(
        eq(t.attentes.users_id, users_id),
        inArray(t.attentes.etat, ['attente', 'proposee', 'expiree']),
        gte(t.disponibilites.debut, parisDate(now)),
      ),
    )
    .orderBy(asc(t.disponibilites.debut), desc(t.attentes.id))
    .limit(MANY)
  const objets = await readObjets(
    db,
    rows.map(({ attente }) => attente.disponibilites_id),
  )
  const seenDeparts = new Set<number>()
  return rows.flatMap(({ attente, rang: rank }) => {
    const objet = objets.get(attente.disponibilites_id)
    const { etat, disponibilites_id } = attente
    if (!objet || seenDeparts.has(disponibilites_id)) return []
    if (etat !== 'attente' && etat !== 'proposee' && etat !== 'expiree') return []
    seenDeparts.add(disponibilites_id)
    return [
      {
        id: attente.id,
        ...presentObjet(objet, now),
        agence: objet.agence.nom,
        nb_places: attente.nb_places,
        etat,
        rang: etat === 'expiree' ? null : rank,
        expire_le: toIso(attente.expire_le),
        created_at: toIso(attente.created_at),
      },
    ]
  })
}

export async function getAttente(
  db: Db,
  { users_id, id, now }: { users_id: number; id: number; now: Date },
): Promise<Attente> {
  const found = (await findAttentes(db, users_id, now)).find((attente) => attente.id === id)
  if (!found) throw new ApiError('attente_introuvable')
  return found
}

/**
 * A booking, for its member and the agency.
 * @throws ApiError `reservation_introuvable`, also for another's
 */
export async function getReservation(
  db: Db,
  { id, user, now }: { id: number; user: User; now: Date },
): Promise<Reservation> {
  const [row] = await db
    .select({ reservation: t.reservations, formulaire: t.formulaires.texte, membre: t.users })
    .from(t.reservations)
    .innerJoin(t.formulaires, eq(t.formulaires.id, t.reservations.formulaires_id))
    .leftJoin(t.users, eq(t.users.id, t.reservations.users_id))
    .where(eq(t.reservations.id, id))
  const objet = row && (await readObjets(db, [row.reservation.disponibilites_id])).values().next()
  if (!row || !objet?.value) throw new ApiError('reservation_introuvable')
  const access = await findAccess(db, user, row.reservation, objet.value)
  if (!access.isOwn && !access.isAgence) throw new ApiError('reservation_introuvable')
  return {
    ...presentWhole(row, objet.value, { ...access, now }),
    participants: await readParticipants(db, id),
    journal: await readJournal(db, row.reservation),
  }
}

type Access = { isOwn: boolean; isAgence: boolean }

async function findAccess(
  db: Db,
  user: User,
  { users_id }: { users_id: number | null },
  { agence }: Objet,
): Promise<Access> {
  const isAgence = user.compte.staff || (await ofAgence.isMember(db, agence.id, user.id))
  return { isOwn: users_id === user.id, isAgence }
}

type Row = {
  reservation: typeof t.reservations.$inferSelect
  formulaire: string
  membre: typeof t.users.$inferSelect | null
}

function presentWhole(
  { reservation, formulaire, membre }: Row,
  objet: Objet,
  { isOwn, isAgence, now }: Access & { now: Date },
): Omit<Reservation, 'participants' | 'journal'> {
  const { agence, depart, voyage } = objet
  const frais = getFraisRenoncement(reservation, depart, parisDate(now))
  return {
    ...presentFaits(reservation),
    ...presentObjet(objet, now),
    agence: {
      id: agence.id,
      slug: agence.slug,
      nom: agence.nom,
      email: agence.email,
      telephone: agence.telephone,
      immatriculation: agence.immatriculation,
    },
    membre: presentMembre(membre),
    telephone: reservation.telephone,
    message: reservation.message,
    bareme: [...reservation.bareme],
    reglement: voyage.reglement,
    formulaire: { texte: formulaire, lu_le: toIso(reservation.formulaire_lu_le) },
    frais_annulation: frais,
    droits: {
      renoncer: isOwn && frais !== null,
      participants: isOwn && canChangeParticipants(reservation, depart, now),
      ...getDroitsAgence(reservation, isAgence),
    },
  }
}

export function getDroitsAgence({ etat }: Row['reservation'], isAgence: boolean) {
  const may = (geste: 'confirmer' | 'refuser' | 'annuler') =>
    isAgence && findMoveReservation(geste, etat) !== null
  return { confirmer: may('confirmer'), refuser: may('refuser'), annuler: may('annuler') }
}

async function readParticipants(db: Db, reservations_id: number) {
  const { id, prenom, nom, naissance, chambre } = t.participants
  return db
    .select({ id, prenom, nom, naissance, chambre })
    .from(t.participants)
    .where(eq(t.participants.reservations_id, reservations_id))
    .orderBy(asc(t.participants.ordre), asc(id))
}

async function readJournal(
  db: Db,
  { id, annule_par }: Row['reservation'],
): Promise<Reservation['journal']> {
  const rows = await db
    .select()
    .from(t.reservationJournal)
    .where(eq(t.reservationJournal.reservations_id, id))
    .orderBy(asc(t.reservationJournal.id))
  return rows.map(({ created_at, de, vers, motif }) => ({
    le: toIso(created_at),
    de: de as Reservation['etat'] | null,
    vers: vers as Reservation['etat'],
    qui: vers === 'annulee' ? ENDED_BY[annule_par ?? 'delai'] : MOVED_BY[vers as Moved],
    motif,
  }))
}

type Moved = Exclude<Reservation['etat'], 'annulee'>
/** Side of each transition, known even after the author's account is erased. */
const MOVED_BY = { demande: 'membre', confirmee: 'agence', terminee: 'foulee' } as const
const ENDED_BY = { membre: 'membre', agence: 'agence', depart: 'agence', delai: 'foulee' } as const
