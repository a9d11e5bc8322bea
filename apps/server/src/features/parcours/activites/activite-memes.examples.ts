import type { activiteMemes } from '@foulee/contract/parcours/activite-memes'
import { type Examples, OWNER } from '#test/http/examples.ts'
import { MORNING, makeOuting } from './activite-montage.examples.ts'

export const activiteMemesExamples: Examples<keyof typeof activiteMemes> = {
  'POST /api/activites/{id}/avant': {
    who: OWNER,
    input: async (world, owner) => ({
      params: { id: (await makeOuting(world, owner, MORNING)).id },
    }),
  },
  'POST /api/activites/{id}/ecart/{id_autre}': {
    who: OWNER,
    input: async (world, owner) => ({
      params: {
        id: (await makeOuting(world, owner, MORNING)).id,
        id_autre: (await makeOuting(world, owner, '2026-02-20T07:00:00.000Z')).id,
      },
    }),
  },
}
