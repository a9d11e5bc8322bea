import { expect, it } from 'vitest'
import { readWords } from './parcours-waypoints.ts'

it.each([
  '02-OCT-10 16:01:13',
  '16-MAR-08 11:32:15AM',
  '03-OCT-10',
  '2010-10-02T16:01:13.000Z',
  '2010-10-02 16:01:13+02:00',
  '02/10/2010 16h01',
  ' 2 octobre 2010 ',
])('the text %j is a timestamp of a watch, no words', (text) => {
  expect(readWords(text, 80)).toBeNull()
})

it.each(['Col du 2 octobre', '10-12 km', 'Trail du 11 novembre 2010', 'Borne 12-3', '2026'])(
  'the text %j is written by a person',
  (text) => {
    expect(readWords(text, 80)).toBe(text)
  },
)

it('a text is cut, and null when it is empty', () => {
  expect(readWords('Fontaine', 4)).toBe('Font')
  expect(readWords('  ', 4)).toBeNull()
  expect(readWords(undefined, 4)).toBeNull()
})
