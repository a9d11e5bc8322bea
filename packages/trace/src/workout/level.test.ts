import { describe, expect, it } from 'vitest'
import { type Level, levelOf, levelTarget, levelWords, parseLevel } from './level.ts'

const level = (from: number, to: number, of: Level['of'] = 'FTP', isRamp = false): Level => ({
  from,
  to,
  isRamp,
  of,
})
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the words of a level', () => {
  it.each([
    [level(80, 80), '80 % FTP'],
    [level(80, 100), '80 à 100 % FTP'],
    [level(30, 70, 'FTP', true), 'de 30 à 70 % FTP'],
    [level(70, 70, 'FTP', true), '70 % FTP'],
    [level(88.25, 88.34), '88,3 % FTP'],
    [level(180.4, 220.6, 'W'), '180 à 221 W'],
    [level(95, 105, 'allure seuil'), '95 à 105 % allure seuil'],
    [level(95, 95, 'allure Zwift 3'), '95 % allure Zwift 3'],
  ])('%j are « %s »', (level, words) => {
    expect(plain(levelWords(level))).toBe(words)
  })

  it.each([
    [level(80, 80), ''],
    [level(30, 70, 'FTP', true), 'Souple'],
    [level(88.3, 90), 'Souple. Assis'],
    [level(180, 221, 'W'), 'Souple'],
    [level(95, 105, 'allure Zwift 3'), ''],
  ])('%j are read again before « %s »', (level, rest) => {
    const comment = rest ? `${levelWords(level)}. ${rest}` : levelWords(level)
    expect(parseLevel(comment)).toEqual({ level: level, rest })
  })

  it.each([
    'Souple',
    '80 % FTP',
    'à 80\u00a0%\u00a0FTP',
    '80\u00a0%\u00a0FTP bien assis',
    '80,0\u00a0%\u00a0FTP',
    '80 à 80\u00a0%\u00a0FTP',
    'de 80\u00a0%\u00a0FTP',
    '180,5\u00a0W',
    '',
  ])('are not %j, which a person wrote', (comment) => {
    expect(parseLevel(comment)).toBeNull()
  })
})

describe('a level as a target', () => {
  const watts = (min: number, max: number) => ({ type: 'puissance', min, max })
  const free = { type: 'libre' }

  it.each<[Level, number | undefined, object, string]>([
    [level(80, 100), 250, watts(200, 250), 'Souple'],
    [level(80, 100), undefined, free, '80 à 100 % FTP. Souple'],
    [level(180.4, 220.6, 'W'), undefined, watts(180, 221), 'Souple'],
    [level(95, 105, 'allure seuil'), 250, free, '95 à 105 % allure seuil. Souple'],
    [level(70, 30, 'FTP', true), 200, watts(60, 140), 'de 140 à 60 W. Souple'],
    [level(30, 30.1, 'FTP', true), 100, watts(30, 30), 'Souple'],
    // Not a realistic power: stays in words.
    [level(1, 2), 250, free, '1 à 2 % FTP. Souple'],
  ])('%j of an FTP of %s is %j', (level, ftp, cible, comment) => {
    const target = levelTarget(level, ftp, 'Souple')
    expect(target.cible).toEqual(cible)
    expect(plain(target.comment)).toBe(comment)
  })

  it.each<[string, Parameters<typeof levelOf>[0], string, ReturnType<typeof levelOf>]>([
    [
      'free, its words',
      { type: 'libre' },
      levelWords(level(80, 80)),
      { level: level(80, 80), rest: '' },
    ],
    ['free, no words', { type: 'libre' }, 'Souple', null],
    [
      'of watts',
      { type: 'puissance', min: 200, max: 250 },
      'Souple',
      { level: level(200, 250, 'W'), rest: 'Souple' },
    ],
    [
      'of watts, and the ramp that is said of them',
      { type: 'puissance', min: 60, max: 140 },
      'de 140 à 60\u00a0W. Souple',
      { level: level(140, 60, 'W', true), rest: 'Souple' },
    ],
    [
      'of watts, and a ramp with another start',
      { type: 'puissance', min: 60, max: 140 },
      'de 140 à 61\u00a0W',
      { level: level(60, 140, 'W'), rest: 'de 140 à 61\u00a0W' },
    ],
    [
      'of watts, and a ramp with another end',
      { type: 'puissance', min: 60, max: 140 },
      'de 60 à 141\u00a0W',
      { level: level(60, 140, 'W'), rest: 'de 60 à 141\u00a0W' },
    ],
    [
      'of watts, and words that are no ramp',
      { type: 'puissance', min: 60, max: 140 },
      '60 à 140\u00a0W',
      { level: level(60, 140, 'W'), rest: '60 à 140\u00a0W' },
    ],
    ['of watts of a zone', { type: 'puissance', min: 60, max: 140, zone: 'EF' }, '', null],
    ['of the heart', { type: 'fc', min: 60, max: 140 }, '', null],
  ])('is read from a target %s', (_, cible, comment, expected) => {
    expect(levelOf(cible, comment)).toEqual(expected)
  })
})
