import type { LigneComplete } from '@foulee/contract/parcours/parcours-edition'
import { describe, expect, it } from 'vitest'
import { addPoint, begin, changePoint, follow, isCut, moveEnd, toPoints } from './bench.ts'

describe('an end of a line', () => {
  const kept = { debut: 500, fin: 2000 }
  it.each([
    ['debut', 800, 800, 2000],
    ['debut', -20, 0, 2000],
    ['debut', 1990, 1900, 2000],
    ['fin', 1500, 500, 1500],
    ['fin', 9000, 500, 3000],
    ['fin', 510, 500, 600],
  ] as const)('the end %s moved to %i m stays within the line', (end, metres, debut, fin) => {
    expect(moveEnd(kept, end, metres, 3000)).toEqual({ debut, fin })
  })

  it.each([
    [0, 3000, false],
    [10, 3000, true],
    [0, 2990, true],
  ])('the range from %i to %i m is a crop: %s', (debut, fin, expected) => {
    expect(isCut({ debut, fin }, 3000)).toBe(expected)
  })
})

describe('a point', () => {
  it('a new point that was not edited is not sent', () => {
    const added = addPoint(addPoint([], 1500.4), 200)
    expect(added.map(({ key }) => key)).toEqual([-1, -2])
    expect(toPoints(added)).toEqual([])
  })

  it.each([
    ['moved', { metres: 700.6 }],
    ['named', { nom: 'La source' }],
    ['of another type', { type: 'vue' as const }],
  ])('a new point that is %s is sent', (_, fields) => {
    const [sent] = toPoints(changePoint(addPoint([], 1500), -1, fields))
    const whole = { type: 'eau', nom: '', description: '', metres: 1500, ...fields }
    expect(sent).toEqual({ ...whole, metres: Math.round(whole.metres) })
  })
})

describe('another version of the line', () => {
  const line = (version: number, distance = 3000) =>
    ({ version, distance, lignes: [`l${distance}`], points: [] }) as unknown as LigneComplete
  const bench = {
    ...begin(line(1), 11),
    kept: { debut: 500, fin: 3000 },
    points: addPoint([], 2500),
    isChanged: true,
  }

  it('a new version of the same line keeps the range and the unsaved points with their base version', () => {
    expect(follow(bench, line(2), 22)).toEqual({ ...bench, known: 22 })
  })

  it('saved points are replaced by the ones of the server', () => {
    const points = changePoint(bench.points, -1, { nom: 'La source' })
    const followed = follow({ ...bench, points, isChanged: false }, line(2), 22)
    expect(followed).toMatchObject({ points: [], seen: 22 })
  })

  it('points saved as typed keep their identity', () => {
    const points = [
      ...changePoint(addPoint([], 900), -1, { nom: 'La source' }),
      ...changePoint(addPoint([], 100), -1, { type: 'vue' }),
    ]
    const held = points.toReversed().map((point, id) => ({ ...point, id, description: null }))
    const there = { ...line(2), points: held } as LigneComplete
    expect(follow({ ...bench, points, isChanged: false }, there, 22).points).toBe(points)
  })

  it('a shorter line resets the range and drops the points beyond it', () => {
    expect(follow(bench, line(2, 2000), 22)).toEqual(begin(line(2, 2000), 22))
  })
})
