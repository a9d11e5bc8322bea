import type { magasins } from '@foulee/contract/club/magasins'
import type { magasinsAdmin } from '@foulee/contract/club/magasins-admin'
import type { magasinsGestion } from '@foulee/contract/club/magasins-gestion'
import { nextName } from '@foulee/testing/factories'
import { createMagasin, createMagasinInvitation } from '@foulee/testing/magasins'
import {
  type Examples,
  form,
  MEMBERS,
  OPEN,
  STAFF,
  VERIFIED,
  type World,
} from '#test/http/examples.ts'
import { OWNED_AND_STAFF, organisationExamples } from '#test/http/organisation-examples.ts'

const create = ({ t }: World, input: Parameters<typeof createMagasin>[2] = {}) =>
  createMagasin(t.db, t.clock.now, input)

const own = (world: World, owner: { id: number }) => create(world, { membres: [owner.id] })

export const magasinsExamples: Examples<keyof typeof magasins> = {
  'POST /api/shop/categories': { who: OPEN, input: () => ({}) },
  'GET /api/magasins': {
    who: OPEN,
    input: async (world) => {
      await create(world)
      return { query: { autour: '6.0794,44.5594,20', tri: 'distance', nb_page: 5 } }
    },
  },
  'GET /api/magasins/{slug}': {
    who: OPEN,
    input: async (world) => ({ params: { slug: (await create(world)).slug } }),
  },
  'GET /api/filtres/magasins': { who: OPEN, input: () => ({}) },
  'GET /api/magasins/tuiles/{z}/{x}/{y}': {
    who: OPEN,
    input: () => ({ params: { z: '12', x: '2113', y: '1470' }, query: { categories: 'trail' } }),
  },
  'GET /api/magasins/departements': { who: OPEN, input: () => ({}) },
}

export const magasinsGestionExamples: Examples<keyof typeof magasinsGestion> = {
  'POST /api/magasins': {
    who: VERIFIED,
    input: () => ({
      body: {
        nom: nextName('Boutique'),
        description: 'Chaussures de trail et conseils.',
        adresse: '12 rue du Col',
        ville: 'Grenoble',
        code_postal: '38000',
        pays: 'FR',
        position: [5.72, 45.18],
        categories: ['trail'],
        marques: ['Hoka'],
        services: ['ressemelage'],
      },
    }),
  },
  'POST /api/magasins/update/{id}': {
    who: OWNED_AND_STAFF,
    input: async (world, owner) => ({
      params: { id: (await own(world, owner)).id },
      body: {
        horaires: {
          semaine: Array.from({ length: 7 }, () => [{ debut: '09:00', fin: '12:00' }]),
          exceptions: [{ jour: '2027-12-24', plages: [], motif: 'Inventaire' }],
          feries: 'ferme',
        },
      },
    }),
  },
  'POST /api/magasins/mes-magasins': {
    who: MEMBERS,
    input: async (world, owner) => {
      await own(world, owner)
      return {}
    },
  },
  ...organisationExamples('magasins', {
    create,
    invite: ({ t }, { structure, ...values }) =>
      createMagasinInvitation(t.db, t.clock.now, {
        ...values,
        ...(structure && { magasins_id: structure }),
      }),
  }),
}

const CSV = 'nom;ville;code_postal;horaires\nBoutique des essais;Embrun;05200;Mo-Sa 10:00-19:00\n'
const table = () => ({ body: form({ fichier: new Blob([CSV]) }) })

export const magasinsAdminExamples: Examples<keyof typeof magasinsAdmin> = {
  'POST /api/admin/magasins/list': {
    who: STAFF,
    input: () => ({ body: { nb_page: 10, filtres: { recherche: 'é%', est_gere: false } } }),
  },
  'GET /api/admin/magasins/export.csv': { who: STAFF, input: () => ({}) },
  'POST /api/admin/imports/magasins/essai': { who: STAFF, input: table },
  'POST /api/admin/imports/magasins/refusees': { who: STAFF, input: table },
  'POST /api/admin/imports/magasins/appliquer': { who: STAFF, input: table },
}
