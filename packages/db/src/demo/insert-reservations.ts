import { createHash } from 'node:crypto'
import { type FormulaireFaits, writeFormulaire } from '@foulee/domain/sejours/formulaire'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { sql } from 'drizzle-orm'
import type { Tx } from '../connect.ts'
import * as t from '../schema.ts'
import {
  buildReservations,
  countPlaces,
  type DemoReservation,
  type Voulue,
  type Voyageur,
} from './build-reservations.ts'
import type { CastIds } from './cast.ts'
import { identify, insertRows } from './insert-rows.ts'
import type { Agence, Sejour } from './inserted-sejour.ts'

type World = {
  agences: readonly Agence[]
  sejours: readonly Sejour[]
  voyageurs: { users: readonly Voyageur[]; ofCast: readonly Voyageur[] }
  cast: CastIds
  now: Date
}
type Depart = Sejour['departs'][number]
type OnSale = { sejour: Sejour; depart: Depart }

type Plan = { voulues: Voulue[]; isFull?: boolean; hasOffer?: boolean }

export type Revenu = { voyages_id: number; titre: string; fin: string; users_id: number }

/**
 * Books demo departures, with waiting lists for full ones.
 * @returns past travellers, latest first
 */
export async function insertReservations(tx: Tx, world: World): Promise<Revenu[]> {
  const { sejours, agences, voyageurs, now } = world
  const plans = castBookings(world)
  const booked = sejours.flatMap((sejour) =>
    sejour.departs
      .map((depart) => {
        const plan = plans.get(depart.id)
        return { sejour, depart: plan?.isFull ? { ...depart, part: 1 } : depart, plan }
      })
      .filter(({ depart, plan }) => depart.part > 0 || plan),
  )
  const formulaires = await insertFormulaires(tx, booked, agences, now)
  const byId = new Map(agences.map((agence) => [agence.id, agence]))
  const made = booked.map(({ sejour, depart, plan }, index) => {
    const proposees = plan?.hasOffer ? 2 : 0
    const reservations = buildReservations({
      depart,
      voyage: { ...sejour, delai_heures: 72 },
      formulaires_id: formulaires[index] ?? 0,
      gens: voyageurs.users,
      voulues: plan?.voulues ?? [],
      proposees,
      agents: [byId.get(sejour.agences_id)?.created_by ?? null],
      now,
    })
    return { sejour, depart, reservations, proposees }
  })
  await writeReservations(
    tx,
    made.flatMap(({ reservations }) => reservations),
  )
  await writePlaces(tx, made)
  await insertRows(
    tx,
    t.attentes,
    made.flatMap((item) => buildAttentes(item, voyageurs, now)),
  )
  return made
    .flatMap(({ sejour, depart, reservations }) =>
      reservations
        .filter(({ row }) => row.etat === 'terminee')
        .map(({ qui }) => ({
          voyages_id: sejour.id,
          titre: sejour.titre,
          fin: depart.fin,
          users_id: qui.id,
        })),
    )
    .toSorted((a, b) => b.fin.localeCompare(a.fin))
}

function castBookings({ sejours, voyageurs, now }: World): Map<number, Plan> {
  const today = parisDate(now)
  const of = (agence: string): OnSale[] =>
    sejours
      .filter(({ demo }) => demo.agence === agence && !demo.situation)
      .flatMap((sejour) => sejour.departs.map((depart) => ({ sejour, depart })))
      .filter(({ depart }) => !depart.annule_le)
      .toSorted((a, b) => a.depart.debut.localeCompare(b.depart.debut))
  const next = of('ailleurs').filter(({ depart }) => depart.cloture > addDays(today, 6))
  const past = of('ailleurs').filter(({ depart }) => depart.fin < today)
  const easy = of('vercors').filter(({ depart }) => depart.fin < today)
  const [, lea, karim] = [null, voyageurs.ofCast[0], voyageurs.ofCast[1]]
  const plans = new Map<number, Plan>()
  const add = (onSale: OnSale | undefined, plan: Plan) =>
    onSale && plans.set(onSale.depart.id, plan)
  if (!lea || !karim) return plans
  const book = (qui: Voyageur, etat: Voulue['etat'], nb_places: number): Plan => ({
    voulues: [{ qui, etat, nb_places }],
  })
  add(next[0], { voulues: [], isFull: true, hasOffer: true })
  add(next[1], book(lea, 'confirmee', 2))
  add(next[2], book(lea, 'demande', 1))
  add(next[3], book(karim, 'demande', 2))
  add(past.at(-1), book(lea, 'terminee', 2))
  add(easy.at(-1), book(karim, 'terminee', 1))
  return plans
}

async function insertFormulaires(
  tx: Tx,
  booked: readonly OnSale[],
  agences: readonly Agence[],
  now: Date,
): Promise<number[]> {
  const byId = new Map(agences.map((agence) => [agence.id, agence]))
  const rows = await identify(
    tx,
    t.formulaires,
    booked.map(({ sejour, depart }) => {
      const agence = byId.get(sejour.agences_id)
      const texte = writeFormulaire({
        ...sejour,
        delai_heures: 72,
        depart,
        agence,
      } as FormulaireFaits)
      return {
        texte,
        empreinte: createHash('sha256').update(texte).digest('hex'),
        created_at: now.toISOString(),
      }
    }),
  )
  await insertRows(tx, t.formulaires, rows)
  return rows.map(({ id }) => id)
}

async function writeReservations(tx: Tx, made: readonly DemoReservation[]): Promise<void> {
  const rows = await identify(tx, t.reservations, made)
  await insertRows(
    tx,
    t.reservations,
    rows.map(({ id, row }) => ({ ...row, id })),
  )
  await insertRows(
    tx,
    t.participants,
    rows.flatMap(({ id, participants }) =>
      participants.map((participant) => ({ ...participant, reservations_id: id })),
    ),
  )
  await insertRows(
    tx,
    t.reservationJournal,
    rows.flatMap(({ id, journal }) => journal.map((move) => ({ ...move, reservations_id: id }))),
  )
}

type Made = OnSale & { reservations: readonly DemoReservation[]; proposees: number }

async function writePlaces(tx: Tx, made: readonly Made[]): Promise<void> {
  const sums = made.map(({ depart, reservations, proposees }) => {
    const { prises, confirmees } = countPlaces(reservations)
    return { id: depart.id, prises: prises + proposees, confirmees }
  })
  await tx.execute(sql`
    update disponibilites d set places_prises = s.prises, places_confirmees = s.confirmees
    from json_to_recordset(${JSON.stringify(sums)}::json) as s(id int, prises int, confirmees int)
    where d.id = s.id`)
}

function buildAttentes(
  { depart, reservations, proposees }: Made,
  { users }: World['voyageurs'],
  now: Date,
) {
  const today = parisDate(now)
  const { prises } = countPlaces(reservations)
  const isFull = prises + proposees >= depart.places
  if (!isFull || depart.annule_le || depart.cloture <= addDays(today, 2)) return []
  const booked = new Set(reservations.map(({ row }) => row.users_id))
  const waiting = users.filter(({ id }) => !booked.has(id)).slice(0, proposees ? 3 : 2)
  const end = new Date(now.getTime() + 31 * 3_600_000).toISOString()
  return waiting.map(({ id }, index) => {
    const isOffered = proposees > 0 && index === 0
    return {
      disponibilites_id: depart.id,
      users_id: id,
      nb_places: isOffered ? proposees : index + 1,
      etat: isOffered ? ('proposee' as const) : ('attente' as const),
      expire_le: isOffered ? end : null,
      created_at: parisInstant(addDays(today, index - 6), '19:20').toISOString(),
    }
  })
}
