import type { Cible } from '@foulee/domain/entrainement/step'
import { describe, expect, it } from 'vitest'
import { fromFitTarget, mayMean, OPEN, parseFitWords, toFitTarget } from './fit-target.ts'
import { BPM_OFFSET, TARGET, WATTS_OFFSET } from './fit-workout-profile.ts'

const fit = (type: number, low: number, high: number, zone = 0) => ({ type, zone, low, high })
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

describe('a target for a watch', () => {
  it.each<[Cible, number | undefined, ReturnType<typeof fit>]>([
    [{ type: 'libre' }, 15, OPEN],
    [{ type: 'rpe', min: 6, max: 7 }, 15, OPEN],
    [{ type: 'allure', min: 240, max: 300 }, undefined, fit(TARGET.speed, 3333, 4167)],
    [{ type: 'vma', min: 90, max: 100 }, undefined, OPEN],
    [{ type: 'vma', min: 90, max: 100 }, 18, fit(TARGET.speed, 4500, 5000)],
    [{ type: 'fc', min: 149.6, max: 160.4 }, undefined, fit(TARGET.heartRate, 250, 260)],
    [{ type: 'fc_max', min: 79.6, max: 85.4 }, undefined, fit(TARGET.heartRate, 80, 85)],
    [{ type: 'puissance', min: 199.6, max: 250.4 }, undefined, fit(TARGET.power, 1200, 1250)],
  ])('%j with a VMA of %s is %j', (cible, vma, expected) => {
    expect(toFitTarget(cible, vma)).toEqual(expected)
  })

  it.each<[string, ReturnType<typeof fit>, Cible, string]>([
    ['open', OPEN, { type: 'libre' }, ''],
    ['of a kind that nobody knows', fit(99, 1, 2), { type: 'libre' }, ''],
    ['a zone of the watch', fit(TARGET.heartRate, 1, 2, 3), { type: 'libre' }, 'zone FC 3'],
    ['without figures', fit(TARGET.speed, Number.NaN, Number.NaN), { type: 'libre' }, ''],
    ['of nothing', fit(TARGET.power, 0, 0), { type: 'libre' }, ''],
    ['a speed', fit(TARGET.speed, 3333, 4167), { type: 'allure', min: 240, max: 300 }, ''],
    [
      'a speed, turned round',
      fit(TARGET.speed, 4167, 3333),
      { type: 'allure', min: 240, max: 300 },
      '',
    ],
    [
      'a speed with one end',
      fit(TARGET.speed, Number.NaN, 4000),
      { type: 'allure', min: 250, max: 250 },
      '',
    ],
    ['a speed of wheels', fit(TARGET.speed, 10_000, 12_000), { type: 'libre' }, '36 à 43,2 km/h'],
    [
      'a share of the heart',
      fit(TARGET.heartRate, 80, 85),
      { type: 'fc_max', min: 80, max: 85 },
      '',
    ],
    [
      'a share at the most',
      fit(TARGET.heartRate, BPM_OFFSET, BPM_OFFSET),
      { type: 'fc_max', min: 100, max: 100 },
      '',
    ],
    ['beats', fit(TARGET.heartRate, 250, 260), { type: 'fc', min: 150, max: 160 }, ''],
    ['beats of nobody', fit(TARGET.heartRate, 101, 102), { type: 'libre' }, '1 à 2 bpm'],
    ['a share of the FTP', fit(TARGET.power, 80, 85), { type: 'libre' }, '80 à 85 % FTP'],
    ['watts', fit(TARGET.power, 1200, 1250), { type: 'puissance', min: 200, max: 250 }, ''],
    [
      'watts of nobody',
      fit(TARGET.power, WATTS_OFFSET + 1, WATTS_OFFSET + 1),
      { type: 'libre' },
      '1 W',
    ],
    ['a cadence', fit(TARGET.cadence, 85, 95), { type: 'libre' }, 'cadence 85 à 95'],
    ['one cadence', fit(TARGET.cadence, 90, 90), { type: 'libre' }, 'cadence 90'],
  ])('that is %s is read', (_, target, cible, words) => {
    const read = fromFitTarget(target)
    expect(read.cible).toEqual(cible)
    expect(plain(read.words)).toBe(words)
  })
})

describe('words that a watch has numbers for', () => {
  it.each([
    ['80 à 100\u00a0%\u00a0FTP', fit(TARGET.power, 80, 100), ''],
    ['de 100 à 79,6\u00a0%\u00a0FTP. Souple', fit(TARGET.power, 80, 100), 'Souple'],
    ['zone FC 3', { ...OPEN, type: TARGET.heartRate, zone: 3 }, ''],
    ['zone vitesse 12. Souple', { ...OPEN, type: TARGET.speed, zone: 12 }, 'Souple'],
    ['zone puissance 1', { ...OPEN, type: TARGET.power, zone: 1 }, ''],
  ])('« %s » are %j', (text, target, rest) => {
    expect(parseFitWords(text)).toEqual({ target, rest })
  })

  it.each(['', 'Souple', 'zone FC', 'zone FC 3 ou 4', 'zone FC 123', 'en zone FC 3', '200\u00a0W'])(
    'are not %j',
    (text) => expect(parseFitWords(text)).toBeNull(),
  )
})

it.each([
  [OPEN, 'rpe', true],
  [OPEN, 'fc', true],
  [fit(TARGET.speed, 1, 2), 'allure', true],
  [fit(TARGET.speed, 1, 2), 'vma', true],
  [fit(TARGET.speed, 1, 2), 'fc', false],
  [fit(TARGET.heartRate, 1, 2), 'fc_max', true],
  [fit(TARGET.power, 1, 2), 'puissance', true],
  [fit(TARGET.power, 1, 2), 'rpe', false],
] as const)('the target %j may be refined by the words of %s: %s', (target, type, expected) => {
  expect(mayMean(target, { type, min: 1, max: 2 })).toBe(expected)
})
