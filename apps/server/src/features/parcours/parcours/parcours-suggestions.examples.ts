import type { parcoursSuggestions } from '@foulee/contract/parcours/parcours-suggestions'
import { type Examples, OPEN } from '#test/http/examples.ts'

export const parcoursSuggestionsExamples: Examples<keyof typeof parcoursSuggestions> = {
  'GET /api/parcours/{id}/proches': {
    who: OPEN,
    input: ({ parcours }) => ({ params: { id: parcours.slug } }),
  },
  'GET /api/courses/{id}/parcours': {
    who: OPEN,
    input: ({ course }) => ({ params: { id: course.slug } }),
  },
  'GET /api/itineraires': { who: OPEN, input: () => ({}) },
  'POST /api/dashboard/parcours': { who: OPEN, input: () => ({}) },
}
