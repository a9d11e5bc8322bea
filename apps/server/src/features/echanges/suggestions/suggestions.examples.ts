import type { suggestions } from '@foulee/contract/echanges/suggestions'
import { type Examples, MEMBERS } from '#test/http/examples.ts'

export const suggestionsExamples: Examples<keyof typeof suggestions> = {
  'POST /api/suggestions': { who: MEMBERS, input: () => ({}) },
  'POST /api/suggestions/refuser': {
    who: MEMBERS,
    input: ({ course }) => ({ body: { kind: 'course', id: course.id, est_refusee: true } }),
  },
}
