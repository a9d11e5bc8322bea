import { describe, expect, it } from 'vitest'
import { getSurface, roundShares, SURFACE_LABELS, TYPES_SURFACE } from './surface.ts'

it('the 19 surface labels of produit 8.5 are in its order', () => {
  expect(Object.values(SURFACE_LABELS).join(', ')).toBe(
    'Inconnu, Asphalte, Artificiel, Boue, Gravier compacté, Sable, Pavé, Naturel, Roche, Gravier, Ciment, Chemin, Sentier, Route, Rue, Escaliers, Voie cyclable, Goudronné, Non goudronné',
  )
  expect(TYPES_SURFACE).toHaveLength(19)
})

it.each([
  ['asphalt', 'Asphalte', 'asphalt'],
  ['paving_stones', 'Pavé', 'paving-stones'],
  ['unknown', 'Inconnu', 'unknown'],
  ['lava', '?', 'not-found'],
  ['', '?', 'not-found'],
  ['constructor', '?', 'not-found'],
  ['__proto__', '?', 'not-found'],
])('%s is « %s », class %s', (type, label, className) => {
  expect(getSurface(type)).toEqual({ label, class: className })
})

describe('roundShares', () => {
  it.each([
    [{ asphalt: 1 }, { asphalt: 1 }],
    [
      { asphalt: 1 / 3, path: 2 / 3 },
      { asphalt: 0.33, path: 0.67 },
    ],
    [
      { sand: 0.285, mud: 0.715 },
      { sand: 0.29, mud: 0.72 },
    ],
    [{ sand: 0.004 }, { sand: 0 }],
    [{ sand: Number.NaN, mud: 0.5 }, { mud: 0.5 }],
    [{}, {}],
  ])('%j', (shares, expected) => {
    expect(roundShares(shares)).toEqual(expected)
  })
})
