import { randomUUID } from 'node:crypto'
import type { groupes } from '@foulee/contract/echanges/groupes'
import type { messages } from '@foulee/contract/echanges/messages'
import * as schema from '@foulee/db/schema'
import { createSuivi } from '@foulee/testing/entrainement'
import { createOrganisateur, createUser } from '@foulee/testing/factories'
import { createDirect, createGroupe, createMessage, createPiece } from '@foulee/testing/messages'
import { findReaction } from '#features/echanges/fil/fil.test-cast.ts'
import { type Examples, MEMBERS, OPEN, OWNER, VERIFIED, type World } from '#test/http/examples.ts'
import { getPieceSecret, signPiece } from './piece-jeton.ts'

type Owner = { id: number }

/** Ownership does not matter while the owner is a member; an unverified address cannot write. */
const IN = { ...OWNER, unverified: 403 }

async function talk({ t }: World, owner: Owner) {
  const other = await createUser(t.db)
  const canal = await createDirect(t.db, owner.id, other.id)
  const message = await createMessage(t.db, { channels_id: canal.id, users_id: other.id })
  return { other, canal, message }
}

const inTalk = async (world: World, owner: Owner) => ({
  params: { channels_id: (await talk(world, owner)).canal.id },
})

async function createPosted(world: World, owner: Owner): Promise<number> {
  const { canal } = await talk(world, owner)
  const { id } = await createMessage(world.t.db, { channels_id: canal.id, users_id: owner.id })
  return id
}

async function reachable({ t }: World) {
  const { id: membre } = await createUser(t.db)
  const verifie_le = t.clock.now.toISOString()
  const { id } = await createOrganisateur(t.db, { membres: [membre], verifie_le })
  return { params: { kind: 'organisateur' as const, id } }
}

const sent = () => ({ texte: 'À demain, 8\u00a0h devant la gare.', client_id: randomUUID() })

async function follower({ t }: World, owner: Owner): Promise<number> {
  const { id } = await createUser(t.db)
  await t.db
    .insert(schema.profils)
    .values({ users_id: id, naissance: '1990-05-12' })
    .onConflictDoUpdate({
      target: schema.profils.users_id,
      set: { naissance: '1990-05-12' },
    })
  await t.db.insert(schema.suivis).values({ users_id: id, suivi_id: owner.id })
  return id
}

const managed = async ({ t }: World, owner: Owner, other?: number) => {
  const others = other === undefined ? [] : [other]
  return createGroupe(t.db, { gerant: owner.id, membres: others })
}

export const messagesExamples: Examples<keyof typeof messages | keyof typeof groupes> = {
  'POST /api/messages/list': {
    who: MEMBERS,
    input: async (world, owner) => {
      await talk(world, owner)
      return {}
    },
  },
  'POST /api/messages/channel/{channels_id}': { who: OWNER, input: inTalk },
  'POST /api/messages/user/{users_id}': {
    who: MEMBERS,
    input: async ({ t }) => ({ params: { users_id: (await createUser(t.db)).id } }),
  },
  'POST /api/messages/post/channel/{id}': {
    who: IN,
    input: async (world, owner) => {
      const { canal, message } = await talk(world, owner)
      return { params: { id: canal.id }, body: { ...sent(), reponse_id: message.id } }
    },
  },
  'POST /api/messages/post/user/{id}': {
    who: VERIFIED,
    input: async (world) => {
      const { id } = await createUser(world.t.db)
      const { profils } = schema
      const naissance = '1990-05-12'
      await world.t.db
        .insert(profils)
        .values({ users_id: id, naissance })
        .onConflictDoUpdate({ target: profils.users_id, set: { naissance } })
      return { params: { id }, body: sent() }
    },
  },
  'POST /api/messages/update/{id}': {
    who: IN,
    input: async (world, owner) => ({
      params: { id: await createPosted(world, owner) },
      body: { texte: 'À demain, 9\u00a0h.' },
    }),
  },
  'POST /api/messages/del/{id}': {
    who: OWNER,
    input: async (world, owner) => ({ params: { id: await createPosted(world, owner) } }),
  },
  'POST /api/messages/reagir/{id}': {
    who: IN,
    input: async (world, owner) => ({
      params: { id: (await talk(world, owner)).message.id },
      body: { reaction_types_id: await findReaction(world.t) },
    }),
  },
  'POST /api/messages/lu/{channels_id}': {
    who: OWNER,
    input: async (world, owner) => {
      const { canal, message } = await talk(world, owner)
      return { params: { channels_id: canal.id }, body: { messages_id: message.id } }
    },
  },
  'POST /api/messages/ecrit/{channels_id}': { who: IN, input: inTalk },
  'POST /api/messages/muet/{channels_id}': {
    who: OWNER,
    input: async (world, owner) => ({ ...(await inTalk(world, owner)), body: { est_muet: true } }),
  },
  'POST /api/messages/quitter/{channels_id}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { channels_id: (await managed(world, owner)).id },
    }),
  },
  'POST /api/messages/demande/{channels_id}': {
    who: OWNER,
    input: async ({ t }, owner) => {
      const other = await createUser(t.db)
      const canal = await createDirect(t.db, owner.id, other.id, 'demande_recue')
      await createMessage(t.db, { channels_id: canal.id, users_id: other.id })
      return { params: { channels_id: canal.id }, body: { decision: 'accepter' } }
    },
  },
  'POST /api/messages/canal': {
    who: OWNER,
    input: async ({ t }, owner) => {
      const suivi = await createSuivi(t.db, { users_id: owner.id, etat: 'en_cours' })
      return { body: { kind: 'plan', id: suivi.plans_id ?? 0 } }
    },
  },
  'POST /api/messages/canal/ouverts': {
    who: MEMBERS,
    input: async ({ t }, owner) => {
      const suivi = await createSuivi(t.db, { users_id: owner.id, etat: 'en_cours' })
      return { body: { kind: 'plan', ids: [suivi.plans_id ?? 0] } }
    },
  },
  'GET /api/messages/contact/{kind}/{id}': { who: OPEN, input: reachable },
  'POST /api/messages/contact/{kind}/{id}': { who: VERIFIED, input: reachable },
  'POST /api/messages/membres/{channels_id}': { who: OWNER, input: inTalk },
  'POST /api/messages/groupe': {
    who: {
      ...VERIFIED,
      member: 403,
      parcours: 403,
      organisateur: 403,
      agence: 403,
      premium: 403,
      coach: 403,
      staff: 403,
    },
    input: async (world, owner) => ({
      body: { nom: 'Sorties du dimanche', users_ids: [await follower(world, owner)] },
    }),
  },
  'POST /api/messages/groupe/{id}': {
    who: IN,
    input: async (world, owner) => ({
      params: { id: (await managed(world, owner)).id },
      body: { nom: 'Sorties du samedi' },
    }),
  },
  'POST /api/messages/groupe/{id}/inviter': {
    who: IN,
    input: async (world, owner) => ({
      params: { id: (await managed(world, owner)).id },
      body: { users_ids: [await follower(world, owner)] },
    }),
  },
  'POST /api/messages/groupe/{id}/retirer': {
    who: IN,
    input: async (world, owner) => {
      const other = await createUser(world.t.db)
      const { id } = await managed(world, owner, other.id)
      return { params: { id }, body: { users_id: other.id } }
    },
  },
  'POST /api/messages/recherche': {
    who: MEMBERS,
    input: async (world, owner) => {
      await talk(world, owner)
      return { query: { q: 'gare' } }
    },
  },
  'POST /api/messages/destinataires': { who: MEMBERS, input: () => ({ query: {} }) },
  'POST /api/messages/non-lus': { who: MEMBERS, input: () => ({}) },
  'GET /api/messages/reglages': { who: MEMBERS, input: () => ({}) },
  'POST /api/messages/reglages': {
    who: MEMBERS,
    input: () => ({ body: { messages_de: 'suivis' } }),
  },
  'GET /api/messages/piece/{jeton}': {
    // The address carries the identity of its reader.
    who: OPEN,
    input: async (world, owner) => {
      const { t } = world
      const { message } = await talk(world, owner)
      const id = await createPiece(t.db, message.id)
      const [row] = await t.db.query.messagePieces.findMany({ where: (p, { eq }) => eq(p.id, id) })
      await t.storage.put(`${row?.fichier}/petite.webp`, Buffer.from('RIFF'), 'image/webp')
      const secret = await getPieceSecret(t.db)
      const query = { id, taille: 'petite', users_id: owner.id } as const
      const url = signPiece(secret, query, t.clock.now)
      return { params: { jeton: url.slice(url.lastIndexOf('/') + 1) } }
    },
  },
}
