import type { Agenda, AgendaItem } from '@foulee/contract/entrainement/agenda'
import { expect, test } from 'vitest'
import { listDays, readMoveKey, splitWeeks } from './days.ts'

const item = (cle: string, jour: string, fin: string | null = null): AgendaItem => ({
  cle,
  nature: 'entrainement',
  jour,
  fin,
  heure: null,
  titre: cle,
  detail: '',
  url: null,
  etat: 'prevu',
  charge: null,
  entrainements_id: null,
})

const agenda: Agenda = {
  items: [item('footing', '2027-03-01'), item('stage', '2027-03-02', '2027-03-03')],
  conflits: [{ jour: '2027-03-03', message: 'Deux choses à la fois.' }],
  flux_depuis: null,
}

test('an item is on its day, and an item of several days on each', () => {
  const days = listDays(agenda, '2027-03-01', '2027-03-04')
  expect(days.map(({ items }) => items.map(({ cle }) => cle))).toEqual([
    ['footing'],
    ['stage'],
    ['stage'],
    [],
  ])
  expect(days[2]?.conflits).toEqual(['Deux choses à la fois.'])
  expect(days[1]?.conflits).toEqual([])
})

test('days are split into weeks', () => {
  expect(
    splitWeeks(listDays(agenda, '2027-03-01', '2027-03-14')).map((week) => week.length),
  ).toEqual([7, 7])
})

test('arrow keys are read as offsets in days', () => {
  expect(['ArrowLeft', 'ArrowDown', 'a'].map(readMoveKey)).toEqual([-1, 7, undefined])
})
