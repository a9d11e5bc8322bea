import type { photos } from '@foulee/contract/echanges/photos'
import { createEvenement } from '@foulee/testing/evenements'
import { createCourse, createOrganisateur } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { blankPng } from '@foulee/testing/png'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
import { type Examples, form, OWNED, OWNER, type Who, type World } from '#test/http/examples.ts'

const EDITORS: Who = { ...OWNED, staff: 200 }
const AUTHOR: Who = { ...OWNER, staff: 200 }

const newDraft = ({ t }: World, owner: { id: number }) =>
  createParcours(t.db, t.clock.now, { users_id: owner.id, etat: 0, photos: [{ titre: 'Le col' }] })

async function draftWithPhoto(world: World, owner: { id: number }) {
  const draft = await newDraft(world, owner)
  const { rows } = await world.t.db.$client.query<{ id: number }>(
    'select id from parcours_photos where parcours_id = $1',
    [draft.id],
  )
  return { id: draft.id, id_photo: rows[0]?.id ?? 0 }
}

async function stayWithPhoto({ t }: World, owner: { id: number }) {
  const { id: agences_id } = await createAgence(t.db, { membres: [owner.id] })
  const { id } = await createVoyage(t.db, t.clock.now, { agences_id, photos: [{}] })
  const { rows } = await t.db.$client.query<{ id: number }>(
    'select id from voyage_photos where voyages_id = $1',
    [id],
  )
  return { id, id_photo: rows[0]?.id ?? 0 }
}

async function eventWithPhoto({ t }: World, owner: { id: number }) {
  const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [owner.id] })
  const { id } = await createEvenement(t.db, t.clock.now, { organisateurs_id, photos: [{}] })
  const { rows } = await t.db.$client.query<{ id: number }>(
    'select id from evenement_photos where evenements_id = $1',
    [id],
  )
  return { id, id_photo: rows[0]?.id ?? 0 }
}

async function raceWithPhoto({ t }: World, owner: { id: number }) {
  const organisateur = await createOrganisateur(t.db, { membres: [owner.id] })
  const { id } = await createCourse(t.db, t.clock.now, {
    organisateurs_id: organisateur.id,
    photos: [{ titre: 'Le départ' }],
  })
  const { rows } = await t.db.$client.query<{ id: number }>(
    'select id from course_photos where courses_id = $1',
    [id],
  )
  return { id, id_photo: rows[0]?.id ?? 0 }
}

const sendOne = () =>
  form({
    photo: new File([new Uint8Array(blankPng(600, 400))], 'col.png', { type: 'image/png' }),
    titre: 'Vue du col',
    position: '[5.73,45.19]',
  })

export const photosExamples: Examples<keyof typeof photos> = {
  'POST /api/parcours/photo/{id}/add': {
    who: AUTHOR,
    input: async (world, owner) => ({
      params: { id: (await newDraft(world, owner)).id },
      body: sendOne(),
    }),
  },
  'POST /api/parcours/photo/{id}/update': {
    who: AUTHOR,
    input: async (world, owner) => {
      const { id, id_photo } = await draftWithPhoto(world, owner)
      return { params: { id }, body: { id_photo, titre: 'La source', ordre: 0, position: null } }
    },
  },
  'POST /api/parcours/photo/{id}/del/{id_photo}': {
    who: AUTHOR,
    input: async (world, owner) => ({ params: await draftWithPhoto(world, owner) }),
  },
  'POST /api/courses/photo/{id}': {
    who: EDITORS,
    input: async (world, owner) => {
      const { id } = await raceWithPhoto(world, owner)
      const photo = new File([new Uint8Array(blankPng(600, 400))], 'depart.png', {
        type: 'image/png',
      })
      return { params: { id }, body: form({ photo, titre: 'Le peloton' }) }
    },
  },
  'POST /api/courses/photo/{id}/edit/{id_photo}': {
    who: EDITORS,
    input: async (world, owner) => ({
      params: await raceWithPhoto(world, owner),
      body: form({ titre: 'L’arrivée', ordre: '0' }),
    }),
  },
  'POST /api/courses/photo/{id}/del/{id_photo}': {
    who: EDITORS,
    input: async (world, owner) => ({ params: await raceWithPhoto(world, owner) }),
  },
  'POST /api/voyages/photo/{id}': {
    who: EDITORS,
    input: async (world, owner) => {
      const { id } = await stayWithPhoto(world, owner)
      const photo = new File([new Uint8Array(blankPng(600, 400))], 'refuge.png', {
        type: 'image/png',
      })
      return { params: { id }, body: form({ photo, titre: 'Le refuge' }) }
    },
  },
  'POST /api/voyages/photo/{id}/edit/{id_photo}': {
    who: EDITORS,
    input: async (world, owner) => ({
      params: await stayWithPhoto(world, owner),
      body: form({ titre: 'Le col', ordre: '0' }),
    }),
  },
  'POST /api/voyages/photo/{id}/del/{id_photo}': {
    who: EDITORS,
    input: async (world, owner) => ({ params: await stayWithPhoto(world, owner) }),
  },
  'POST /api/evenements/photo/{id}': {
    who: EDITORS,
    input: async (world, owner) => {
      const { id } = await eventWithPhoto(world, owner)
      const photo = new File([new Uint8Array(blankPng(600, 400))], 'kiosque.png', {
        type: 'image/png',
      })
      return { params: { id }, body: form({ photo, titre: 'Le kiosque' }) }
    },
  },
  'POST /api/evenements/photo/{id}/edit/{id_photo}': {
    who: EDITORS,
    input: async (world, owner) => ({
      params: await eventWithPhoto(world, owner),
      body: form({ titre: 'Le parc', ordre: '0' }),
    }),
  },
  'POST /api/evenements/photo/{id}/del/{id_photo}': {
    who: EDITORS,
    input: async (world, owner) => ({ params: await eventWithPhoto(world, owner) }),
  },
  'POST /api/photo/{model}/{id}/add': {
    who: AUTHOR,
    input: async (world, owner) => ({
      params: { model: 'parcours', id: (await newDraft(world, owner)).id },
      body: sendOne(),
    }),
  },
  'POST /api/photo/{model}/{id}/edit/{id_photo}': {
    who: AUTHOR,
    input: async (world, owner) => ({
      params: { model: 'parcours', ...(await draftWithPhoto(world, owner)) },
      body: { description: 'Au lever du jour.' },
    }),
  },
  'POST /api/photo/{model}/{id}/del/{id_photo}': {
    who: AUTHOR,
    input: async (world, owner) => ({
      params: { model: 'parcours', ...(await draftWithPhoto(world, owner)) },
    }),
  },
}
