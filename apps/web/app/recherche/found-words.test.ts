import { expect, it } from 'vitest'
import { detailWords } from './found-words.ts'

const found = { kind: 'parcours' as const, id: 1, titre: 'Le Semnoz', chemin: '/parcours/semnoz' }

it.each([
  [
    '27,7\u00a0km · 1275\u00a0m\u00a0D+ · Annecy (74)',
    '27,7\u00a0km · 1\u202f275\u00a0m\u00a0D+ · Annecy (74)',
  ],
  ['17\u00a0km · 950\u00a0m\u00a0D+', '17\u00a0km · 950\u00a0m\u00a0D+'],
])('parts the thousands of a climb: %s', (detail, expected) =>
  expect(detailWords({ ...found, detail, jour: null, image: null })).toBe(expected),
)
