import { describe, expect, it } from 'vitest'
import { CIBLE_LIMITS } from './step.ts'
import { MESURES_ZONE } from './zone.ts'
import { findZone, listModelesZones, listZones, targetZone } from './zones.ts'

describe('a zone by its code', () => {
  it.each([
    ['EF', 'Endurance fondamentale', { type: 'vma', min: 65, max: 75, zone: 'EF' }],
    ['as10', 'Allure 10\u00a0km', { type: 'vma', min: 84, max: 91, zone: 'AS10' }],
    ['A3', 'Allure 3', { type: 'vma', min: 75, max: 88, zone: 'A3' }],
    ['I3', 'Intensité 3', { type: 'fc_max', min: 85, max: 92, zone: 'i3' }],
    ['i7', 'Intensité 7', { type: 'rpe', min: 10, max: 10, zone: 'i7' }],
  ])('%s is %s', (code, nom, cible) => {
    const zone = findZone(code)
    expect(zone?.nom).toBe(nom)
    expect(zone && targetZone(zone)).toEqual(cible)
  })

  it.each(['', 'A6', 'i8', 'AS', '__proto__'])('there is no %j', (code) => {
    expect(findZone(code)).toBeUndefined()
  })
})

describe('the models', () => {
  it('list the zones of one, or of all', () => {
    expect(listZones('allures').map(({ code }) => code)).toEqual(['A1', 'A2', 'A3', 'A4', 'A5'])
    expect(listZones('esie')).toHaveLength(7)
    const all = listModelesZones().reduce((sum, { zones }) => sum + zones.length, 0)
    expect(listZones()).toHaveLength(all)
  })

  it('use a word once, whatever the case', () => {
    const words = listZones().flatMap(({ code, autres }) => [code.toLowerCase(), ...autres])
    expect(words.filter((word, index) => words.indexOf(word) !== index)).toEqual([])
    const plain = (word: string) => word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '')
    for (const word of words) expect(word).toBe(plain(word))
  })

  it.each(listZones().map((zone) => [zone.code, zone] as const))(
    '%s has ranges that a step may ask for',
    (_code, { plages }) => {
      expect(MESURES_ZONE.some((mesure) => plages[mesure])).toBe(true)
      for (const mesure of MESURES_ZONE) {
        const plage = plages[mesure]
        if (!plage) continue
        expect(plage.min).toBeLessThanOrEqual(plage.max)
        expect(plage.min).toBeGreaterThanOrEqual(CIBLE_LIMITS[mesure].min)
        expect(plage.max).toBeLessThanOrEqual(CIBLE_LIMITS[mesure].max)
      }
    },
  )
})
