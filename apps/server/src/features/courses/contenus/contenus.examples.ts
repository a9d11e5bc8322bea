import type { coursesContenus } from '@foulee/contract/courses/contenus'
import type * as tables from '@foulee/db/schema'
import { createCourse, createOrganisateur, type NewCourse } from '@foulee/testing/factories'
import { blankPng } from '@foulee/testing/png'
import {
  type Examples,
  form,
  MEMBERS,
  OPEN,
  OWNED,
  OWNER,
  type Who,
  type World,
} from '#test/http/examples.ts'

type User = typeof tables.users.$inferSelect

const EDITORS: Who = { ...OWNED, staff: 200 }
/** Its parts are addressed by their own id: for others they do not exist. */
const THEIRS: Who = { ...OWNER, staff: 200 }

const LOGO_FILE = () =>
  new File([new Uint8Array(blankPng(600, 400))], 'gite.png', { type: 'image/png' })

async function raceOf({ t }: World, owner: User, input: NewCourse = {}) {
  const organisateur = await createOrganisateur(t.db, { membres: [owner.id] })
  const { id } = await createCourse(t.db, t.clock.now, {
    organisateurs_id: organisateur.id,
    partners: [{}],
    actualites: [{}],
    extensions: [{}],
    ...input,
  })
  const idIn = async (table: string) => {
    const { rows } = await t.db.$client.query<{ id: number }>(
      `select id from ${table} where courses_id = $1`,
      [id],
    )
    return rows[0]?.id ?? 0
  }
  return { id, idIn }
}

const removal = (table: string) => ({
  who: THEIRS,
  input: async (world: World, owner: User) => {
    const { idIn } = await raceOf(world, owner)
    return { body: { id: await idIn(table) } }
  },
})

export const coursesContenusExamples: Examples<keyof typeof coursesContenus> = {
  'POST /api/partenaires': {
    who: EDITORS,
    input: async (world, owner) => ({
      body: form({
        model: 'course',
        id: String((await raceOf(world, owner)).id),
        type: 'hebergement',
        nom: 'Gîte des Trois Sapins',
        url: 'https://gite.example',
        logo: LOGO_FILE(),
      }),
    }),
  },
  'POST /api/partenaires/del': removal('course_partenaires'),
  'POST /api/actualites': {
    who: EDITORS,
    input: async (world, owner) => ({
      body: form({
        courses_id: String((await raceOf(world, owner)).id),
        titre: 'Les inscriptions ouvrent',
        texte: '<p>Dès <strong>lundi</strong>.</p>',
        date: '2026-03-01',
      }),
    }),
  },
  'POST /api/actualites/del': removal('course_actualites'),
  'POST /api/courses/extensions/list': {
    who: MEMBERS,
    input: async (world, owner) => ({ body: { support_id: (await raceOf(world, owner)).id } }),
  },
  'POST /api/courses/extensions/add': {
    who: EDITORS,
    input: async (world, owner) => ({
      body: {
        support_id: (await raceOf(world, owner)).id,
        type: 'actualite',
        id_ext: 'https://journal.example/le-trail',
      },
    }),
  },
  'POST /api/courses/extensions/del': removal('course_extensions'),
  'GET /api/courses/{id}/statistiques': {
    who: EDITORS,
    input: async (world, owner) => ({
      params: { id: (await raceOf(world, owner)).id },
      query: { jours: '90' },
    }),
  },
  'POST /api/courses/{id}/compter': {
    who: OPEN,
    input: ({ course }) => ({ params: { id: course.id }, body: { type: 'vue' } }),
  },
  'GET /api/courses/export.csv': { who: MEMBERS, input: () => ({}) },
}
