import { expect, it } from 'vitest'
import { readPosition, sendPosition, writePosition } from './pin-position.ts'

it.each([
  ['[6.13,45.9]', [6.13, 45.9]],
  ['', null],
  ['[6.13]', null],
  ['{"lon":6.13}', null],
])('the text %s is a position, or none', (text, position) => {
  expect(readPosition(text)).toEqual(position)
})

it('a position is read as it was written', () => {
  expect(readPosition(writePosition([6.13, 45.9]))).toEqual([6.13, 45.9])
  expect(writePosition(null)).toBe('')
})

it.each([
  ['a removed pin is sent as null', { position: '' }, { position: 'null' }],
  ['a moved pin is sent as it stands', { position: '[6.13,45.9]' }, { position: '[6.13,45.9]' }],
  ['an untouched pin is not sent', { ville: 'Annecy' }, { ville: 'Annecy' }],
])('%s', (_, changed, sent) => {
  expect(sendPosition(changed)).toEqual(sent)
})
