import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asciiBytes } from './encoding.ts'
import { parseDecimal, parseTime, timeIn } from './read-numbers.ts'

describe('a decimal number', () => {
  it.each([
    ['45.9237', 45.9237],
    ['-0.5', -0.5],
    ['+7', 7],
    ['.5', 0.5],
    ['5.', 5],
    ['007.50', 7.5],
    ['  12\n', 12],
    ['1.5e3', 1500],
    ['1E-7', 1e-7],
    ['48,8566', 48.8566],
    ['-48,8566', -48.8566],
    ['+.25', 0.25],
    ['1e10', 1e10],
    ['123456789012345', 123_456_789_012_345],
    ['1234567890123456', 1_234_567_890_123_456],
    ['100000000000000000000', 1e20],
  ])('%j', (text, value) => {
    expect(parseDecimal(text)).toBe(value)
  })

  it.each([
    '',
    ' ',
    '-',
    '.',
    'NaN',
    'Infinity',
    '-Infinity',
    '1e999',
    '0x10',
    '0b1',
    '1_000',
    '1 000',
    '1.2.3',
    '1,2,3',
    'x1,2',
    '1,2x',
    '-1,2-',
    'x+1',
    '--1',
    '12m',
    '１２',
    'null',
  ])('%j is none', (text) => {
    expect(parseDecimal(text)).toBeNaN()
  })

  it('is the same as Number says, to the last bit up to 15 digits', () => {
    const digits = fc.stringMatching(/^-?\d{1,6}(\.\d{1,9})?$/)
    fc.assert(fc.property(digits, (text) => parseDecimal(text) === Number(text)))
  })

  it('is within an atom of a position that is written with every digit of a double', () => {
    fc.assert(
      fc.property(fc.double({ min: -180, max: 180, noNaN: true }), (value) => {
        const text = value.toFixed(20)
        return Math.abs(parseDecimal(text) - value) < 1e-12
      }),
    )
  })
})

describe('a date and time', () => {
  it.each([
    ['2024-05-01T08:30:00Z', '2024-05-01T08:30:00.000Z'],
    ['2024-05-01T08:30:00.5Z', '2024-05-01T08:30:00.500Z'],
    ['2024-05-01T08:30:00,25Z', '2024-05-01T08:30:00.250Z'],
    ['2010-01-01T14:48:37.5195429Z', '2010-01-01T14:48:37.519Z'],
    ['2024-05-01T08:30:00+02:00', '2024-05-01T06:30:00.000Z'],
    ['2024-05-01T08:30:00.125-0330', '2024-05-01T12:00:00.125Z'],
    ['2024-05-01T00:30:00+01', '2024-04-30T23:30:00.000Z'],
    ['2024-05-01T08:30:00', '2024-05-01T08:30:00.000Z'],
    ['2024-05-01 08:30:00', '2024-05-01T08:30:00.000Z'],
    ['\n 2024-05-01t08:30:00z ', '2024-05-01T08:30:00.000Z'],
    ['2024-02-29T00:00:00Z', '2024-02-29T00:00:00.000Z'],
    ['2016-12-31T23:59:60Z', '2017-01-01T00:00:00.000Z'],
    ['1970-01-01T00:00:00Z', '1970-01-01T00:00:00.000Z'],
    ['2099-12-31T23:59:59Z', '2099-12-31T23:59:59.000Z'],
  ])('%j', (text, instant) => {
    expect(new Date(parseTime(text)).toISOString()).toBe(instant)
  })

  it.each([
    '',
    'hier',
    '2024-05-01',
    '08:30:00',
    '2024-13-01T08:30:00Z',
    '2024-00-01T08:30:00Z',
    '2024-04-31T08:30:00Z',
    '2023-02-29T08:30:00Z',
    '2024-05-01T24:00:00Z',
    '2024-05-01T08:60:00Z',
    '2024-05-01T08:30:00.Z',
    '2024-05-01T08:30:00 CEST',
    '01/05/2024 08:30:00',
    '0001-01-01T00:00:00Z',
    '1969-12-31T23:59:59Z',
    '9999-01-01T00:00:00Z',
    '１９７０-01-01T00:00:00Z',
  ])('%j is none', (text) => {
    expect(parseTime(text)).toBeNaN()
  })

  it('is what the calendar of the platform says', () => {
    const dates = fc.date({
      min: new Date('1970-01-01'),
      max: new Date('2199-12-31T23:59:59.999Z'),
      noInvalidDate: true,
    })
    fc.assert(fc.property(dates, (date) => parseTime(date.toISOString()) === date.getTime()))
  })

  it('is the same from bytes, usual or not', () => {
    const usual =
      /^20[0-4]\d-[01]\d-[0-3]\d[T ][0-2]\d:[0-6]\d:[0-6]\d([.,]\d{0,5})?(Z|\+0[0-2]:?30)?$/
    const texts = fc.oneof(fc.stringMatching(usual), fc.stringMatching(/^[0-9TZ:.-]{19,24}$/))
    fc.assert(
      fc.property(texts, (text) => {
        const bytes = asciiBytes(`>${text}<`)
        return Object.is(timeIn(bytes, 1, bytes.length - 1), parseTime(text))
      }),
      { numRuns: 1000 },
    )
  })
})
