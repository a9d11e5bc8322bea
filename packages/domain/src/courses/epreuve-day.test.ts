import { expect, test } from 'vitest'
import { getEpreuveDay, labelEpreuveDays, labelStart } from './epreuve-day.ts'

const VENDREDI = { date_depart: null, heure_depart: null }
const SAMEDI = { date_depart: '2027-05-08', heure_depart: null }
const DIMANCHE = { date_depart: '2027-05-09', heure_depart: '09:00' }
const EDITION = {
  date_debut: '2027-05-07',
  editions_fin: '2027-05-09',
  heure_depart: '18:00',
  epreuves: [VENDREDI, SAMEDI, DIMANCHE],
}
const LOST = { ...EDITION, date_debut: null }

test.each([
  ['its own', EDITION, DIMANCHE, '2027-05-09', 'dim. 9 mai 2027'],
  ['that of its edition', EDITION, VENDREDI, '2027-05-07', 'du ven. 7 au dim. 9 mai 2027'],
  ['unknown once postponed', LOST, DIMANCHE, null, 'Reportée, date à venir'],
  [
    'unknown beside the former day',
    { ...EDITION, date_inconnue: true },
    DIMANCHE,
    null,
    'Reportée, date à venir',
  ],
])('the day of an épreuve is %s', (_, edition, epreuve, day, label) => {
  expect(getEpreuveDay(edition, epreuve)).toBe(day)
  expect(labelEpreuveDays(edition, epreuve)).toBe(label)
})

test.each([
  ['its own day and hour', EDITION, DIMANCHE, 'dim. 9 mai, 9h'],
  ['the first day beside others', EDITION, VENDREDI, 'ven. 7 mai, 18h'],
  ['its own day and the hour of all', EDITION, SAMEDI, 'sam. 8 mai, 18h'],
  ['the hour alone on one day', { ...EDITION, epreuves: [VENDREDI] }, VENDREDI, '18h'],
  ['the hour alone where no day is known', LOST, VENDREDI, '18h'],
  ['nothing without either', { ...LOST, heure_depart: null }, VENDREDI, null],
])('the start of an épreuve tells %s', (_, edition, epreuve, label) => {
  expect(labelStart(edition, epreuve)?.replaceAll('\u00a0', ' ') ?? null).toBe(label)
})
