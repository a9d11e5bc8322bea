import type { points } from '@foulee/contract/club/points'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

export const pointsExamples: Examples<keyof typeof points> = {
  'POST /api/profile/jauge': { who: MEMBERS, input: () => ({ query: { page: 1, nb_page: 5 } }) },
}
