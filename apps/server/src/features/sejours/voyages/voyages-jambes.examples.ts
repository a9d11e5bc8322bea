import type { jambes } from '@foulee/contract/sejours/jambes'
import { createVoyage } from '@foulee/testing/sejours'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

export const voyagesJambesExamples: Examples<keyof typeof jambes> = {
  'POST /api/voyages/{id}/jambes': {
    who: MEMBERS,
    input: async ({ t }) => ({
      params: { id: (await createVoyage(t.db, t.clock.now)).slug },
      body: { distance: 10_000, temps: 3000 },
    }),
  },
}
