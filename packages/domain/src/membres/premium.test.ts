import { describe, expect, it } from 'vitest'
import { getEtatPremium, getReste } from './premium.ts'

const at = (hour: string) => new Date(`2027-05-12T${hour}:00Z`)
const HOUR_MS = 3_600_000

describe('a premium period from 9 to 12', () => {
  it.each([
    ['08:00', 'a_venir', 3],
    ['09:00', 'a_venir', 3],
    ['10:00', 'en_cours', 2],
    ['12:00', 'finie', 0],
    ['15:00', 'finie', 0],
  ])('at %s is %s, with %d hours left', (hour, etat, hours) => {
    const periode = { du: at('09:00'), au: at('12:00') }
    expect(getEtatPremium(periode, at(hour))).toBe(etat)
    expect(getReste(periode, at(hour))).toBe(hours * HOUR_MS)
  })
})
