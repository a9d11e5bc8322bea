import type { Input, Key } from '@foulee/contract/call'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import type { TestApp } from '../test-app.ts'

/** Who makes the call. */
export type Role = 'visitor' | 'member'

/** What the examples of one run share. */
export type World = {
  t: TestApp
  organisateur: { nom: string }
  course: { id: number; slug: string }
}

/** A world with one race that everyone sees. */
export async function createWorld(t: TestApp): Promise<World> {
  const organisateur = await createOrganisateur(t.db, { ville: 'Grenoble', code_postal: '38000' })
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id: organisateur.id,
    editions: [{ epreuves: [{ type: 'route', distance: 21_100 }] }],
  })
  return { t, organisateur, course }
}

const PASSWORD = 'chemin-de-ronde-42'
const IDENTITY = { prenom: 'Lise', nom: 'Martin', cgu: true } as const
let addresses = 0
const newAddress = () => `exemple-${++addresses}@exemple.fr`

function form(fields: Record<string, string>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.set(name, value)
  return data
}

type Example<K extends Key> = {
  as: Role
  input: (world: World) => Input<K> | Promise<Input<K>>
}

/** One good input for every call: a call of the contract without one does not compile. */
export const EXAMPLES: { [K in Key]: Example<K> } = {
  'POST /api/auth/register': {
    as: 'visitor',
    input: () => ({ body: { ...IDENTITY, email: newAddress(), password: PASSWORD } }),
  },
  'POST /api/auth/login': {
    as: 'visitor',
    input: async ({ t }) => {
      const email = newAddress()
      await t.call('POST /api/auth/register', { body: { ...IDENTITY, email, password: PASSWORD } })
      return { body: { email, password: PASSWORD, remember: true } }
    },
  },
  'POST /api/auth/exist': {
    as: 'visitor',
    input: async ({ t }) => ({ body: { email: (await createUser(t.db)).email } }),
  },
  'GET /api/auth/me': { as: 'member', input: () => ({}) },
  'POST /api/auth/logout': { as: 'member', input: () => ({}) },
  'POST /api/profile/update': {
    as: 'member',
    input: () => ({ body: form({ sexe: 'f', naissance: '1990-05-17', niveau: 'confirme' }) }),
  },
  'GET /api/courses': {
    as: 'visitor',
    input: () => ({ query: { tri: 'nom', nb_page: 100, departement: ['38', '73'] } }),
  },
  'GET /api/courses/points': { as: 'visitor', input: () => ({ query: { departement: '38' } }) },
  'GET /api/courses/calendrier.ics': { as: 'visitor', input: () => ({}) },
  'GET /api/courses/{id}': {
    as: 'visitor',
    input: ({ course }) => ({ params: { id: course.slug } }),
  },
  'GET /api/courses/{id}/calendrier.ics': {
    as: 'visitor',
    input: ({ course }) => ({ params: { id: course.id } }),
  },
  'GET /api/filtres/courses': { as: 'visitor', input: () => ({}) },
  'GET /api/calendrier': { as: 'visitor', input: () => ({}) },
  'POST /api/dashboard/courses': { as: 'visitor', input: () => ({}) },
  'POST /api/courses/organisateurs/list': {
    as: 'member',
    input: ({ organisateur }) => ({ body: { recherche: organisateur.nom } }),
  },
}
