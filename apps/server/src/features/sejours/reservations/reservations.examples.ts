import { randomUUID } from 'node:crypto'
import type { reservations } from '@foulee/contract/sejours/reservations'
import type * as tables from '@foulee/db/schema'
import { attentes } from '@foulee/db/schema'
import {
  createAgence,
  createDisponibilite,
  createReservation,
  createVoyage,
} from '@foulee/testing/sejours'
import { type Examples, MEMBERS, OPEN, OWNER, VERIFIED, type World } from '#test/http/examples.ts'
import { getFormulaire } from './formulaire.queries.ts'

type User = typeof tables.users.$inferSelect

const depart = async ({ t }: World) => (await createDisponibilite(t.db, t.clock.now)).id

const bookingOf = async ({ t }: World, owner: User) =>
  (await createReservation(t.db, t.clock.now, { users_id: owner.id, nb_places: 2 })).id

export const reservationsExamples: Examples<keyof typeof reservations> = {
  'GET /api/voyages/disponibilite/{id}/formulaire': {
    who: OPEN,
    input: async (world) => ({ params: { id: await depart(world) } }),
  },
  'POST /api/voyages/reserve': {
    who: VERIFIED,
    input: async (world) => {
      const disponibilites_id = await depart(world)
      const { empreinte } = await getFormulaire(world.t.db, disponibilites_id)
      return {
        body: {
          disponibilites_id,
          cle: randomUUID(),
          participants: [
            { prenom: 'Karim', nom: 'Benali', naissance: '1991-02-03', chambre: 1 },
            { prenom: 'Zoé', nom: 'Roux', naissance: '1993-08-21', chambre: null },
          ],
          nb_single: 1,
          message: 'Nous arrivons la veille.',
          telephone: '06 12 34 56 78',
          formulaire: empreinte,
        },
      }
    },
  },
  'POST /api/reservations/my': { who: MEMBERS, input: async () => ({}) },
  'POST /api/reservations/{id}': {
    who: { ...OWNER, staff: 200 },
    input: async (world, owner) => ({ params: { id: await bookingOf(world, owner) } }),
  },
  'POST /api/reservations/{id}/annuler': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: await bookingOf(world, owner) },
      body: { frais: 0, motif: 'Je me suis blessé.' },
    }),
  },
  'POST /api/reservations/{id}/participants': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: await bookingOf(world, owner) },
      body: {
        participants: [
          { prenom: 'Karim', nom: 'Benali', naissance: '1991-02-03', chambre: 1 },
          { prenom: 'Nadia', nom: 'Benali', naissance: '1992-05-06', chambre: 1 },
        ],
      },
    }),
  },
  'POST /api/reservations/{id}/etat': {
    who: { ...OWNER, staff: 200 },
    input: async ({ t }, owner) => {
      const agence = await createAgence(t.db, { membres: [owner.id] })
      const { id } = await createVoyage(t.db, t.clock.now, { agences_id: agence.id, departs: [] })
      const { id: disponibilites_id } = await createDisponibilite(t.db, t.clock.now, {
        voyages_id: id,
      })
      const booking = await createReservation(t.db, t.clock.now, { disponibilites_id })
      return {
        params: { id: booking.id },
        body: { geste: 'refuser', motif: 'Le groupe est déjà formé.' },
      }
    },
  },
  'GET /api/reservations/{id}/calendrier.ics': {
    who: { ...OWNER, staff: 200 },
    input: async (world, owner) => ({ params: { id: await bookingOf(world, owner) } }),
  },
  'POST /api/voyages/attente': {
    who: VERIFIED,
    input: async ({ t }) => {
      const { id: disponibilites_id } = await createDisponibilite(t.db, t.clock.now, { places: 2 })
      await createReservation(t.db, t.clock.now, { disponibilites_id, nb_places: 2 })
      return { body: { disponibilites_id, nb_places: 2 } }
    },
  },
  'POST /api/voyages/attente/del': {
    who: OWNER,
    input: async (world, owner) => {
      const disponibilites_id = await depart(world)
      const entry = { disponibilites_id, users_id: owner.id, nb_places: 2 } as const
      await world.t.db.insert(attentes).values({ ...entry, etat: 'attente' })
      return { body: { disponibilites_id } }
    },
  },
}
