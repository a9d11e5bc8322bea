import { getFrais } from '@foulee/domain/sejours/annulation'
import {
  computePrix,
  holdsPlaces,
  isSure,
  MOIS_PARTICIPANTS,
} from '@foulee/domain/sejours/reservation'
import { addDays, addMonths, countDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import type * as t from '../schema.ts'
import type { DemoDepart } from './build-departs.ts'
import { createRandom, type Random } from './random.ts'
import { COMPAGNONS } from './sejours/voyageurs.ts'

export type Voyageur = { id: number; prenom: string; nom: string; naissance: string }
type Etat = (typeof t.reservations.$inferInsert)['etat']

export type Voulue = { qui: Voyageur; etat: Etat; nb_places: number }
type Voyage = Pick<
  typeof t.voyages.$inferSelect,
  'acompte' | 'solde_jours' | 'bareme' | 'titre' | 'delai_heures'
>
type BookingContext = {
  depart: DemoDepart & { id: number }
  voyage: Voyage
  formulaires_id: number
  gens: readonly Voyageur[]
  voulues: readonly Voulue[]
  proposees: number
  agents: readonly (number | null)[]
  now: Date
}

type Row = Omit<typeof t.reservations.$inferInsert, 'id'>
export type DemoReservation = {
  row: Row
  qui: Voyageur
  participants: Omit<typeof t.participants.$inferInsert, 'id' | 'reservations_id'>[]
  journal: Omit<typeof t.reservationJournal.$inferInsert, 'id' | 'reservations_id'>[]
}

const hours = (instant: Date, count: number) => new Date(instant.getTime() + count * 3_600_000)

export function buildReservations(bookingContext: BookingContext): DemoReservation[] {
  const { depart, gens, voulues, proposees } = bookingContext
  const random = createRandom(`${bookingContext.voyage.titre}/${depart.debut}/reservations`)
  const wanted = Math.round(depart.part * depart.places) - proposees
  const made = voulues.map((voulue) => buildOne(bookingContext, random, voulue))
  let taken = voulues.reduce((sum, voulue) => sum + voulue.nb_places, 0)
  const from = random.int(0, gens.length - 1)
  for (let index = 0; taken < wanted && index < gens.length; index += 1) {
    const qui = gens[(from + index) % gens.length]
    if (!qui || voulues.some((voulue) => voulue.qui.id === qui.id)) continue
    const nb_places = Math.min(wanted - taken, random.pick([1, 1, 2, 2, 2, 3, 4]))
    const etat = pickEtat(bookingContext, random)
    made.push(buildOne(bookingContext, random, { qui, etat, nb_places }))
    if (holdsPlaces(etat)) taken += nb_places
  }
  return made
}

function pickEtat({ depart, now }: BookingContext, random: Random): Etat {
  const today = parisDate(now)
  const [isGivenUp, isAsking] = [random.chance(0.08), random.chance(0.2)]
  if (depart.annule_le || isGivenUp) return 'annulee'
  if (depart.fin < today) return 'terminee'
  return isAsking && depart.cloture > addDays(today, 4) ? 'demande' : 'confirmee'
}

function pickInstant({ depart, now }: BookingContext, etat: Etat, random: Random): Date {
  if (etat === 'demande') return hours(now, -random.int(3, 50))
  const today = parisDate(now)
  const days = Math.max(8, countDays(today, depart.debut))
  const day =
    depart.debut > today
      ? addDays(today, -random.int(14, 90))
      : addDays(depart.debut, -random.int(30, 120))
  return parisInstant(days ? day : today, `${random.int(10, 21)}:${random.int(10, 59)}`)
}

function buildOne(
  bookingContext: BookingContext,
  random: Random,
  { qui, etat, nb_places }: Voulue,
): DemoReservation {
  const { depart, voyage, now, formulaires_id } = bookingContext
  const created = pickInstant(bookingContext, etat, random)
  const created_at = created.toISOString()
  const prix =
    depart.prix_dates.findLast((prixDate) => prixDate.created_at <= created_at)?.prix ?? depart.prix
  const nb_single =
    nb_places === 1 && depart.supplement_single !== null && random.chance(0.4) ? 1 : 0
  const prices = computePrix(
    { ...depart, ...voyage, prix },
    { nb_places, nb_single },
    parisDate(created),
  )
  const confirme_le =
    etat === 'confirmee' || etat === 'terminee' || (etat === 'annulee' && !depart.annule_le)
      ? hours(created, random.int(2, 40)).toISOString()
      : null
  const end =
    etat === 'annulee' ? toEndColumns(bookingContext, prices.total, hours(created, 72)) : null
  const ended =
    etat === 'terminee' ? parisInstant(addDays(depart.fin, 1), '03:10').toISOString() : null
  const row: Row = {
    ...prices,
    disponibilites_id: depart.id,
    users_id: qui.id,
    cle: `demo-${depart.id}-${qui.id}`,
    etat,
    nb_places,
    nb_single,
    debut: depart.debut,
    fin: depart.fin,
    bareme: voyage.bareme,
    message: random.chance(0.3) ? random.pick(MESSAGES) : null,
    telephone: `06 39 98 ${random.int(20, 99)} ${random.int(10, 99)}`,
    formulaires_id,
    formulaire_lu_le: created_at,
    expire_le: etat === 'demande' ? hours(created, voyage.delai_heures).toISOString() : null,
    confirme_le,
    ...end,
    created_at,
    updated_at: ended ?? end?.annule_le ?? confirme_le ?? created_at,
  }
  const agent = random.pick(bookingContext.agents)
  return {
    row,
    qui,
    participants: isErased(depart, now) ? [] : buildParticipants(qui, nb_places, nb_single, random),
    journal: buildMoves(row, { agent, ended }),
  }
}

const MESSAGES = [
  'Nous sommes végétariens, est-ce possible\u00a0?',
  'Nous arrivons par le train de midi.',
  'Première fois en séjour organisé, nous avons hâte.',
  'Pouvons-nous louer des bâtons sur place\u00a0?',
]

function toEndColumns({ depart, voyage }: BookingContext, total: number, at: Date) {
  if (depart.annule_le) {
    const annulation_motif = depart.annulation_motif
    return {
      annule_par: 'depart' as const,
      annule_le: depart.annule_le,
      annulation_motif,
      frais: 0,
    }
  }
  const frais = getFrais(voyage.bareme, total, depart.debut, parisDate(at))
  return {
    annule_par: 'membre' as const,
    annule_le: at.toISOString(),
    annulation_motif: 'Un imprévu familial.',
    frais,
  }
}

function buildMoves(row: Row, { agent, ended }: { agent: number | null; ended: string | null }) {
  const moves: DemoReservation['journal'] = [
    { vers: 'demande', users_id: row.users_id, created_at: row.created_at },
  ]
  if (row.confirme_le)
    moves.push({ de: 'demande', vers: 'confirmee', users_id: agent, created_at: row.confirme_le })
  const de = row.confirme_le ? 'confirmee' : 'demande'
  if (ended) moves.push({ de, vers: 'terminee', created_at: ended })
  if (row.annule_le) {
    const users_id = row.annule_par === 'membre' ? row.users_id : null
    const motif = row.annulation_motif
    moves.push({ de, vers: 'annulee', users_id, motif, created_at: row.annule_le })
  }
  return moves
}

/** Participants are erased some months after the return. */
const isErased = ({ fin }: DemoDepart, now: Date) =>
  addMonths(fin, MOIS_PARTICIPANTS) <= parisDate(now)

/** Two per room; an odd one shares with another booking. */
function buildParticipants(qui: Voyageur, count: number, nb_single: number, random: Random) {
  return Array.from({ length: count }, (_, ordre) => ({
    ordre,
    prenom: ordre ? random.pick(COMPAGNONS) : qui.prenom,
    nom: qui.nom,
    naissance: ordre
      ? `${random.int(1968, 2000)}-0${random.int(1, 9)}-${random.int(10, 28)}`
      : qui.naissance,
    chambre: nb_single ? null : Math.floor(ordre / 2) + 1,
  }))
}

export function countPlaces(reservations: readonly DemoReservation[]) {
  const sum = (counts: (etat: Etat) => boolean) =>
    reservations.reduce((total, { row }) => total + (counts(row.etat) ? row.nb_places : 0), 0)
  return { prises: sum(holdsPlaces), confirmees: sum(isSure) }
}
