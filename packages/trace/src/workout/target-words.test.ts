import { describe, expect, it } from 'vitest'
import { type Chiffree, chiffree, parseTarget, targetWords } from './target-words.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('the words of a target', () => {
  it.each<[Chiffree, string]>([
    [{ type: 'vma', min: 95, max: 100 }, '95 à 100 % VMA'],
    [{ type: 'vma', min: 95, max: 95 }, '95 % VMA'],
    [{ type: 'fc_max', min: 80.5, max: 85 }, '80,5 à 85 % FC max'],
    [{ type: 'fc', min: 150, max: 160 }, '150 à 160 bpm'],
    [{ type: 'puissance', min: 250, max: 250 }, '250 W'],
    [{ type: 'rpe', min: 6, max: 7 }, 'RPE 6 à 7'],
    [{ type: 'rpe', min: 6, max: 6, zone: 'A3' }, 'RPE 6 (zone A3)'],
    [{ type: 'allure', min: 270, max: 270 }, "4'30/km"],
    [{ type: 'allure', min: 270, max: 285, zone: 'SEUIL' }, "4'30 à 4'45/km (zone SEUIL)"],
  ])('%j are « %s », and are read again', (cible, words) => {
    expect(plain(targetWords(cible))).toBe(words)
    expect(parseTarget(targetWords(cible))).toEqual({ cible, rest: '' })
    expect(parseTarget(`${targetWords(cible)}. Souple`)).toEqual({ cible, rest: 'Souple' })
    expect(parseTarget(`${targetWords(cible)} ou moins`)).toBeNull()
    expect(parseTarget(`vers ${targetWords(cible)}`)).toBeNull()
  })

  it('keep three decimals', () => {
    expect(plain(targetWords({ type: 'fc', min: 150.12345, max: 160 }))).toBe('150,123 à 160 bpm')
  })

  it.each(['', 'Souple', '95', '100 à 95 % VMA', "4'75/km", '5 bpm', 'RPE 11'])(
    'are not %j',
    (text) => expect(parseTarget(text)).toBeNull(),
  )
})

it.each<[Parameters<typeof chiffree>, boolean]>([
  [['vma', 30, 160], true],
  [['vma', 29.9, 160], false],
  [['vma', 30, 160.1], false],
  [['vma', 90, 89], false],
  [['vma', 90, 90], true],
  [['vma', Number.NaN, 90], false],
  [['vma', 90], false],
])('of %j a target is made: %s', (input, isMade) => {
  expect(chiffree(...input) !== null).toBe(isMade)
})
