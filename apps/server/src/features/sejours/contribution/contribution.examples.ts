import type { voyagesEdition } from '@foulee/contract/sejours/contribution'
import { voyageInclus, voyageJournees } from '@foulee/db/schema'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
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

const mine = ({ t }: World, { id }: { id: number }) => createAgence(t.db, { membres: [id] })

const draft = async (world: World, owner: { id: number }, etat = 0) => {
  const { id: agences_id } = await mine(world, owner)
  const { id } = await createVoyage(world.t.db, world.t.clock.now, { agences_id, etat })
  return { params: { id } }
}

const lineOf = async (
  world: World,
  owner: { id: number },
  table: typeof voyageInclus | typeof voyageJournees,
) => {
  const { params } = await draft(world, owner)
  const [row] = await world.t.db
    .select({ id: table.id })
    .from(table)
    .where(eq(table.voyages_id, params.id))
  return { id: params.id, line: row?.id ?? 0 }
}

export const voyagesEditionExamples: Examples<keyof typeof voyagesEdition> = {
  'POST /api/voyages/create': {
    who: MEMBER_OF_IT,
    input: async (world, owner) => ({
      body: form({
        agence: String((await mine(world, owner)).id),
        titre: 'Tour du lac en trois jours',
        sports: 'trail',
      }),
    }),
  },
  'POST /api/voyages/update/{id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      ...(await draft(world, owner)),
      body: form({
        titre: 'Tour du lac en trois jours',
        description: 'De gîte en gîte, sacs portés.',
        lieu: 'Annecy',
        pays: 'FR',
        departement: '74',
        position: '[6.1294,45.8992]',
        duree_jours: '3',
        niveau: 'confirme',
        sports: 'trail',
        participants_min: '4',
        participants_max: '12',
        age_min: '16',
        materiel: '["Frontale","Coupe-vent"]',
        acompte: '30',
        solde_jours: '30',
        reglement: 'Par virement.',
        bareme: '[{"jours":60,"part":10},{"jours":7,"part":100}]',
        version: '1',
      }),
    }),
  },
  'GET /api/voyages/{id}/gestion': { who: OWNER_AND_STAFF, input: draft },
  'POST /api/voyages/{id}/etat': {
    who: { ...OWNER_AND_STAFF, unverified: 403 },
    input: async (world, owner) => ({
      ...(await draft(world, owner)),
      body: { geste: 'soumettre' },
    }),
  },
  'POST /api/voyages/{id}/del': { who: OWNER_AND_STAFF, input: draft },
  'GET /api/voyages/{id}/historique': { who: OWNER_AND_STAFF, input: draft },
  'GET /api/voyages/mes-voyages': {
    who: MEMBERS,
    input: async (world, owner) => {
      await draft(world, owner)
      return { query: { nb_page: 2 } }
    },
  },
  'GET /api/voyages/a-valider': {
    who: STAFF,
    input: async (world, owner) => {
      await draft(world, owner, 1)
      return { query: { nb_page: 2 } }
    },
  },
  'POST /api/voyages/inclus/{id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      ...(await draft(world, owner)),
      body: form({ libelle: 'Transport des sacs', inclus: 'true' }),
    }),
  },
  'POST /api/voyages/inclus/{id}/edit/{inclus_id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => {
      const { id, line } = await lineOf(world, owner, voyageInclus)
      return { params: { id, inclus_id: line }, body: form({ inclus: 'false', ordre: '0' }) }
    },
  },
  'POST /api/voyages/inclus/{id}/del/{inclus_id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => {
      const { id, line } = await lineOf(world, owner, voyageInclus)
      return { params: { id, inclus_id: line } }
    },
  },
  'POST /api/voyages/journee/{id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => ({
      ...(await draft(world, owner)),
      body: form({
        titre: 'Le balcon du lac',
        description: 'En balcon, puis en forêt.',
        hebergement: 'Gîte du col',
        parcours_id: String(world.parcours.id),
      }),
    }),
  },
  'POST /api/voyages/journee/{id}/edit/{journee_id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => {
      const { id, line } = await lineOf(world, owner, voyageJournees)
      const body = form({ distance: '14000', denivele: '900', ordre: '1' })
      return { params: { id, journee_id: line }, body }
    },
  },
  'POST /api/voyages/journee/{id}/del/{journee_id}': {
    who: OWNER_AND_STAFF,
    input: async (world, owner) => {
      const { id, line } = await lineOf(world, owner, voyageJournees)
      return { params: { id, journee_id: line } }
    },
  },
}
