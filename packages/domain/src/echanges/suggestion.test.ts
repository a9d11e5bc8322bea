import { expect, it } from 'vitest'
import { formatRaisonChose, formatRaisonPersonne } from './suggestion.ts'

const PERSON = { communs: 0, ville: null, code_postal: '38100', types: [] }

it.each([
  [{ types: ['trail', 'route'] }, 'Court aussi des trails en Isère'],
  [{}, 'Court aussi en Isère'],
  [{ types: ['autre', 'route'] }, 'Court aussi sur route en Isère'],
  [{ ville: 'Grenoble' }, 'Court aussi, à Grenoble'],
  [{ ville: 'Grenoble', types: ['trail'] }, 'Court aussi des trails, à Grenoble'],
  [{ communs: 3, ville: 'Grenoble' }, 'Suivi par 3\u00a0personnes que vous suivez'],
  [{ communs: 1 }, 'Court aussi en Isère'],
  [{ code_postal: '' }, null],
])('a person %o: %s', (input, expected) => {
  expect(formatRaisonPersonne({ ...PERSON, ...input })).toBe(expected)
})

const COURSE = {
  kind: 'course',
  metres: null,
  communs: 0,
  estDistance: false,
  estType: false,
} as const

it.each([
  [{ metres: 12_400 }, 'À 12\u00a0km de chez vous'],
  [{ metres: 300 }, 'Près de chez vous'],
  [
    { metres: 12_400, estDistance: true },
    'Dans votre distance favorite, à 12\u00a0km de chez vous',
  ],
  [{ estDistance: true, estType: true }, 'Dans votre distance favorite'],
  [{ estType: true }, 'Comme celles que vous aimez'],
  [{ communs: 2, metres: 12_400 }, 'Suivie par 2\u00a0personnes que vous suivez'],
  [{}, null],
  [{ kind: 'organisateur', metres: 12_400 }, 'Organise une course à 12\u00a0km de chez vous'],
  [{ kind: 'magasin', metres: 900 }, 'Magasin près de chez vous'],
  [{ kind: 'magasin', estType: true }, null],
] as const)('a thing %o: %s', (input, expected) => {
  expect(formatRaisonChose({ ...COURSE, ...input })).toBe(expected)
})
