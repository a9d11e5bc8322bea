import { expect, it } from 'vitest'
import { chanceText, isRisky } from './chance-text.ts'

it.each([
  [0, 'moins d’une chance sur\u00a010', true],
  [0.1, 'une chance sur\u00a010', true],
  [0.34, '3\u00a0chances sur\u00a010', true],
  [0.79, '8\u00a0chances sur\u00a010', true],
  [0.8, '8\u00a0chances sur\u00a010', false],
  [0.92, '9\u00a0chances sur\u00a010', false],
  [1, 'plus de 9\u00a0chances sur\u00a010', false],
])('a probability of %s is written « %s » with a warning: %s', (chance, text, risky) => {
  expect([chanceText(chance), isRisky(chance)]).toEqual([text, risky])
})
