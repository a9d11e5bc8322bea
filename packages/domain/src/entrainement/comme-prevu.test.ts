import { expect, it } from 'vitest'
import { readCommePrevu } from './comme-prevu.ts'

const HOUR = { duree: 3600, distance: 12_000, charge: 240 }
const NOTHING = { duree: null, distance: null, rpe: null }

it.each([
  ['nothing is told', HOUR, {}, { duree: 3600, distance: 12_000, rpe: 4 }],
  ['the effort is told', HOUR, { rpe: 7 }, { duree: 3600, distance: 12_000, rpe: null }],
  [
    'the effort is told to be unknown',
    HOUR,
    { rpe: null },
    { ...HOUR, charge: undefined, rpe: null },
  ],
  ['the time is told', HOUR, { duree: 3000 }, NOTHING],
  ['the distance is told', HOUR, { distance: 9000 }, NOTHING],
  [
    'the load was not planned',
    { ...HOUR, charge: null },
    {},
    { duree: 3600, distance: 12_000, rpe: null },
  ],
  ['the time was not planned', { ...HOUR, duree: null }, {}, { ...NOTHING, distance: 12_000 }],
  [
    'the load is beyond what one can feel',
    { ...HOUR, charge: 900 },
    {},
    { duree: 3600, distance: 12_000, rpe: 10 },
  ],
  [
    'the load is less than the least effort',
    { ...HOUR, charge: 0 },
    {},
    { duree: 3600, distance: 12_000, rpe: 1 },
  ],
] as const)('as planned, when %s', (_, prevu, dit, fait) => {
  const { duree, distance, rpe } = fait
  expect(readCommePrevu(prevu, dit)).toEqual({ duree, distance, rpe })
})
