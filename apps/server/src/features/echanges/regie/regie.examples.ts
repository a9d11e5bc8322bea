import type { regie } from '@foulee/contract/echanges/regie'
import type { regieAdmin } from '@foulee/contract/echanges/regie-admin'
import * as schema from '@foulee/db/schema'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { blankPng } from '@foulee/testing/png'
import { type Examples, form, MEMBERS, OPEN, STAFF, type World } from '#test/http/examples.ts'

const picture = () =>
  new File([new Uint8Array(blankPng(640, 360))], 'cretes.png', { type: 'image/png' })

async function createOne<T extends { id: number }>(rows: Promise<T[]>): Promise<T> {
  const [row] = await rows
  if (!row) throw new Error('The insert returned nothing.')
  return row
}

const createActualite = ({ t }: World) =>
  createOne(
    t.db
      .insert(schema.actualitesSite)
      .values({
        slug: `nouvelle-essai-${nextNumber()}`,
        titre: 'Le calendrier de printemps',
        texte: '<p>Il est là.</p>',
        publie_le: t.clock.now.toISOString(),
      })
      .returning(),
  )

const newName = () => `${10_000_000 + nextNumber()}`

const createVideo = ({ t }: World) =>
  createOne(
    t.db
      .insert(schema.videos)
      .values({ titre: 'La foulée en côte', service: 'vimeo', video: newName() })
      .returning(),
  )

const createReaction = ({ t }: World) =>
  createOne(
    t.db
      .insert(schema.reactionTypes)
      .values({ cle: `essai-${nextNumber()}`, label: 'Essai', emoji: '👟', ordre: 900 })
      .returning(),
  )

const createWords = async ({ t }: World) =>
  (await createPublication(t.db, { users_id: (await createUser(t.db)).id })).id

const dates = { debut: '2026-03-01T00:00:00Z', fin: '2026-03-02T00:00:00Z' }
const createMise = async (world: World) =>
  createOne(
    world.t.db
      .insert(schema.misesEnAvant)
      .values({ publications_id: await createWords(world), titre: 'Course du mois', ...dates })
      .returning(),
  )

export const regieExamples: Examples<keyof typeof regie> = {
  'POST /api/dashboard/push': { who: MEMBERS, input: () => ({}) },
  'POST /api/dashboard/actualites': { who: OPEN, input: () => ({ query: { nb_page: 3 } }) },
  'POST /api/actualites/{id}': {
    who: OPEN,
    input: async (world) => ({ params: { id: (await createActualite(world)).slug } }),
  },
  'POST /api/dashboard/tv': { who: OPEN, input: () => ({}) },
}

const words = { titre: 'Le calendrier d’automne', texte: '<p>Il est là.</p>' }
const titre = 'Course du mois'

export const regieAdminExamples: Examples<keyof typeof regieAdmin> = {
  'POST /api/admin/mises-en-avant/list': { who: STAFF, input: () => ({ body: {} }) },
  'POST /api/admin/mises-en-avant/choix': {
    who: STAFF,
    input: () => ({ body: { recherche: 'crêtes' } }),
  },
  'POST /api/admin/mises-en-avant/create': {
    who: STAFF,
    input: async (world) => ({
      body: { publications_id: await createWords(world), titre, ...dates },
    }),
  },
  'POST /api/admin/mises-en-avant/update/{id}': {
    who: STAFF,
    input: async (world) => {
      const { id, publications_id } = await createMise(world)
      return { params: { id }, body: { publications_id, titre, ...dates } }
    },
  },
  'POST /api/admin/mises-en-avant/del/{id}': {
    who: STAFF,
    input: async (world) => ({ params: { id: (await createMise(world)).id } }),
  },
  'POST /api/admin/actualites/list': { who: STAFF, input: () => ({ body: {} }) },
  'POST /api/admin/actualites/create': {
    who: STAFF,
    input: () => ({ body: form({ ...words, image: picture() }) }),
  },
  'POST /api/admin/actualites/update/{id}': {
    who: STAFF,
    input: async (world) => ({
      params: { id: (await createActualite(world)).id },
      body: { ...words, version: 1 },
    }),
  },
  'POST /api/admin/actualites/publier/{id}': {
    who: STAFF,
    input: async (world) => ({
      params: { id: (await createActualite(world)).id },
      body: { publie_le: null },
    }),
  },
  'POST /api/admin/actualites/del/{id}': {
    who: STAFF,
    input: async (world) => ({ params: { id: (await createActualite(world)).id } }),
  },
  'POST /api/admin/videos/list': { who: STAFF, input: () => ({ body: {} }) },
  'POST /api/admin/videos/create': {
    who: STAFF,
    input: () => ({
      body: form({
        titre: 'La foulée en côte',
        adresse: `https://vimeo.com/${newName()}`,
        duree: '212',
        affiche: picture(),
      }),
    }),
  },
  'POST /api/admin/videos/update/{id}': {
    who: STAFF,
    input: async (world) => ({
      params: { id: (await createVideo(world)).id },
      body: { titre: 'La foulée en descente', adresse: `https://vimeo.com/${newName()}` },
    }),
  },
  'POST /api/admin/videos/publier/{id}': {
    who: STAFF,
    input: async (world) => ({
      params: { id: (await createVideo(world)).id },
      body: { est_publiee: true },
    }),
  },
  'POST /api/admin/videos/ordre': {
    who: STAFF,
    input: async (world) => ({ body: { ids: [(await createVideo(world)).id] } }),
  },
  'POST /api/admin/videos/del/{id}': {
    who: STAFF,
    input: async (world) => ({ params: { id: (await createVideo(world)).id } }),
  },
  'POST /api/admin/reactions/list': { who: STAFF, input: () => ({ body: {} }) },
  'POST /api/admin/reactions/create': {
    who: STAFF,
    input: () => ({ body: { label: 'Chaussures', emoji: '👟' } }),
  },
  'POST /api/admin/reactions/update/{id}': {
    who: STAFF,
    input: async (world) => ({
      params: { id: (await createReaction(world)).id },
      body: { label: 'Chaussures', emoji: '👟' },
    }),
  },
  'POST /api/admin/reactions/activer/{id}': {
    who: STAFF,
    input: async (world) => ({
      params: { id: (await createReaction(world)).id },
      body: { est_actif: true },
    }),
  },
  'POST /api/admin/reactions/ordre': {
    who: STAFF,
    input: async (world) => ({ body: { ids: [(await createReaction(world)).id] } }),
  },
}
