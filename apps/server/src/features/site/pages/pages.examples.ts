import type { pages } from '@foulee/contract/site/pages'
import type { pagesAdmin } from '@foulee/contract/site/pages-admin'
import * as schema from '@foulee/db/schema'
import { nextNumber } from '@foulee/testing/factories'
import { blankPng } from '@foulee/testing/png'
import { type Examples, form, OPEN, STAFF, type World } from '#test/http/examples.ts'
import { createApercu } from './apercu.ts'

async function createOne<T extends { id: number }>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

const newChemin = () => `/exemples/page-${nextNumber()}`

const contenu = {
  titre: 'Les lacets',
  morceaux: [{ type: 'texte' as const, html: '<h2>Le nœud</h2><p>Double.</p>' }],
  seo_titre: null,
  seo_description: null,
  image: null,
  place: 'aucune' as const,
  section: 'aide' as const,
  ordre: 0,
}

async function createPage({ t }: World) {
  const chemin = newChemin()
  const page = await createOne(
    t.db
      .insert(schema.pages)
      .values({ ...contenu, chemin, est_publiee: true })
      .returning(),
  )
  await t.db
    .insert(schema.pageVersions)
    .values({ pages_id: page.id, numero: 1, contenu: { ...contenu, chemin } })
  return { ...page, chemin }
}

const createRedirection = ({ t }: World) =>
  createOne(
    t.db.insert(schema.pageRedirections).values({ chemin: newChemin(), vers: '/aide' }).returning(),
  )

export const pagesExamples: Examples<keyof typeof pages> = {
  'GET /api/pages': {
    who: OPEN,
    input: async (world) => ({ query: { chemin: (await createPage(world)).chemin } }),
  },
  'GET /api/pages/menus': { who: OPEN, input: () => ({}) },
  'GET /api/pages/apercu/{jeton}': {
    who: OPEN,
    input: async (world) => {
      const { id } = await createPage(world)
      const { adresse } = await createApercu(world.t.db, id, world.t.clock.now)
      return { params: { jeton: adresse.replace('/apercu/', '') } }
    },
  },
  'GET /api/pages/blocs/{cle}': { who: OPEN, input: () => ({ params: { cle: 'exemple' } }) },
}

const words = { titre: 'Les lacets', morceaux: contenu.morceaux }
const withId = async (world: World) => ({ params: { id: (await createPage(world)).id } })

export const pagesAdminExamples: Examples<keyof typeof pagesAdmin> = {
  'POST /api/admin/pages/list': { who: STAFF, input: () => ({ body: {} }) },
  'POST /api/admin/pages/create': {
    who: STAFF,
    input: () => ({ body: { ...words, chemin: newChemin() } }),
  },
  'POST /api/admin/pages/update/{id}': {
    who: STAFF,
    input: async (world) => {
      const { id, chemin } = await createPage(world)
      return { params: { id }, body: { ...words, chemin, version: 1 } }
    },
  },
  'POST /api/admin/pages/publier/{id}': {
    who: STAFF,
    input: async (world) => ({ ...(await withId(world)), body: { est_publiee: false } }),
  },
  'POST /api/admin/pages/image/{id}': {
    who: STAFF,
    input: async (world) => ({
      ...(await withId(world)),
      body: form({
        image: new File([new Uint8Array(blankPng(640, 360))], 'lacets.png', { type: 'image/png' }),
      }),
    }),
  },
  'POST /api/admin/pages/apercu/{id}': { who: STAFF, input: withId },
  'POST /api/admin/pages/versions/{id}': { who: STAFF, input: withId },
  'POST /api/admin/pages/restaurer/{id}': {
    who: STAFF,
    input: async (world) => ({ ...(await withId(world)), body: { numero: 1, version: 1 } }),
  },
  'POST /api/admin/pages/del/{id}': { who: STAFF, input: withId },
  'POST /api/admin/redirections/list': { who: STAFF, input: () => ({ body: {} }) },
  'POST /api/admin/redirections/create': {
    who: STAFF,
    input: () => ({ body: { chemin: newChemin(), vers: '/aide' } }),
  },
  'POST /api/admin/redirections/del/{id}': {
    who: STAFF,
    input: async (world) => ({ params: { id: (await createRedirection(world)).id } }),
  },
}
