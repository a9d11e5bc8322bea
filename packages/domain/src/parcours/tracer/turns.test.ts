import { expect, it } from 'vitest'
import { nextTurn, turnToTell } from './turns.ts'

const LEFT = { metres: 200, texte: 'Prenez à gauche.' }
const RIGHT = { metres: 230, texte: 'Prenez à droite.' }
const TURNS = [LEFT, RIGHT]

it.each([
  ['far before the first', 0, 100, null],
  ['near the first', 140, 160, LEFT],
  ['nearer to what was told', 160, 170, null],
  ['past the first, near the second', 190, 205, RIGHT],
  ['at the first position, near a turn', null, 190, LEFT],
  ['back before a turn that was told', 205, 120, null],
  ['again near a turn, after a way back', 120, 155, LEFT],
  ['after the last', 220, 240, null],
])('a runner %s is told what comes, once', (_, before, metres, expected) => {
  expect(turnToTell(TURNS, before, metres)).toBe(expected)
})

it('the next turn is the first that is ahead', () => {
  expect(nextTurn(TURNS, 0)).toBe(LEFT)
  expect(nextTurn(TURNS, 200)).toBe(RIGHT)
  expect(nextTurn(TURNS, 230)).toBeNull()
})
