import type { Liste, ListeEpreuve } from '@foulee/contract/echanges/liste'
import type { ListeEtat } from '@foulee/domain/echanges/liste'
import { describe, expect, it } from 'vitest'
import { EMPTY } from './liste-merge.ts'
import { countUntold, findProchaine, formatListe, listPrevues } from './moi-liste.ts'

type ListeInput = {
  etat?: ListeEtat
  depart?: string | null
  statut?: 'publiee' | 'annulee'
  edition?: object
  epreuve?: object
}

let last = 0

function race(date_debut: string, told: ListeInput = {}): ListeEpreuve {
  last += 1
  return {
    type: 'epreuve',
    id: last,
    key: `epreuve:${last}`,
    extra: { etat: told.etat ?? 'envie', note: null, ajoute_le: '2026-01-01T00:00:00Z' },
    item: {
      course: { nom: date_debut, statut: told.statut ?? 'publiee' },
      edition: { date_debut, annulee: false, is_past: false, ...told.edition },
      epreuve: {
        date_depart: told.depart ?? null,
        annulee: false,
        has_started: false,
        ...told.epreuve,
      },
    },
  } as unknown as ListeEpreuve
}

const daysOf = (epreuve: ListeEpreuve[]) =>
  listPrevues({ epreuve }).map(({ item }) => item.course.nom)

describe('the coming races', () => {
  it('coming races are sorted by the day of the épreuve, not of the edition', () => {
    const late = race('2026-05-01', { depart: '2026-05-03' })
    expect(daysOf([late, race('2026-06-01'), race('2026-05-02')])).toEqual([
      '2026-05-02',
      '2026-05-01',
      '2026-06-01',
    ])
  })

  it.each<[string, ListeInput]>([
    ['was cancelled', { statut: 'annulee' }],
    ['is of a cancelled edition', { edition: { annulee: true } }],
    ['was cancelled by itself', { epreuve: { annulee: true } }],
    ['is over', { edition: { is_past: true } }],
    ['has started', { epreuve: { has_started: true } }],
    ['I finished', { etat: 'termine' }],
    ['I gave up', { etat: 'abandonne' }],
  ])('the coming races leave out one that %s', (_, told) => {
    expect(daysOf([race('2026-05-01', told)])).toEqual([])
  })

  it('the coming races leave out one that is no longer visible', () => {
    expect(daysOf([{ ...race('2026-05-01'), item: null }])).toEqual([])
  })
})

describe('the next race', () => {
  it('the next race is the nearest one with a registration, before a nearer wish', () => {
    const epreuve = [
      race('2026-05-01'),
      race('2026-07-01', { etat: 'inscrit' }),
      race('2026-06-01', { etat: 'inscrit' }),
    ]
    expect(findProchaine({ epreuve })?.item.course.nom).toBe('2026-06-01')
  })

  it('the next race is the nearest wish without any registration', () => {
    const epreuve = [race('2026-05-01'), race('2026-04-01')]
    expect(findProchaine({ epreuve })?.item.course.nom).toBe('2026-04-01')
  })

  it('there is no next race in an empty list', () => {
    expect(findProchaine(EMPTY)).toBeNull()
  })
})

describe('the past races without a final state', () => {
  it.each<[string, ListeInput, number]>([
    ['is over', { edition: { is_past: true } }, 1],
    ['has started', { epreuve: { has_started: true } }, 1],
    ['I finished', { etat: 'termine', edition: { is_past: true } }, 0],
    ['did not take place', { statut: 'annulee', edition: { is_past: true } }, 0],
    ['is to come', {}, 0],
  ])('the past races count one that %s', (_, told, nb) => {
    expect(countUntold({ epreuve: [race('2026-05-01', told)] })).toBe(nb)
  })
})

describe('what the list holds, in words', () => {
  it('the summary counts the coming entries by kind', () => {
    const done = race('2026-01-01', { etat: 'termine' })
    const past = race('2026-01-02', { edition: { is_past: true } })
    const route = { type: 'parcours', item: {}, extra: { etat: 'envie' } }
    const liste = {
      ...EMPTY,
      epreuve: [race('2026-05-01'), race('2026-06-01'), done, past],
      parcours: [route],
    } as Liste
    expect(formatListe(liste)).toBe('2\u00a0courses, 1\u00a0parcours')
  })

  it('the summary of an empty list is empty', () => {
    expect(formatListe(EMPTY)).toBe('')
  })
})
