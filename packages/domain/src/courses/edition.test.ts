import { describe, expect, it } from 'vitest'
import { PARIS } from '../shared/fuseau.ts'
import {
  findNextChange,
  getDefaultEdition,
  getInscription,
  hasStarted,
  INSCRIPTION_LABELS,
  INSCRIPTIONS,
  isPast,
  labelEditionDays,
  splitEditions,
} from './edition.ts'

const at = (instant: string) => new Date(instant)

describe('isPast', () => {
  it.each([
    ['its morning', '2027-04-12', null, '2027-04-12T08:00:00+02:00', false],
    ['its last second', '2027-04-12', null, '2027-04-12T23:59:59+02:00', false],
    ['midnight in Paris', '2027-04-12', null, '2027-04-13T00:00:00+02:00', true],
    ['second day of two', '2027-04-10', '2027-04-11', '2027-04-11T12:00:00+02:00', false],
    ['after two days', '2027-04-10', '2027-04-11', '2027-04-12T00:00:00+02:00', true],
    ['the long night of October', '2027-10-31', null, '2027-10-31T22:59:59Z', false],
    ['after the long night', '2027-10-31', null, '2027-10-31T23:00:00Z', true],
  ])('%s', (_label, date_debut, editions_fin, now, expected) => {
    expect(isPast({ date_debut, editions_fin }, at(now), PARIS)).toBe(expected)
  })
})

describe('hasStarted', () => {
  it.each([
    ['before', '09:00', '2027-04-12T08:59:59+02:00', false],
    ['at the gun', '09:00', '2027-04-12T09:00:00+02:00', true],
    ['time unknown, evening', null, '2027-04-12T23:00:00+02:00', false],
    ['time unknown, next day', null, '2027-04-13T00:00:00+02:00', true],
  ])('%s', (_label, heure, now, expected) => {
    expect(hasStarted({ date: '2027-04-12', heure }, at(now), PARIS)).toBe(expected)
  })
})

describe('an edition that is put off to a day that is not known', () => {
  const unknown = { date_debut: '2026-06-06', editions_fin: '2026-06-07', date_inconnue: true }
  const registration = {
    ...{ annulee: false, inscription_ouverture: null, inscription_fermeture: null },
    ...{ places: null, inscrits: null, liste_attente: false, url_inscription: 'https://x.fr' },
  }
  const later = at('2026-08-01T12:00:00Z')

  it('is never over, and nobody has started', () => {
    expect(isPast(unknown, later, PARIS)).toBe(false)
    expect(hasStarted({ date: null, heure: '09:00' }, later, PARIS)).toBe(false)
    expect(labelEditionDays(unknown)).toBe('Reportée, date à venir')
  })

  it('keeps its registration open after the day that was announced', () => {
    expect(getInscription({ ...unknown, ...registration }, later, PARIS)).toBe('ouverte')
    const closed = { ...registration, inscription_fermeture: '2026-07-01T10:00:00Z' }
    expect(getInscription({ ...unknown, ...closed }, later, PARIS)).toBe('close')
    expect(findNextChange({ ...unknown, ...registration }, later, PARIS)).toBeNull()
  })

  it('comes after those to come that have a day, also where its own is not told', () => {
    const told = { id: 1, date_debut: null, editions_fin: null }
    const dated = { id: 2, date_debut: '2027-06-05', editions_fin: null }
    const split = splitEditions([told, dated], later, PARIS)
    expect(split.editions_next.map(({ id }) => id)).toEqual([1, 2])
    expect(getDefaultEdition(split)?.id).toBe(2)
  })
})

describe('splitEditions and getDefaultEdition', () => {
  const edition = (id: number, date_debut: string) => ({ id, date_debut, editions_fin: null })
  const all = [
    edition(1, '2025-04-13'),
    edition(4, '2028-04-09'),
    edition(2, '2026-04-12'),
    edition(3, '2027-04-11'),
  ]
  it.each([
    ['between', '2026-09-01T12:00:00Z', [4, 3], [2, 1], 3],
    ['on the day', '2027-04-11T12:00:00Z', [4, 3], [2, 1], 3],
    ['all past', '2029-01-01T12:00:00Z', [], [4, 3, 2, 1], 4],
    ['all to come', '2024-01-01T12:00:00Z', [4, 3, 2, 1], [], 1],
  ])('%s', (_label, now, next, prev, expected) => {
    const split = splitEditions(all, at(now), PARIS)
    expect(split.editions_next.map((e) => e.id)).toEqual(next)
    expect(split.editions_prev.map((e) => e.id)).toEqual(prev)
    expect(getDefaultEdition(split)?.id).toBe(expected)
  })

  it('returns no default without editions', () => {
    expect(getDefaultEdition(splitEditions([], at('2027-01-01T00:00:00Z'), PARIS))).toBeNull()
  })

  it('orders two editions of one day by id', () => {
    const twins = [edition(7, '2027-04-11'), edition(8, '2027-04-11')]
    const split = splitEditions(twins, at('2027-01-01T00:00:00Z'), PARIS)
    expect(split.editions_next.map((e) => e.id)).toEqual([8, 7])
  })
})

const inscription = {
  date_debut: '2027-04-12',
  editions_fin: null,
  annulee: false,
  inscription_ouverture: '2026-11-01T10:00:00+01:00',
  inscription_fermeture: '2027-04-09T23:59:00+02:00',
  places: 500,
  inscrits: 100,
  liste_attente: false,
  url_inscription: 'https://exemple.fr',
}
const unknown = { inscription_ouverture: null, inscription_fermeture: null, url_inscription: null }

describe('getInscription', () => {
  it.each([
    ['nothing known', unknown, '2027-01-01T00:00:00Z', null],
    ['nothing known, past', unknown, '2028-01-01T00:00:00Z', null],
    ['before the opening', {}, '2026-10-31T00:00:00Z', 'a_venir'],
    ['at the opening', {}, '2026-11-01T10:00:00+01:00', 'ouverte'],
    ['full', { inscrits: 500 }, '2027-01-01T00:00:00Z', 'complete'],
    [
      'full, waiting list',
      { inscrits: 501, liste_attente: true },
      '2027-01-01T00:00:00Z',
      'liste_attente',
    ],
    ['full before the opening', { inscrits: 500 }, '2026-10-01T00:00:00Z', 'a_venir'],
    ['places unknown', { places: null }, '2027-01-01T00:00:00Z', 'ouverte'],
    ['inscrits unknown', { inscrits: null }, '2027-01-01T00:00:00Z', 'ouverte'],
    ['at the closing', {}, '2027-04-09T23:59:00+02:00', 'close'],
    ['cancelled', { annulee: true }, '2027-01-01T00:00:00Z', 'close'],
    [
      'only a link',
      { ...unknown, url_inscription: 'https://a.fr' },
      '2027-04-11T23:59:00+02:00',
      'ouverte',
    ],
    [
      'only a link, the day',
      { ...unknown, url_inscription: 'https://a.fr' },
      '2027-04-12T00:00:00+02:00',
      'close',
    ],
    [
      'closing after the end',
      { inscription_fermeture: '2027-05-01T00:00:00Z' },
      '2027-04-13T12:00:00Z',
      'close',
    ],
  ])('%s', (_label, change, now, expected) => {
    expect(getInscription({ ...inscription, ...change }, at(now), PARIS)).toBe(expected)
  })

  it('returns a named state in each case', () => {
    expect(Object.keys(INSCRIPTION_LABELS)).toEqual([...INSCRIPTIONS])
  })
})

describe('findNextChange', () => {
  const edition = { ...inscription, heure_depart: '09:00', epreuves: [{ heure_depart: '10:30' }] }
  it.each([
    ['opening', '2026-01-01T00:00:00Z', '2026-11-01T10:00:00+01:00'],
    ['closing', '2026-11-01T10:00:00+01:00', '2027-04-09T23:59:00+02:00'],
    ['the day begins', '2027-04-10T00:00:00Z', '2027-04-12T00:00:00+02:00'],
    ['first start', '2027-04-12T06:00:00+02:00', '2027-04-12T09:00:00+02:00'],
    ['second start', '2027-04-12T09:00:00+02:00', '2027-04-12T10:30:00+02:00'],
    ['past', '2027-04-12T12:00:00+02:00', '2027-04-13T00:00:00+02:00'],
  ])('%s', (_label, now, expected) => {
    expect(findNextChange(edition, at(now), PARIS)).toEqual(at(expected))
  })

  it('includes the start of an épreuve on another day of the edition', () => {
    const weekend = {
      ...edition,
      editions_fin: '2027-04-13',
      epreuves: [{ date_depart: '2027-04-13', heure_depart: null }],
    }
    expect(findNextChange(weekend, at('2027-04-13T08:00:00+02:00'), PARIS)).toEqual(
      at('2027-04-13T09:00:00+02:00'),
    )
  })

  it('is null once nothing can change', () => {
    expect(findNextChange(edition, at('2027-04-13T00:00:00+02:00'), PARIS)).toBeNull()
  })

  it('keeps every answer right until then', () => {
    const read = (now: Date) => [
      isPast(edition, now, PARIS),
      hasStarted({ date: edition.date_debut, heure: '09:00' }, now, PARIS),
      hasStarted({ date: edition.date_debut, heure: '10:30' }, now, PARIS),
      getInscription(edition, now, PARIS),
    ]
    let now = at('2026-01-01T00:00:00Z')
    for (
      let next = findNextChange(edition, now, PARIS);
      next;
      next = findNextChange(edition, now, PARIS)
    ) {
      expect(read(new Date(next.getTime() - 1))).toEqual(read(now))
      now = next
    }
    expect(read(at('2099-01-01T00:00:00Z'))).toEqual(read(now))
  })
})

describe('a race far from Paris', () => {
  const TAHITI = 'Pacific/Tahiti'
  const NOUMEA = 'Pacific/Noumea'
  it.each([
    ['Papeete, an hour before its start', TAHITI, '2026-11-28T15:00:00Z', false],
    ['Papeete, at its start', TAHITI, '2026-11-28T16:00:00Z', true],
    ['Nouméa, a minute before', NOUMEA, '2026-11-27T18:59:00Z', false],
    ['Nouméa, at its start', NOUMEA, '2026-11-27T19:00:00Z', true],
  ])('starts by the clocks of its place: %s', (_, fuseau, now, expected) => {
    expect(hasStarted({ date: '2026-11-28', heure: '06:00' }, at(now), fuseau)).toBe(expected)
  })

  it('is over when its own day is, and closes when that day begins there', () => {
    const edition = {
      ...{ date_debut: '2026-11-28', editions_fin: null, annulee: false, places: null },
      ...{ inscrits: null, liste_attente: false, url_inscription: 'https://inscriptions.example' },
      ...{ inscription_ouverture: null, inscription_fermeture: null },
    }
    expect(isPast(edition, at('2026-11-29T09:59:00Z'), TAHITI)).toBe(false)
    expect(isPast(edition, at('2026-11-29T10:00:00Z'), TAHITI)).toBe(true)
    expect(getInscription(edition, at('2026-11-28T09:59:00Z'), TAHITI)).toBe('ouverte')
    expect(getInscription(edition, at('2026-11-28T10:00:00Z'), TAHITI)).toBe('close')
    expect(findNextChange(edition, at('2026-11-28T00:00:00Z'), TAHITI)).toEqual(
      at('2026-11-28T10:00:00Z'),
    )
  })
})
