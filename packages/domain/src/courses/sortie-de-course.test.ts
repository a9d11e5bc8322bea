import { describe, expect, it } from 'vitest'
import { pairSorties, type ResultatCouru, type SortieMesuree } from './sortie-de-course.ts'

/** 10 km in 50 minutes, started at 9:00 in Paris on a summer Sunday. */
const resultat = (resultatCouru: Partial<ResultatCouru> = {}): ResultatCouru => ({
  id: 1,
  date: '2026-06-14',
  heure: '09:00:00',
  fuseau: 'Europe/Paris',
  distance: 10_000,
  temps: 3000,
  ...resultatCouru,
})
const sortie = (sortieMesuree: Partial<SortieMesuree> = {}): SortieMesuree => ({
  id: 7,
  debut: '2026-06-14T06:58:00Z',
  distance: 10_120,
  duree: 3010,
  ...sortieMesuree,
})
const isIt = (resultatCouru: ResultatCouru, other: SortieMesuree) =>
  pairSorties([resultatCouru], [other]).length === 1
const noHour = { heure: null }

describe('the match of an activity with a race', () => {
  const cases: [string, Partial<ResultatCouru>, Partial<SortieMesuree>, boolean][] = [
    ['begun with the start', {}, {}, true],
    ['begun an hour before', {}, { debut: '2026-06-14T06:00:00Z' }, true],
    ['begun more than an hour before', {}, { debut: '2026-06-14T05:59:59Z' }, false],
    ['begun an hour after, with the last wave', {}, { debut: '2026-06-14T08:00:00Z' }, true],
    ['begun more than an hour after', {}, { debut: '2026-06-14T08:00:01Z' }, false],
    [
      'begun with the start on La Réunion',
      { fuseau: 'Indian/Reunion' },
      { debut: '2026-06-14T04:58:00Z' },
      true,
    ],
    ['begun by the clocks of Paris on La Réunion', { fuseau: 'Indian/Reunion' }, {}, false],
    ['the same hour a week later', {}, { debut: '2026-06-21T06:58:00Z' }, false],
    ['without an hour of its own', {}, { debut: null }, false],
    [
      'hour unknown: first second of the day in Paris',
      noHour,
      { debut: '2026-06-13T22:00:00Z' },
      true,
    ],
    ['hour unknown: last second of the day', noHour, { debut: '2026-06-14T21:59:59Z' }, true],
    ['hour unknown: the day before', noHour, { debut: '2026-06-13T21:59:59Z' }, false],
    ['hour unknown: the day after', noHour, { debut: '2026-06-14T22:00:00Z' }, false],
    [
      'a start at midnight, begun on the day before',
      { heure: '00:00' },
      { debut: '2026-06-13T21:30:00Z' },
      true,
    ],
    [
      'a start at 23:30, begun on the day after',
      { heure: '23:30' },
      { debut: '2026-06-14T22:10:00Z' },
      true,
    ],
    [
      'an ultra that ends on the day after',
      { distance: 170_000, temps: 110_000 },
      { distance: 168_000, duree: 111_000 },
      true,
    ],
    ['15 % longer', {}, { distance: 11_500 }, true],
    ['more than that', {}, { distance: 11_501 }, false],
    ['15 % shorter', {}, { distance: 8500 }, true],
    ['less than that', {}, { distance: 8499 }, false],
    ['another distance in the same time', {}, { distance: 5000, duree: 3000 }, false],
    ['the same distance in another time', {}, { duree: 9000 }, true],
    ['distance unknown, 10 % slower', { distance: null }, { duree: 3300 }, true],
    ['distance unknown, slower than that', { distance: null }, { duree: 3301 }, false],
    ['outing without a distance, in the time', {}, { distance: null }, true],
    ['outing of no metres, in the time', {}, { distance: 0 }, true],
    ['neither a distance nor a time', { distance: null, temps: null }, {}, false],
    ['neither a distance nor a duration', { distance: null }, { duree: null }, false],
  ]
  it.each(cases)('%s', (_, race, outing, expected) => {
    expect(isIt(resultat(race), sortie(outing))).toBe(expected)
  })
})

describe('the activity matched with a race', () => {
  it('is the nearest in distance, whatever its time', () => {
    const warmUp = sortie({ id: 5, distance: 9000, duree: 3000 })
    const race = sortie({ id: 6, distance: 10_050, duree: 3200 })
    expect(pairSorties([resultat()], [warmUp, race])).toEqual([
      { resultats_id: 1, activites_id: 6 },
    ])
  })

  it('is one whose distance agrees rather than one whose time does', () => {
    const timed = sortie({ id: 5, distance: null, duree: 3000 })
    const measured = sortie({ id: 6, distance: 11_400 })
    expect(pairSorties([resultat()], [timed, measured])).toEqual([
      { resultats_id: 1, activites_id: 6 },
    ])
  })

  it('of two that are the same, is the one that was kept first', () => {
    expect(pairSorties([resultat()], [sortie({ id: 9 }), sortie({ id: 8 })])).toEqual([
      { resultats_id: 1, activites_id: 8 },
    ])
  })

  it('is one for one: two races of a day do not share an outing', () => {
    const ten = resultat({ id: 1, heure: null })
    const eleven = resultat({ id: 2, heure: null, distance: 11_000 })
    const first = sortie({ id: 7, distance: 10_900 })
    expect(pairSorties([ten, eleven], [first])).toEqual([{ resultats_id: 2, activites_id: 7 }])
    const second = sortie({ id: 8, distance: 10_010, debut: '2026-06-14T12:00:00Z' })
    expect(pairSorties([ten, eleven], [first, second])).toEqual([
      { resultats_id: 1, activites_id: 8 },
      { resultats_id: 2, activites_id: 7 },
    ])
  })

  it('is none where there is nothing', () => {
    expect(pairSorties([], [sortie()])).toEqual([])
    expect(pairSorties([resultat()], [])).toEqual([])
  })
})
