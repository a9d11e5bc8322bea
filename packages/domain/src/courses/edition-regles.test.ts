import { describe, expect, it } from 'vitest'
import { type EditionToCheck, findEditionErrors } from './edition-regles.ts'

const NOW = new Date('2026-03-01T09:00:00Z')
const EDITION: EditionToCheck = {
  date_debut: '2026-06-06',
  editions_fin: '2026-06-07',
  heure_depart: '09:00',
  inscription_ouverture: '2026-01-10T09:00:00Z',
  inscription_fermeture: '2026-06-05T20:00:00Z',
  places: 500,
  inscrits: 12,
  prix_min: 1500,
  annulee: false,
  annulation_motif: null,
  reportee_du: null,
  date_inconnue: false,
}

const CLOSING = 'inscription_fermeture'
const OPENING = 'inscription_ouverture'

describe('findEditionErrors', () => {
  it.each<[string, Partial<EditionToCheck>]>([
    ['a whole edition', {}],
    ['one day', { editions_fin: null }],
    ['the same day twice', { editions_fin: '2026-06-06' }],
    ['registration until the start', { inscription_fermeture: '2026-06-06T07:00:00Z' }],
    [
      'registration on the day when no hour is known',
      { heure_depart: null, inscription_fermeture: '2026-06-06T15:00:00Z' },
    ],
    ['long ago', { date_debut: '1973-06-06', editions_fin: null, ...closed() }],
    ['free', { prix_min: 0 }],
    ['as dear as may be', { prix_min: 1_000_000 }],
    ['without a price', { prix_min: null }],
    ['on the first day of all', { date_debut: '1900-01-01', editions_fin: null, ...closed() }],
    ['five years ahead', { date_debut: '2031-03-01', editions_fin: null }],
    ['a month long', { editions_fin: '2026-07-06' }],
    ['one place, which is taken by nobody', { places: 1, inscrits: 0 }],
    ['a million places', { places: 1_000_000, inscrits: 1_000_000 }],
    ['places that nobody counts', { places: null, inscrits: null }],
  ])('accepts %s', (_label, change) => {
    expect(
      findEditionErrors({ ...EDITION, ...change }, { now: NOW, fuseau: 'Europe/Paris' }),
    ).toEqual({})
  })

  it.each<[string, Partial<EditionToCheck>, string]>([
    ['end before start', { editions_fin: '2026-06-05' }, 'editions_fin'],
    ['two months long', { editions_fin: '2026-08-05' }, 'editions_fin'],
    ['a day longer than a month', { editions_fin: '2026-07-07' }, 'editions_fin'],
    [
      'a day before all',
      { date_debut: '1899-12-31', editions_fin: null, ...closed() },
      'date_debut',
    ],
    ['more than five years ahead', { date_debut: '2031-03-02', editions_fin: null }, 'date_debut'],
    ['closing as it opens', { inscription_fermeture: '2026-01-10T09:00:00Z' }, CLOSING],
    ['more than a million places', { places: 1_000_001 }, 'places'],
    ['fewer entries than none', { inscrits: -1 }, 'inscrits'],
    ['far away', { date_debut: '2066-06-06', editions_fin: null }, 'date_debut'],
    ['before races', { date_debut: '0026-06-06', editions_fin: null, ...closed() }, 'date_debut'],
    ['closing after the start', { inscription_fermeture: '2026-06-06T07:01:00Z' }, CLOSING],
    ['closing before the opening', { inscription_fermeture: '2026-01-10T08:00:00Z' }, CLOSING],
    [
      'opening after the start',
      { ...closed(), inscription_ouverture: '2026-06-06T07:00:00Z' },
      OPENING,
    ],
    ['no place at all', { places: 0 }, 'places'],
    ['a negative price', { prix_min: -1 }, 'prix_min'],
    ['a price beyond all races', { prix_min: 1_000_001 }, 'prix_min'],
    ['cancelled without a reason', { annulee: true }, 'annulation_motif'],
    ['put off to the same day', { reportee_du: '2026-06-06' }, 'reportee_du'],
  ])('refuses %s', (_label, change, field) => {
    expect(
      Object.keys(
        findEditionErrors({ ...EDITION, ...change }, { now: NOW, fuseau: 'Europe/Paris' }),
      ),
    ).toEqual([field])
  })
})

function closed() {
  return { inscription_ouverture: null, inscription_fermeture: null }
}
