import { randomBytes } from 'node:crypto'
import type { fil } from '@foulee/contract/echanges/fil'
import { publicationPhotos } from '@foulee/db/schema'
import { getImageFolder } from '@foulee/domain/shared/image'
import { createActivite } from '@foulee/testing/activites'
import { createUser } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { blankPng } from '@foulee/testing/png'
import {
  type Examples,
  form,
  MEMBERS,
  OPEN,
  OWNER,
  VERIFIED,
  type World,
} from '#test/http/examples.ts'
import { getPhotoSecret, signPhoto } from './photo-jeton.ts'

const words = async ({ t }: World) =>
  (await createPublication(t.db, { users_id: (await createUser(t.db)).id })).id

const mine = async ({ t }: World, { id: users_id }: { id: number }) =>
  (await createPublication(t.db, { users_id })).id

async function bravo({ t }: World): Promise<number> {
  const { data } = await t.call('POST /api/reaction/types', {})
  return data[0]?.id ?? 0
}

export const filExamples: Examples<keyof typeof fil> = {
  'POST /api/dashboard/feed': {
    who: MEMBERS,
    input: async (world, owner) => {
      await mine(world, owner)
      return { query: { nb_page: 5 } }
    },
  },
  'POST /api/feed/nouveautes': { who: MEMBERS, input: () => ({ body: { depuis: 0 } }) },
  'POST /api/feed/{id}': {
    who: MEMBERS,
    input: async (world) => ({ params: { id: await words(world) } }),
  },
  'POST /api/feed/store': {
    who: VERIFIED,
    input: () => ({
      body: form({
        texte: 'Qui vient courir dimanche\u00a0?',
        photo: new File([new Uint8Array(blankPng(600, 400))], 'cretes.png', { type: 'image/png' }),
      }),
    }),
  },
  'GET /api/feed/photo/{jeton}/{fichier}': {
    // The address carries the identity of its reader.
    who: OPEN,
    input: async (world, owner) => {
      const { t } = world
      const publications_id = await mine(world, owner)
      const fichier = getImageFolder('photo', randomBytes(32).toString('hex'))
      const photo = { publications_id, fichier, prete: true, largeur: 960, hauteur: 640, ordre: 0 }
      const [row] = await t.db.insert(publicationPhotos).values(photo).returning()
      await t.storage.put(`${fichier}/960.webp`, Buffer.from('RIFF'), 'image/webp')
      const query = { id: row?.id ?? 0, users_id: owner.id }
      const jeton = signPhoto(await getPhotoSecret(t.db), query, t.clock.now)
      return { params: { jeton, fichier: '960.webp' } }
    },
  },
  'POST /api/feed/update/{id}': {
    who: { ...OWNER, unverified: 403 },
    input: async (world, owner) => ({
      params: { id: await mine(world, owner) },
      body: { texte: 'Qui vient courir samedi\u00a0?' },
    }),
  },
  'POST /api/feed/del/{id}': {
    who: OWNER,
    input: async (world, owner) => ({ params: { id: await mine(world, owner) } }),
  },
  'POST /api/feed/reagir/{id}': {
    who: VERIFIED,
    input: async (world) => ({
      params: { id: await words(world) },
      body: { reaction_types_id: await bravo(world) },
    }),
  },
  'POST /api/feed/masquer/{id}': {
    who: MEMBERS,
    input: async (world) => ({ params: { id: await words(world) }, body: { est_masquee: true } }),
  },
  'POST /api/feed/sourdine': {
    who: MEMBERS,
    input: ({ course }) => ({ body: { kind: 'course', id: course.id, est_muet: true } }),
  },
  'POST /api/feed/sourdines': { who: MEMBERS, input: () => ({}) },
  'POST /api/reaction/types': { who: OPEN, input: () => ({}) },
  'POST /api/abonnements/store': {
    who: MEMBERS,
    input: ({ course }) => ({ body: { kind: 'course', id: course.id, est_suivi: true } }),
  },
  'POST /api/abonnements/etat': {
    who: MEMBERS,
    input: ({ course }) => ({ body: { kind: 'course', id: course.id } }),
  },
  'POST /api/abonnements/list': { who: MEMBERS, input: () => ({}) },
  'POST /api/activites/partage/{id}': {
    who: { ...OWNER, unverified: 403 },
    input: async ({ t }, { id: users_id }) => ({
      params: { id: (await createActivite(t.db, { users_id })).id },
      body: { partage: 'abonnes', rayon_masque: 300, texte: 'Premier tour du lac.' },
    }),
  },
  'POST /api/activites/partage/{id}/apercu': {
    who: OWNER,
    input: async ({ t }, { id: users_id }) => ({
      params: { id: (await createActivite(t.db, { users_id })).id },
      body: { partage: 'abonnes', rayon_masque: 300 },
    }),
  },
}
