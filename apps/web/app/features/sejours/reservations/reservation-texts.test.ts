import { expect, it } from 'vitest'
import {
  formatEtat,
  formatFin,
  formatLeft,
  formatMove,
  listBareme,
  readFormulaire,
} from './reservation-texts.ts'

const NOW = new Date('2027-01-15T09:00:00Z')

it.each([
  ['2027-01-18T10:00:00Z', 'encore 3\u00a0jours'],
  ['2027-01-15T14:30:00Z', 'encore 5\u00a0heures'],
  ['2027-01-15T10:10:00Z', 'encore 1\u00a0heure'],
  ['2027-01-15T09:20:00Z', 'moins d’une heure'],
  ['2027-01-15T08:00:00Z', 'délai passé'],
])('the time left until %s is %s', (instant, text) => expect(formatLeft(instant, NOW)).toBe(text))

const FIN = {
  etat: 'annulee',
  annule_par: 'membre',
  annule_le: '2027-01-15T09:00:00Z',
  annulation_motif: null,
  frais: 26_700,
  confirme_le: '2027-01-10T09:00:00Z',
  expire_le: null,
} as const

it.each([
  [FIN, 'Vous y avez renoncé', /Cela coûte 267\u00a0€/],
  [{ ...FIN, frais: 0 }, 'Vous y avez renoncé', /Cela ne coûte rien/],
  [{ ...FIN, annule_par: 'agence' }, 'Annulée par l’agence', /sans frais pour vous/],
  [{ ...FIN, annule_par: 'agence', confirme_le: null }, 'Non retenue', /n’a pas pu vous prendre/],
  [{ ...FIN, annule_par: 'delai' }, 'Sans réponse', /n’a pas répondu à temps/],
  [{ ...FIN, annule_par: 'depart' }, 'Départ annulé', /a annulé ce départ/],
] as const)(
  'the end of a booking is written in a word and in sentences',
  (fin, word, sentences) => {
    expect(formatFin(fin)).toBe(word)
    expect(formatEtat(fin)).toMatch(sentences)
  },
)

it('the text of a request gives its deadline', () =>
  expect(formatEtat({ ...FIN, etat: 'demande', expire_le: '2027-01-18T09:05:00Z' })).toContain(
    'tenues jusqu’au lundi 18 janvier 2027 à 10h05',
  ))

it('the fees are listed by date, the earliest first', () =>
  expect(
    listBareme(
      [
        { jours: 7, part: 100 },
        { jours: 30, part: 30 },
      ],
      89_000,
      '2027-06-10',
    ),
  ).toEqual([
    { quand: 'Avant le mar. 11 mai 2027', cout: 'rien' },
    {
      quand: 'À partir du mar. 11 mai 2027 (30\u00a0jours avant)',
      cout: '30\u00a0%, soit 267\u00a0€',
    },
    {
      quand: 'À partir du jeu. 3 juin 2027 (7\u00a0jours avant)',
      cout: '100\u00a0%, soit 890\u00a0€',
    },
  ]))

it.each([
  ['2027-05-10', 3],
  ['2027-05-11', 2],
  ['2027-06-02', 2],
  ['2027-06-03', 1],
  ['2027-06-20', 1],
])('the fees on %s list the %i steps that are not over', (today, nb) => {
  const bareme = [
    { jours: 30, part: 30 },
    { jours: 7, part: 100 },
  ]
  const whole = listBareme(bareme, 89_000, '2027-06-10')
  expect(listBareme(bareme, 89_000, '2027-06-10', today)).toEqual(whole.slice(-nb))
})

it('without fees the text says that the cancellation is free', () =>
  expect(listBareme([], 89_000, '2027-06-10')).toEqual([
    { quand: 'Jusqu’à la veille du départ', cout: 'rien' },
  ]))

it.each([
  [{ de: null, vers: 'demande', qui: 'membre' }, 'Demande envoyée'],
  [{ de: 'demande', vers: 'confirmee', qui: 'agence' }, 'Confirmée par l’agence'],
  [{ de: 'demande', vers: 'annulee', qui: 'agence' }, 'Refusée par l’agence'],
  [{ de: 'confirmee', vers: 'annulee', qui: 'agence' }, 'Annulée par l’agence'],
  [{ de: 'demande', vers: 'annulee', qui: 'foulee' }, 'Sans réponse à temps, places libérées'],
] as const)('a transition is written in words', (move, text) =>
  expect(formatMove({ ...move, le: '2027-01-15T09:00:00Z', motif: null })).toBe(text),
)

it('the information form is parsed as headings and lines', () =>
  expect(readFormulaire('Le prix\n890 €.\n\nL’agence\nCimes.')).toEqual([
    { titre: 'Le prix', lignes: ['890 €.'] },
    { titre: 'L’agence', lignes: ['Cimes.'] },
  ]))
