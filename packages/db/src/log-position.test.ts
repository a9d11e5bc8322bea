import { expect, it } from 'vitest'
import { later, readPosition, writePosition } from './log-position.ts'

it.each(['0/0', '16/B374D848', 'FFFFFFFF/FFFFFFFF', '1/A'])(
  'the log position %s is parsed and written unchanged',
  (text) => {
    const position = readPosition(text)
    expect(position).not.toBeNull()
    expect(writePosition(position ?? 0n)).toBe(text)
  },
)

it.each([null, undefined, '', '16', '16/', '/16', '16/b3', '1/2/3', '123456789/0', '0/0;select 1'])(
  'the text %s is rejected as a log position',
  (text) => expect(readPosition(text)).toBeNull(),
)

it('log positions compare by their left half first', () => {
  const [early, late] = [readPosition('0/FFFFFFFF'), readPosition('1/0')]
  expect(later(early, late)).toBe(late)
  expect(later(late, early)).toBe(late)
  expect(later(null, early)).toBe(early)
  expect(later(early, null)).toBe(early)
})
