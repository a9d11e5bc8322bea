import type { blocages } from '@foulee/contract/membres/blocages'
import { createUser } from '@foulee/testing/factories'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

export const blocagesExamples: Examples<keyof typeof blocages> = {
  'POST /api/profile/bloquer': {
    who: MEMBERS,
    input: async ({ t }) => ({
      body: { users_id: (await createUser(t.db)).id, est_bloque: true },
    }),
  },
  'POST /api/profile/bloques': { who: MEMBERS, input: () => ({}) },
}
