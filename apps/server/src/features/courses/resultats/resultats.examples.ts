import type { corrections } from '@foulee/contract/courses/corrections'
import type { resultats } from '@foulee/contract/courses/resultats'
import { createCourse, createOrganisateur, dayFrom } from '@foulee/testing/factories'
import {
  createPassages,
  createResultat,
  createResultats,
  findEpreuveOf,
} from '@foulee/testing/resultats'
import {
  type Examples,
  form,
  MEMBERS,
  OPEN,
  OWNED,
  OWNER,
  VERIFIED,
  type World,
} from '#test/http/examples.ts'
import { createDemande, readCode } from './resultats.test-lines.ts'

const MANAGERS = { ...OWNED, staff: 200 }

type Owner = { id: number }

async function runEpreuve({ t }: World, owner: Owner): Promise<number> {
  const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [owner.id] })
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id,
    editions: [{ date_debut: dayFrom(t.clock.now, -1), epreuves: [{ distance: 10_000 }] }],
  })
  return findEpreuveOf(t.db, course.id)
}

async function withResults(world: World, owner: Owner): Promise<number> {
  const epreuves_id = await runEpreuve(world, owner)
  await createResultats(world.t.db, epreuves_id, 5)
  return epreuves_id
}

const ofEpreuve = async (world: World, owner: Owner) => ({
  params: { epreuves_id: await withResults(world, owner) },
})
const ofLine = async (world: World, owner: Owner, input = {}) => ({
  params: { id: (await createResultat(world.t.db, await runEpreuve(world, owner), input)).id },
})

const ofDemande = async (world: World, owner: Owner) => ({
  params: {
    id: await createDemande(world.t, {
      epreuves_id: await runEpreuve(world, owner),
      users_id: owner.id,
    }),
  },
})

const CSV = 'Place;Dossard;Nom;Prénom;Sexe;Année;Temps\n1;12;Morel;Léa;F;1990;0:41:12\n'
const file = () => new File([CSV], 'resultats.csv', { type: 'text/csv' })
const ofFile = async (world: World, owner: Owner) => ({
  params: { epreuves_id: await runEpreuve(world, owner) },
  body: form({ fichier: file(), separateur: ';' }),
})

export const resultatsExamples: Examples<keyof typeof resultats> = {
  'GET /api/resultats/{id}/passages': { who: OPEN, input: ofLine },
  'GET /api/resultats/{epreuves_id}/points/{metres}': {
    who: OPEN,
    input: async (world, owner) => {
      const epreuves_id = await runEpreuve(world, owner)
      const { id } = await createResultat(world.t.db, epreuves_id)
      await createPassages(world.t.db, id, { 4000: 960 })
      return { params: { epreuves_id, metres: 4000 }, query: { tri: 'gagnees', nb_page: 2 } }
    },
  },
  'GET /api/resultats/{epreuves_id}': {
    who: OPEN,
    input: async (world, owner) => ({
      ...(await ofEpreuve(world, owner)),
      query: { sexe: 'f', nb_page: 2 },
    }),
  },
  'GET /api/resultats/{epreuves_id}/resume': { who: OPEN, input: ofEpreuve },
  'GET /api/resultats/{epreuves_id}/moi': { who: MEMBERS, input: ofEpreuve },
  'POST /api/resultats/my': { who: MEMBERS, input: () => ({ query: { page: 1, nb_page: 3 } }) },
  'GET /api/resultats/{epreuves_id}/gestion': { who: MANAGERS, input: ofEpreuve },
  'GET /api/resultats/{epreuves_id}/export': { who: MANAGERS, input: ofEpreuve },
  'POST /api/resultats/{epreuves_id}/essai': { who: MANAGERS, input: ofFile },
  'POST /api/resultats/{epreuves_id}/refusees': { who: MANAGERS, input: ofFile },
  'GET /api/resultats/{epreuves_id}/modele': {
    who: MANAGERS,
    input: async (world, owner) => ({
      params: { epreuves_id: await runEpreuve(world, owner) },
      query: { format: 'csv' },
    }),
  },
  'POST /api/resultats/{epreuves_id}/envoi': { who: MANAGERS, input: ofFile },
  'POST /api/resultats/del': {
    who: MANAGERS,
    input: async (world, owner) => ({ body: { epreuves_id: await withResults(world, owner) } }),
  },
  'GET /api/resultats/{epreuves_id}/lignes': {
    who: MANAGERS,
    input: async (world, owner) => ({
      ...(await ofEpreuve(world, owner)),
      query: { texte: 'Coureur' },
    }),
  },
  'POST /api/resultats/{epreuves_id}/codes': {
    who: MANAGERS,
    input: async (world, owner) => ({ ...(await ofEpreuve(world, owner)), body: {} }),
  },
  'POST /api/resultats/{epreuves_id}/prouver': {
    who: VERIFIED,
    input: async (world, owner) => {
      const { params } = await ofLine(world, owner)
      const { epreuves_id, ...body } = await readCode(world.t, params.id)
      return { params: { epreuves_id }, body }
    },
  },
  'POST /api/resultats/{epreuves_id}/demandes': {
    who: VERIFIED,
    input: async (world, owner) => ({
      ...(await ofEpreuve(world, owner)),
      body: { dossard: '412', motif: 'Je courais avec le maillot rouge.' },
    }),
  },
  'POST /api/resultats/demandes/{id}/annuler': { who: OWNER, input: ofDemande },
  'POST /api/resultats/demandes/{id}/decider': {
    who: { ...OWNER, staff: 200 },
    input: async (world, owner) => {
      const { params } = await ofDemande(world, owner)
      return { params, body: { accepte: false } }
    },
  },
  'POST /api/resultats/{id}/liberer': {
    who: MANAGERS,
    input: (world, owner) => ofLine(world, owner, { users_id: owner.id }),
  },
  'POST /api/resultats/{id}/discretion': {
    who: MANAGERS,
    input: async (world, owner) => ({
      ...(await ofLine(world, owner)),
      body: { geste: 'initiales' },
    }),
  },
}

const SAISIE = { nom: 'Lefèvre', prenom: 'Zoé', temps: '0:41:12' }

export const correctionsExamples: Examples<keyof typeof corrections> = {
  'GET /api/resultats/{id}/ligne': { who: MANAGERS, input: ofLine },
  'POST /api/resultats/{id}/corriger': {
    who: MANAGERS,
    input: async (world, owner) => ({
      ...(await ofLine(world, owner)),
      body: { ...SAISIE, version: 1 },
    }),
  },
  'POST /api/resultats/{id}/supprimer': {
    who: MANAGERS,
    input: async (world, owner) => ({ ...(await ofLine(world, owner)), body: { version: 1 } }),
  },
  'POST /api/resultats/{epreuves_id}/ajouter': {
    who: MANAGERS,
    input: async (world, owner) => ({ ...(await ofEpreuve(world, owner)), body: SAISIE }),
  },
  'GET /api/resultats/{epreuves_id}/corrections': { who: MANAGERS, input: ofEpreuve },
}
