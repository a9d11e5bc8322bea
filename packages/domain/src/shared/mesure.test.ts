import { describe, expect, it } from 'vitest'
import {
  distanceFigure,
  formatAllure,
  formatDenivele,
  formatDeniveleNegatif,
  formatDistance,
  formatDistanceShort,
  formatDuree,
  formatDureeSeance,
  formatKmEffort,
  formatNombre,
  formatPrix,
  formatTemps,
  parseAllure,
} from './mesure.ts'

/** `~` stands for U+00A0 and `_` for U+202F, indistinguishable from a space in an editor. */
const spaced = (text: string) => text.replaceAll('~', '\u00a0').replaceAll('_', '\u202f')

describe('formats', () => {
  it.each<[(value: number) => string, number, string]>([
    [formatNombre, 0, '0'],
    [formatNombre, 999, '999'],
    [formatNombre, 1234, '1_234'],
    [formatNombre, 1234567, '1_234_567'],
    [formatNombre, -1234, '\u22121_234'],
    [formatNombre, -0.2, '0'],
    [formatDistance, 0, '0~m'],
    [formatDistance, 850, '850~m'],
    [formatDistance, 999, '999~m'],
    [formatDistance, 999.6, '1,00~km'],
    [formatDistance, 1000, '1,00~km'],
    [formatDistance, 21097, '21,10~km'],
    [formatDistance, 42195, '42,20~km'],
    [formatDistance, 1_250_000, '1_250,00~km'],
    [formatDistanceShort, 850, '850~m'],
    [formatDistanceShort, 10_000, '10~km'],
    [formatDistanceShort, 10_040, '10~km'],
    [formatDistanceShort, 21_097, '21,1~km'],
    [formatDistanceShort, 42_195, '42,2~km'],
    [formatDenivele, 1300, '1_300~m~D+'],
    [formatDenivele, 0, '0~m~D+'],
    [formatDeniveleNegatif, 90, '90~m~D\u2212'],
    [formatKmEffort, 53, '53~km-effort'],
    [formatKmEffort, 43.395, '43,4~km-effort'],
    [formatDuree, 6150, "1h42'30"],
    [formatDuree, 2550, "42'30"],
    [formatDuree, 5, "0'05"],
    [formatDuree, 3600, "1h00'00"],
    [formatDuree, 3599.7, "1h00'00"],
    [formatDuree, 100_000, "27h46'40"],
    [formatDureeSeance, 8700, '2h25'],
    [formatDureeSeance, 8699.7, '2h25'],
    [formatDureeSeance, 2700, '45~min'],
    [formatDureeSeance, 2550, "42'30"],
    [formatTemps, 0, '0~min'],
    [formatTemps, 1500, '25~min'],
    [formatTemps, 3599, '1h'],
    [formatTemps, 6720, '1h52'],
    [formatTemps, 9060, '2h31'],
    [formatTemps, 21_600, '6h'],
    [formatTemps, 167_400, '46h30'],
    [formatTemps, 3_600_000, '1_000h'],
    [formatAllure, 330, "5'30/km"],
    [formatAllure, 359.6, "6'00/km"],
    [formatPrix, 0, 'Gratuit'],
    [formatPrix, 2500, '25~€'],
    [formatPrix, 2550, '25,50~€'],
    [formatPrix, 5, '0,05~€'],
    [formatPrix, 123_400, '1_234~€'],
  ])('$name(%d) is %s', (format, value, expected) => {
    expect(format(value)).toBe(spaced(expected))
  })
})

it.each([
  [21_097, '21,10', 'km'],
  [171_000, '171,00', 'km'],
  [850, '850', 'm'],
])('%i m is %s %s', (metres, value, unit) => {
  expect(distanceFigure(metres)).toEqual({ value, unit })
})

describe('a pace as runners write it', () => {
  it.each([
    ['4:15', 255],
    ["4'15", 255],
    ['4’15', 255],
    ['4\'15"', 255],
    ['4’15”', 255],
    ['4′15″', 255],
    ["4'15''", 255],
    ['4 min 15 s', 255],
    ['415', 255],
    ['10', 600],
    ["4'15 / km", 255],
    ['4:15 min/km', 255],
    ["4'5", 245],
    ['4', 240],
    ["4'/km", 240],
    ['12:00', 720],
    ['', null],
    ['vite', null],
    ['4:75', null],
    ['4,25', null],
    ['4:15:00', null],
  ])('%j', (typed, seconds) => expect(parseAllure(typed)).toBe(seconds))

  it('is read as it is written', () => expect(parseAllure(formatAllure(329))).toBe(329))
})
