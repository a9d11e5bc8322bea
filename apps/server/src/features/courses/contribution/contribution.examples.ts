import type { coursesEdition } from '@foulee/contract/courses/contribution'
import { createCourse, createOrganisateur } from '@foulee/testing/factories'
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

const draft = async (world: World, owner: { id: number }, etat = 0) => {
  const { id: organisateurs_id } = await mine(world, owner)
  const { id } = await createCourse(world.t.db, world.t.clock.now, { organisateurs_id, etat })
  return { params: { id } }
}

export const coursesEditionExamples: Examples<keyof typeof coursesEdition> = {
  'POST /api/courses/create': {
    who: MEMBER_OF_IT,
    input: async (world, owner) => ({
      body: form({
        organisateurs_id: String((await mine(world, owner)).id),
        nom: 'Trail du balcon',
        types: 'trail',
      }),
    }),
  },
  'POST /api/courses/{id}/update': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      ...(await draft(world, owner)),
      body: form({
        nom: 'Trail du balcon',
        description: 'Une boucle au-dessus du lac.',
        types: 'trail',
        ville: 'Annecy',
        code_postal: '74000',
        pays: 'FR',
        position: '[6.1294,45.8992]',
        site: 'https://exemple.fr',
        email: 'contact@exemple.fr',
        telephone: '04 50 00 00 00',
        pratique: '{"acces":"Par le lac.","parking":""}',
        version: '1',
      }),
    }),
  },
  'GET /api/courses/{id}/gestion': { who: OWNER_AND_STAFF, input: draft },
  'POST /api/courses/{id}/etat': {
    who: { ...OWNER_AND_STAFF, unverified: 403 },
    input: async (world, owner) => ({
      ...(await draft(world, owner)),
      body: { geste: 'soumettre' },
    }),
  },
  'POST /api/courses/{id}/del': { who: OWNER_AND_STAFF, input: draft },
  'GET /api/courses/{id}/historique': { who: OWNER_AND_STAFF, input: draft },
  'GET /api/courses/mes-courses': {
    who: MEMBERS,
    input: async (world, owner) => {
      await draft(world, owner)
      return { query: { nb_page: 2 } }
    },
  },
  'GET /api/courses/a-valider': {
    who: STAFF,
    input: async (world, owner) => {
      await draft(world, owner, 1)
      return { query: { nb_page: 2 } }
    },
  },
}
