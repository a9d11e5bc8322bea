import type { coursesCarte } from '@foulee/contract/courses/courses-carte'
import { type Examples, OPEN } from '#test/http/examples.ts'

export const coursesCarteExamples: Examples<keyof typeof coursesCarte> = {
  'GET /api/courses/tuiles/{z}/{x}/{y}': {
    who: OPEN,
    input: () => ({ params: { z: '12', x: '2113', y: '1470' }, query: { type: 'trail' } }),
  },
}
