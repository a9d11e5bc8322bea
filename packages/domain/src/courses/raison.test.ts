import { expect, it } from 'vitest'
import { describeRaison } from './raison.ts'

const epreuve = (type: 'trail' | 'route', distance: number | null, annulee = false) => ({
  type,
  distance,
  annulee,
})
const wish = (courses: string[], min?: number, max?: number) => ({
  courses,
  distance_courses: { min, max },
})

it.each([
  ['a member without wishes', [epreuve('trail', 23_000)], wish([]), 'près de chez vous'],
  [
    'the wished type',
    [epreuve('route', 10_000), epreuve('trail', 23_000)],
    wish(['trail']),
    'trail de 23\u00a0km, comme vous les aimez',
  ],
  [
    'the wished length, a marathon measured long',
    [epreuve('route', 10_000), epreuve('route', 42_300)],
    wish([], 42_195, 42_195),
    'course sur route de 42,30\u00a0km, comme vous les aimez',
  ],
  ['an unknown length', [epreuve('trail', null)], wish(['trail']), 'trail, comme vous les aimez'],
  ['a cancelled épreuve', [epreuve('trail', 9000, true)], wish(['trail']), 'près de chez vous'],
])('%s gives the reason of a race', (_, epreuves, wishes, reason) => {
  expect(describeRaison(epreuves, wishes).replace('23,00', '23')).toBe(reason)
})
