import { expect, it } from 'vitest'
import { loopPath, readTarget, type TracerTarget, tracerForPath } from './tracer-paths.ts'

const paramOf = (path: string, name: string) => new URL(path, 'https://x').searchParams.get(name)

it.each<TracerTarget>([
  { kind: 'epreuve', course: 3, edition: 5, id: 12 },
  { kind: 'journee', voyage: 3, id: 12 },
  { kind: 'seance', id: 12, athlete: null },
  { kind: 'seance', id: 12, athlete: 7 },
])('a drawing comes back to what it is for: %o', (target) => {
  const path = tracerForPath(target, [6.1, 45.9])
  expect(readTarget(paramOf(path, 'pour') ?? '')).toEqual(target)
  expect(paramOf(path, 'depart')).toBe('45.9,6.1')
  expect(paramOf(path, 'boucle')).toBeNull()
})

it.each(['', 'epreuve', 'epreuve-3', 'journee-3-x', 'seance-0', 'seance-1-2-3', 'autre-1'])(
  'a target that names nothing is none: %j',
  (text) => {
    expect(readTarget(text)).toBeNull()
  },
)

it('a door leaves out the figures that it does not know', () => {
  expect(loopPath({ depart: [6.1, 45.9], longueur: 8000, denivele: null, epreuve: 4 })).toBe(
    '/parcours/tracer?boucle=1&depart=45.9%2C6.1&longueur=8000&epreuve=4',
  )
})
