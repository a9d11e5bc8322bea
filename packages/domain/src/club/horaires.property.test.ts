import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addDays } from '../shared/calendrier.ts'
import { getHorlogeDe } from '../shared/fuseau.ts'
import { findFaute, getEtat, isOpenAt, type Lieu, listOuvertures } from './horaires.ts'

const PARIS: Lieu = { fuseau: 'Europe/Paris', pays: 'FR', departement: '38' }

const time = fc
  .integer({ min: 0, max: 95 })
  .map(
    (quarter) =>
      `${String(Math.floor(quarter / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][quarter % 4]}`,
  )
const plage = fc.record({ debut: time, fin: time })
const horaires = fc
  .record({
    semaine: fc.array(fc.array(plage, { maxLength: 2 }), { minLength: 7, maxLength: 7 }),
    exceptions: fc.constant([]),
    feries: fc.constantFrom('ferme' as const, 'comme_la_semaine' as const),
  })
  .filter((item) => findFaute(item) === null)
const fuseau = fc.constantFrom(
  'Europe/Paris',
  'Indian/Reunion',
  'America/Guadeloupe',
  'Europe/London',
)
const minute = fc
  .integer({ min: 0, max: 2 * 365 * 1440 })
  .map((minutes) => Date.UTC(2027, 0, 1) + minutes * 60_000)

describe('any hours', () => {
  it('give openings in order that do not meet, and are open exactly within them', () => {
    fc.assert(
      fc.property(horaires, fuseau, minute, (input, zone, now) => {
        const lieu = { ...PARIS, fuseau: zone }
        const first = addDays(getHorlogeDe(zone).read(now).date, -2)
        const openings = listOuvertures(input, lieu, first, 6)
        for (const [index, { debut, fin }] of openings.entries()) {
          expect(debut).toBeLessThan(fin)
          expect(debut).toBeGreaterThan(openings[index - 1]?.fin ?? 0)
        }
        const isWithin = openings.some(({ debut, fin }) => debut <= now && now < fin)
        expect(isOpenAt(input, lieu, now)).toBe(isWithin)
      }),
    )
  })

  it('change their state at the instant that they name', () => {
    fc.assert(
      fc.property(horaires, fuseau, minute, (input, zone, now) => {
        const lieu = { ...PARIS, fuseau: zone }
        const { ouvert, jusqua } = getEtat(input, lieu, now)
        if (jusqua === null) return
        expect(jusqua).toBeGreaterThan(now)
        expect(isOpenAt(input, lieu, jusqua)).toBe(!ouvert)
        expect(isOpenAt(input, lieu, jusqua - 1)).toBe(ouvert)
      }),
    )
  })
})
