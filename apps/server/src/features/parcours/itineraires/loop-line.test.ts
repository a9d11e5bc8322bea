import { expect, it } from 'vitest'
import type { RoutedLine, Turn } from '#platform/routing/engine.ts'
import { trimLoop } from './loop-line.ts'

const STEP = 0.001
/** Metres of a step to the north or the east, at the equator. */
const METRES = 111.19

const turn = (metres: number, type: Turn['type'], texte: string): Turn => ({ metres, type, texte })

/** Places in steps to the east and the north. */
const route = (
  places: readonly (readonly [number, number])[],
  turns: Turn[] | null,
): RoutedLine => ({
  lon: Float64Array.from(places, ([east]) => east * STEP),
  lat: Float64Array.from(places, ([, north]) => north * STEP),
  altitudes: null,
  terrains: null,
  turns,
  passages: [0, places.length - 1],
})

const tell = ({ turns }: RoutedLine) =>
  turns?.map(({ metres, type }) => [Math.round(metres / METRES), type])

it('turns of a loop stay on the way that is left, in its metres', () => {
  // North, out and back to the east, then on to the north and to the west.
  const places = [
    [0, 0],
    [0, 1],
    [1, 1],
    [0, 1],
    [0, 2],
    [-1, 2],
  ] as const
  const line = route(places, [
    turn(0, 'depart', 'Partez.'),
    turn(METRES, 'droite', 'Tournez à droite.'),
    turn(2 * METRES, 'demi_tour', 'Faites demi-tour.'),
    turn(3 * METRES, 'droite', 'Tournez à droite.'),
    turn(4 * METRES, 'gauche', 'Tournez à gauche.'),
    turn(5 * METRES, 'arrivee', 'Vous y êtes.'),
  ])
  expect(tell(trimLoop(line))).toEqual([
    [0, 'depart'],
    [2, 'gauche'],
    [3, 'arrivee'],
  ])
})

it.each([
  ['to the left', [-1, 1], [[1, 'gauche']]],
  ['to the right', [1, 1], [[1, 'droite']]],
  ['straight on', [0, 2], []],
] as const)('where a way was left out one is told to go %s', (_label, next, expected) => {
  const line = route([[0, 0], [0, 1], [0.5, 1.5], [0, 1], next], [])
  expect(tell(trimLoop(line))).toEqual(expected)
})

it('an engine without turns tells none', () => {
  expect(
    trimLoop(
      route(
        [
          [0, 0],
          [0, 1],
          [1, 1],
          [0, 1],
          [0, 2],
        ],
        null,
      ),
    ).turns,
  ).toBeNull()
})
