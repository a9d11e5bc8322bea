import type { Key } from '@foulee/contract/shared/call'
import { createUser, nextNumber } from '@foulee/testing/factories'
import { hashToken, newSecret } from '#platform/crypto/new-secret.ts'
import { type Examples, MEMBERS, OPEN, OWNED, STAFF, type World } from './examples.ts'

export const OWNED_AND_STAFF = { ...OWNED, staff: 200 }

type Root = 'organisateurs' | 'agences' | 'magasins'
type SharedKey<R extends Root> = Extract<
  Key,
  | `GET /api/${R}/${'{id}/gestion' | 'a-verifier'}`
  | `POST /api/${R}/${'membres' | 'invitation'}/${string}`
  | `POST /api/${R}/verifier`
>

type Id = { id: number }
type Made = {
  create: (world: World, input: { membres?: number[]; verifie_le?: null }) => Promise<Id>
  invite: (
    world: World,
    input: { token_hash?: string; structure?: number; users_id?: number },
  ) => Promise<Id>
}

export function organisationExamples<R extends Root>(
  root: R,
  { create, invite }: Made,
): Examples<SharedKey<R>> {
  const own = (world: World, owner: Id, others: number[] = []) =>
    create(world, { membres: [owner.id, ...others] })
  const receive = async (world: World) => {
    const token = newSecret()
    await invite(world, { token_hash: hashToken(token) })
    return { body: { token } }
  }
  const examples: Examples<SharedKey<'organisateurs'>> = {
    'GET /api/organisateurs/{id}/gestion': {
      who: OWNED_AND_STAFF,
      input: async (world, owner) => ({ params: { id: (await own(world, owner)).id } }),
    },
    'POST /api/organisateurs/membres/inviter': {
      who: OWNED_AND_STAFF,
      input: async (world, owner) => ({
        body: { id: (await own(world, owner)).id, email: `ami-${nextNumber()}@exemple.fr` },
      }),
    },
    'POST /api/organisateurs/membres/annuler': {
      who: OWNED_AND_STAFF,
      input: async (world, owner) => {
        const { id } = await own(world, owner)
        const invitation = await invite(world, { structure: id, users_id: owner.id })
        return { body: { id, invitation: invitation.id } }
      },
    },
    'POST /api/organisateurs/membres/del': {
      who: OWNED_AND_STAFF,
      input: async (world, owner) => {
        const other = await createUser(world.t.db)
        return { body: { id: (await own(world, owner, [other.id])).id, users_id: other.id } }
      },
    },
    'POST /api/organisateurs/invitation/show': { who: OPEN, input: receive },
    'POST /api/organisateurs/invitation/accept': { who: MEMBERS, input: receive },
    'GET /api/organisateurs/a-verifier': {
      who: STAFF,
      input: async (world) => {
        await create(world, { verifie_le: null })
        return { query: { nb_page: 2 } }
      },
    },
    'POST /api/organisateurs/verifier': {
      who: STAFF,
      input: async (world) => ({
        body: { id: (await create(world, { verifie_le: null })).id, decision: 'verifier' },
      }),
    },
  }
  return Object.fromEntries(
    Object.entries(examples).map(([key, example]) => [
      key.replace('/api/organisateurs/', `/api/${root}/`),
      example,
    ]),
  ) as unknown as Examples<SharedKey<R>>
}
