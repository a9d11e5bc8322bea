import { describe, expect, it } from 'vitest'
import { findParticipantErrors, listChambres } from './participants.ts'

const person = (chambre: number | null = 1, naissance = '1990-04-12', prenom = 'Karim') => ({
  prenom,
  nom: 'Benali',
  naissance,
  chambre,
})
const RULES = {
  debut: '2027-06-05',
  aujourdhui: '2027-01-10',
  age_min: 18,
  nb_single: 0,
  supplement_single: 12_000,
}

describe('the validation of participants', () => {
  it.each([
    ['an adult', [person()], {}, {}],
    [
      'born tomorrow',
      [person(), person(1, '2027-01-11')],
      {},
      { 'participants.1.naissance': 'Cette date de naissance est à venir.' },
    ],
    [
      'born in 1900',
      [person(1, '1900-01-01')],
      {},
      { 'participants.0.naissance': 'Vérifiez l’année de naissance.' },
    ],
    ['of age on the day of the departure', [person(1, '2009-06-05')], {}, {}],
    [
      'of age the day after',
      [person(1, '2009-06-06')],
      {},
      { 'participants.0.naissance': 'Il faut avoir 18\u00a0ans au jour du départ.' },
    ],
    ['born today', [person(1, '2027-01-10')], { age_min: null }, {}],
    ['born 110 years ago less a day', [person(1, '1917-01-11')], {}, {}],
    [
      'born 110 years ago',
      [person(1, '1917-01-10')],
      {},
      { 'participants.0.naissance': 'Vérifiez l’année de naissance.' },
    ],
    ['a shared room where there is no other', [person()], { supplement_single: null }, {}],
    [
      'a room that is asked for where there is none',
      [person()],
      { nb_single: 1, supplement_single: null },
      {
        nb_single:
          'Ce départ n’a pas de chambre individuelle\u00a0: donnez à chacun une chambre à partager.',
      },
    ],
    [
      'three rooms for one',
      [person(null)],
      { nb_single: 3 },
      {
        nb_single:
          'Vous demandez 3\u00a0chambres individuelles, et 1\u00a0participant en demande une.',
      },
    ],
    [
      'two rooms for nobody',
      [person()],
      { nb_single: 2 },
      {
        nb_single:
          'Vous demandez 2\u00a0chambres individuelles, et 0\u00a0participant en demande une.',
      },
    ],
    ['a child where nothing is asked', [person(1, '2020-01-01')], { age_min: null }, {}],
    ['a room of one’s own', [person(null)], { nb_single: 1 }, {}],
    [
      'a room that nobody sleeps in',
      [person()],
      { nb_single: 1 },
      {
        nb_single:
          'Vous demandez 1\u00a0chambre individuelle, et 0\u00a0participant en demande une.',
      },
    ],
    [
      'two that are not paid',
      [person(null), person(null)],
      {},
      {
        nb_single:
          'Vous demandez 0\u00a0chambre individuelle, et 2\u00a0participants en demandent une.',
      },
    ],
    [
      'a departure that has none',
      [person(null)],
      { nb_single: 1, supplement_single: null },
      {
        nb_single:
          'Ce départ n’a pas de chambre individuelle\u00a0: donnez à chacun une chambre à partager.',
      },
    ],
  ])('%s', (_, participants, input, errors) => {
    expect(findParticipantErrors(participants, { ...RULES, ...input })).toEqual(errors)
  })
})

it('the rooms of a booking are listed, shared ones before single ones', () => {
  const people = [person(2, '', 'Léa'), person(null, '', 'Paola'), person(1, '', 'Nora'), person(2)]
  expect(listChambres(people)).toEqual([
    { individuelle: false, occupants: ['Benali Nora'] },
    { individuelle: false, occupants: ['Benali Léa', 'Benali Karim'] },
    { individuelle: true, occupants: ['Benali Paola'] },
  ])
})
