import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { getMonday } from '../shared/calendrier.ts'
import { parisDate, parisTime } from '../shared/heure-paris.ts'
import { getEcheances, groupByKind, isEchu } from './resume.ts'

const MORNING = { heure: 8, jour: 1 }

describe('the due instants of the digests', () => {
  it.each([
    [
      'a Monday before the hour',
      MORNING,
      '2026-03-16T06:59Z',
      '2026-03-15T07:00Z',
      '2026-03-09T07:00Z',
    ],
    [
      'a Monday at the hour',
      MORNING,
      '2026-03-16T07:00Z',
      '2026-03-16T07:00Z',
      '2026-03-16T07:00Z',
    ],
    ['a Thursday', MORNING, '2026-03-19T20:00Z', '2026-03-19T07:00Z', '2026-03-16T07:00Z'],
    [
      'a Sunday, for who reads on Sundays',
      { heure: 20, jour: 7 },
      '2026-03-22T19:00Z',
      '2026-03-22T19:00Z',
      '2026-03-22T19:00Z',
    ],
    [
      'the night when clocks skip that hour',
      { heure: 2, jour: 7 },
      '2026-03-29T01:00Z',
      '2026-03-29T01:00Z',
      '2026-03-29T01:00Z',
    ],
    [
      'the night when clocks show that hour twice',
      { heure: 2, jour: 7 },
      '2026-10-25T01:30Z',
      '2026-10-25T00:00Z',
      '2026-10-25T00:00Z',
    ],
  ])('%s', (_, moment, now, quotidien, hebdomadaire) => {
    expect(getEcheances(moment, new Date(now))).toEqual({
      quotidien: new Date(quotidien),
      hebdomadaire: new Date(hebdomadaire),
    })
  })

  const moments = fc.record({
    heure: fc.integer({ min: 0, max: 23 }),
    jour: fc.integer({ min: 1, max: 7 }),
  })
  const instants = fc.date({
    min: new Date('2025-01-01'),
    max: new Date('2029-01-01'),
    noInvalidDate: true,
  })

  it('are past, within a day and a week, whatever the clocks do', () => {
    fc.assert(
      fc.property(moments, instants, (moment, now) => {
        const { quotidien, hebdomadaire } = getEcheances(moment, now)
        expect(quotidien <= now && hebdomadaire <= quotidien).toBe(true)
        expect(now.getTime() - quotidien.getTime()).toBeLessThanOrEqual(25 * 3_600_000)
        expect(now.getTime() - hebdomadaire.getTime()).toBeLessThanOrEqual(169 * 3_600_000)
        const hour = Number(parisTime(quotidien).slice(0, 2))
        expect(hour === moment.heure || hour === moment.heure + 1).toBe(true)
      }),
    )
  })

  it('never go back as time passes, and come once a day and once a week', () => {
    fc.assert(
      fc.property(moments, instants, (moment, start) => {
        const seen = { quotidien: new Set<number>(), hebdomadaire: new Set<number>() }
        let last = getEcheances(moment, start)
        for (let hour = 1; hour <= 24 * 15; hour++) {
          const next = getEcheances(moment, new Date(start.getTime() + hour * 3_600_000))
          expect(next.quotidien >= last.quotidien).toBe(true)
          seen.quotidien.add(next.quotidien.getTime())
          seen.hebdomadaire.add(next.hebdomadaire.getTime())
          last = next
        }
        const days = [...seen.quotidien].map((at) => parisDate(new Date(at)))
        const weeks = [...seen.hebdomadaire].map((at) => getMonday(parisDate(new Date(at))))
        expect(new Set(days).size).toBe(days.length)
        expect(new Set(weeks).size).toBe(weeks.length)
        expect(days.length).toBeGreaterThanOrEqual(15)
        expect(weeks.length).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 20 },
    )
  })
})

it.each([
  ['quotidien', '2026-03-16T06:00Z', true],
  ['quotidien', '2026-03-16T07:00Z', false],
  ['hebdomadaire', '2026-03-10T06:00Z', false],
  ['hebdomadaire', '2026-03-08T06:00Z', true],
  ['jamais', '2026-03-01T06:00Z', false],
  ['aussitot', '2026-03-01T06:00Z', false],
] as const)(
  'with frequency %s, a notification pending since %s is in the digest: %s',
  (mode, since, expected) => {
    const due = {
      quotidien: new Date('2026-03-16T07:00Z'),
      hebdomadaire: new Date('2026-03-09T07:00Z'),
    }
    expect(isEchu(mode, new Date(since), due)).toBe(expected)
  },
)

it('notifications are grouped by kind in the order of the settings', () => {
  const one = (kind: string, titre: string) => ({ kind, titre, texte: '', url: '/' })
  const told = [one('avis', 'a'), one('courses', 'b'), one('inconnu', 'c'), one('avis', 'd')]
  expect(
    groupByKind(told).map(({ titre, lignes }) => [titre, lignes.map((ligne) => ligne.titre)]),
  ).toEqual([
    ['Mes courses', ['b']],
    ['Avis et réponses', ['a', 'd']],
  ])
})
