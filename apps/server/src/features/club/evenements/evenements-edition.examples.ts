import type { evenementsEdition } from '@foulee/contract/club/evenements-edition'
import { evenementDates } from '@foulee/db/schema'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { createEvenement } from '@foulee/testing/evenements'
import { createOrganisateur } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { type Examples, form, MEMBERS, OWNER, STAFF, type World } from '#test/http/examples.ts'

const OWNER_AND_STAFF = { ...OWNER, staff: 200 }
const MEMBER_OF_IT = {
  ...MEMBERS,
  unverified: 403,
  member: 403,
  parcours: 403,
  organisateur: 403,
  agence: 403,
  premium: 403,
  coach: 403,
}

const mine = ({ t }: World, { id }: { id: number }) => createOrganisateur(t.db, { membres: [id] })
const dayIn = ({ t }: World, days: number) => addDays(parisDate(t.clock.now), days)

const draft = async (world: World, owner: { id: number }, etat = 0) => {
  const { id: organisateurs_id } = await mine(world, owner)
  const { id } = await createEvenement(world.t.db, world.t.clock.now, { organisateurs_id, etat })
  return { params: { id } }
}

const dateOf = async (world: World, owner: { id: number }) => {
  const { params } = await draft(world, owner)
  const [row] = await world.t.db
    .select({ id: evenementDates.id })
    .from(evenementDates)
    .where(eq(evenementDates.evenements_id, params.id))
  return { id: params.id, dates_id: row?.id ?? 0 }
}

export const evenementsEditionExamples: Examples<keyof typeof evenementsEdition> = {
  'GET /api/evenements/porteurs': {
    who: MEMBERS,
    input: async (world, owner) => {
      await mine(world, owner)
      return {}
    },
  },
  'POST /api/evenements/serie': {
    who: MEMBERS,
    input: (world) => ({
      body: {
        jour: dayIn(world, 7),
        heure: '19:00',
        duree_minutes: 90,
        regle: 'FREQ=WEEKLY;COUNT=4',
        exclusions: [dayIn(world, 14)],
      },
    }),
  },
  'POST /api/evenements/create': {
    who: MEMBER_OF_IT,
    input: async (world, owner) => ({
      body: form({
        organisateurs_id: String((await mine(world, owner)).id),
        titre: 'La sortie du mardi',
        type: 'sortie',
      }),
    }),
  },
  'POST /api/evenements/update/{id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      ...(await draft(world, owner)),
      body: form({
        titre: 'La sortie du mardi',
        type: 'sortie',
        description: 'Une heure au bord du lac, puis un thé.',
        lieu: 'Kiosque du parc',
        adresse: 'Quai de la Tournette',
        ville: 'Annecy',
        code_postal: '74000',
        departement: '74',
        position: '[6.1294,45.8992]',
        rendez_vous: 'Sous le kiosque, gilet jaune.',
        sports: 'course_a_pied',
        niveau: 'confirme',
        parcours_id: String(world.parcours.id),
        groupes: '[{"nom":"Tranquille","allure_min":360,"allure_max":400,"distance":8000}]',
        prix: '0',
        places: '20',
        delai_attente_heures: '12',
        jour: dayIn(world, 7),
        heure: '19:00',
        duree_minutes: '90',
        regle: 'FREQ=WEEKLY;COUNT=4',
        exclusions: `["${dayIn(world, 14)}"]`,
        version: '1',
      }),
    }),
  },
  'GET /api/evenements/{id}/gestion': { who: OWNER_AND_STAFF, input: draft },
  'POST /api/evenements/{id}/etat': {
    who: { ...OWNER_AND_STAFF, unverified: 403 },
    input: async (world, owner) => ({
      ...(await draft(world, owner)),
      body: { geste: 'soumettre' },
    }),
  },
  'POST /api/evenements/{id}/del': { who: OWNER_AND_STAFF, input: draft },
  'GET /api/evenements/{id}/historique': { who: OWNER_AND_STAFF, input: draft },
  'GET /api/evenements/mes-evenements': {
    who: MEMBERS,
    input: async (world, owner) => {
      await draft(world, owner)
      return { query: { nb_page: 2 } }
    },
  },
  'GET /api/evenements/a-valider': {
    who: STAFF,
    input: async (world, owner) => {
      await draft(world, owner, 1)
      return { query: { nb_page: 2 } }
    },
  },
  'POST /api/evenements/date/{id}/edit/{dates_id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      params: await dateOf(world, owner),
      body: form({
        date: dayIn(world, 11),
        heure: '18:30',
        duree_minutes: '60',
        places: '12',
        precision: 'Frontale obligatoire.',
        lieu: 'Gymnase',
        position: '[6.13,45.9]',
      }),
    }),
  },
  'POST /api/evenements/date/{id}/annuler/{dates_id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      params: await dateOf(world, owner),
      body: { motif: 'Orages annoncés.' },
    }),
  },
}
