import type { Bureau } from '@foulee/contract/sejours/departs'
import type { AttenteBureau, ReservationBureau } from '@foulee/contract/sejours/reservation'
import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import * as t from '@foulee/db/schema'
import { getDisplayName } from '@foulee/domain/membres/personne'
import { listChambres } from '@foulee/domain/sejours/participants'
import { holdsPlaces, isSure } from '@foulee/domain/sejours/reservation'
import { SANS_TITRE } from '@foulee/domain/sejours/voyage'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { presentFaits, presentMembre } from '#features/sejours/reservations/reservation-rows.ts'
import { getDroitsAgence, rang } from '#features/sejours/reservations/reservations.queries.ts'
import { canEditVoyage } from '#features/sejours/voyages/voyages.policy.ts'
import { toIso } from '#platform/db/dates.ts'
import type { User } from '#platform/http/user.ts'
import { getDepart } from './departs.queries.ts'

export type OwnedDepart = {
  depart: typeof t.disponibilites.$inferSelect
  voyage: typeof t.voyages.$inferSelect
  agence: typeof t.agences.$inferSelect
}

/**
 * A departure of this user's agencies.
 * @throws ApiError `disponibilite_introuvable`, also for another agency's: bookings are private
 */
export async function getOwnedDepart(db: Db, user: User, id: number): Promise<OwnedDepart> {
  const [row] = await db
    .select({ depart: t.disponibilites, voyage: t.voyages, agence: t.agences })
    .from(t.disponibilites)
    .innerJoin(t.voyages, eq(t.voyages.id, t.disponibilites.voyages_id))
    .innerJoin(t.agences, eq(t.agences.id, t.voyages.agences_id))
    .where(eq(t.disponibilites.id, id))
  if (row && (await canEditVoyage(db, user, row.voyage))) return row
  throw new ApiError('disponibilite_introuvable')
}

export async function getBureau(db: Db, user: User, id: number, now: Date): Promise<Bureau> {
  const { voyage } = await getOwnedDepart(db, user, id)
  const reservations = (await findBookings(db, id)).sort(compare)
  const held = reservations.filter(({ etat }) => holdsPlaces(etat))
  return {
    voyage: { id: voyage.id, slug: voyage.slug, titre: voyage.titre || SANS_TITRE },
    depart: await getDepart(db, id, now),
    reservations,
    attentes: await findWaiting(db, id),
    chambres: held.flatMap((item) =>
      listChambres(item.participants).map((room) => ({ reservations_id: item.id, ...room })),
    ),
    chiffres: countFigures(reservations),
  }
}

const ORDER = ['demande', 'confirmee', 'terminee', 'annulee'] as const
function compare(a: ReservationBureau, b: ReservationBureau): number {
  const byEtat = ORDER.indexOf(a.etat) - ORDER.indexOf(b.etat)
  if (byEtat) return byEtat
  const [endA, endB] = [a.expire_le ?? '', b.expire_le ?? '']
  return endA === endB ? a.id - b.id : endA < endB ? -1 : 1
}

function countFigures(reservations: readonly ReservationBureau[]): Bureau['chiffres'] {
  const sure = reservations.filter(({ etat }) => isSure(etat))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const count = (etat: ReservationBureau['etat']) =>
    reservations.filter((reservation) => reservation.etat === etat).length
  return {
    demandes: count('demande'),
    confirmees: sure.length,
    annulees: count('annulee'),
    participants: sum(sure.map(({ nb_places }) => nb_places)),
    total: sum(sure.map(({ total }) => total)),
    acomptes: sum(sure.map(({ acompte }) => acompte)),
  }
}

export async function findBookings(db: Db, id: number): Promise<ReservationBureau[]> {
  const rows = await db
    .select({ reservation: t.reservations, membre: t.users })
    .from(t.reservations)
    .leftJoin(t.users, eq(t.users.id, t.reservations.users_id))
    .where(eq(t.reservations.disponibilites_id, id))
    .orderBy(asc(t.reservations.id))
  const people = await db
    .select({ participant: t.participants })
    .from(t.participants)
    .innerJoin(t.reservations, eq(t.reservations.id, t.participants.reservations_id))
    .where(eq(t.reservations.disponibilites_id, id))
    .orderBy(asc(t.participants.ordre), asc(t.participants.id))
  return rows.map(({ reservation, membre }) => ({
    ...presentFaits(reservation),
    membre: presentMembre(membre),
    telephone: reservation.telephone,
    message: reservation.message,
    participants: people
      .filter(({ participant }) => participant.reservations_id === reservation.id)
      .map(({ participant: { id: its, prenom, nom, naissance, chambre } }) => ({
        id: its,
        prenom,
        nom,
        naissance,
        chambre,
      })),
    droits: getDroitsAgence(reservation, true),
  }))
}

async function findWaiting(db: Db, id: number): Promise<AttenteBureau[]> {
  const rows = await db
    .select({ attente: t.attentes, prenom: t.users.prenom, nom: t.users.nom, rang })
    .from(t.attentes)
    .innerJoin(t.users, eq(t.users.id, t.attentes.users_id))
    .where(
      and(eq(t.attentes.disponibilites_id, id), inArray(t.attentes.etat, ['attente', 'proposee'])),
    )
    .orderBy(asc(t.attentes.id))
  return rows.map(({ attente, prenom, nom, rang: rank }) => ({
    id: attente.id,
    nom: getDisplayName({ nom, prenom }),
    nb_places: attente.nb_places,
    etat: attente.etat === 'proposee' ? 'proposee' : 'attente',
    rang: rank,
    expire_le: toIso(attente.expire_le),
    created_at: toIso(attente.created_at),
  }))
}
