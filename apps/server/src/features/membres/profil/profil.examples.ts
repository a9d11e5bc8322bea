import type { profil } from '@foulee/contract/membres/profil'
import { profilSocial, suivis } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { type Examples, form, MEMBERS, OPEN, OWNER } from '#test/http/examples.ts'

const whose = async ({ t }: { t: { db: Parameters<typeof createUser>[0] } }) => ({
  body: { users_id: (await createUser(t.db)).id },
})

export const profilExamples: Examples<keyof typeof profil> = {
  'POST /api/profile/show': {
    who: { ...OPEN, visitor: 404 },
    input: whose,
  },
  'POST /api/profile/update': {
    who: MEMBERS,
    input: () => ({ body: form({ sexe: 'f', naissance: '1990-05-17', niveau: 'confirme' }) }),
  },
  'POST /api/profile/possible': { who: MEMBERS, input: () => ({}) },
  'POST /api/profile/courses': { who: MEMBERS, input: () => ({ body: {} }) },
  'POST /api/profile/suivi': { who: MEMBERS, input: whose },
  'POST /api/profile/suivre': {
    who: MEMBERS,
    input: async (world) => ({ body: { ...(await whose(world)).body, is_followed: true } }),
  },
  'POST /api/profile/abonnes': { who: MEMBERS, input: () => ({}) },
  'POST /api/profile/abonnes/del': {
    who: OWNER,
    input: async ({ t }, owner) => {
      const { id: users_id } = await createUser(t.db)
      await t.db.insert(suivis).values({ users_id, suivi_id: owner.id })
      return { body: { users_id } }
    },
  },
  'POST /api/social': {
    who: MEMBERS,
    input: () => ({
      body: { model: 'profil', reseau: 'strava', url: 'https://www.strava.com/athletes/1' },
    }),
  },
  'POST /api/social/del': {
    who: OWNER,
    input: async ({ t }, owner) => {
      const link = { users_id: owner.id, reseau: 'strava', url: 'https://strava.com/athletes/1' }
      const [row] = await t.db.insert(profilSocial).values(link).returning()
      return { body: { id: row?.id ?? 0 } }
    },
  },
  'GET /api/lieux': { who: OPEN, input: () => ({ query: { recherche: 'grenoble' } }) },
}
