import { describe, expect, it } from 'vitest'
import {
  computePrix,
  ETATS_RESERVATION,
  findMoveReservation,
  type GesteReservation,
  getFraisRenoncement,
  holdsPlaces,
  isSure,
} from './reservation.ts'

describe('the moves of a booking', () => {
  it.each<[GesteReservation, string[], string]>([
    ['confirmer', ['demande'], 'confirmee'],
    ['refuser', ['demande'], 'annulee'],
    ['annuler', ['confirmee'], 'annulee'],
    ['renoncer', ['demande', 'confirmee'], 'annulee'],
    ['expirer', ['demande'], 'annulee'],
    ['supprimer', ['demande', 'confirmee'], 'annulee'],
    ['terminer', ['confirmee'], 'terminee'],
  ])('%s', (geste, from, to) => {
    for (const etat of ETATS_RESERVATION) {
      expect(findMoveReservation(geste, etat)?.to ?? null).toBe(from.includes(etat) ? to : null)
    }
  })

  it('holds places until it is cancelled', () => {
    expect(ETATS_RESERVATION.filter(holdsPlaces)).toEqual(['demande', 'confirmee', 'terminee'])
    expect(ETATS_RESERVATION.filter(isSure)).toEqual(['confirmee', 'terminee'])
  })
})

describe('the price of a booking', () => {
  const DEPART = {
    prix: 89_950,
    supplement_single: 12_000,
    acompte: 30,
    solde_jours: 30,
    debut: '2027-06-05',
  }
  it.each([
    [
      'one',
      {},
      { nb_places: 1, nb_single: 0 },
      '2027-01-10',
      { total: 89_950, acompte: 26_985, solde_le: '2027-05-06' },
    ],
    [
      'three, one alone',
      {},
      { nb_places: 3, nb_single: 1 },
      '2027-01-10',
      { total: 281_850, acompte: 84_555 },
    ],
    [
      'a deposit of half a cent',
      { prix: 105 },
      { nb_places: 1, nb_single: 0 },
      '2027-01-10',
      { acompte: 32 },
    ],
    [
      'the rest is due at once',
      {},
      { nb_places: 1, nb_single: 0 },
      '2027-05-20',
      { solde_le: '2027-05-20' },
    ],
    [
      'no room of one’s own',
      { supplement_single: null },
      { nb_places: 1, nb_single: 0 },
      '2027-01-10',
      { supplement_single: 0 },
    ],
  ])('%s', (_, depart, asked, jour, expected) => {
    expect(computePrix({ ...DEPART, ...depart }, asked, jour)).toMatchObject(expected)
  })
})

describe('the cancellation fee of a booking', () => {
  const DEPART = { debut: '2027-06-05', fin: '2027-06-08' }
  const BOOKED = {
    etat: 'confirmee' as const,
    bareme: [
      { jours: 30, part: 30 },
      { jours: 7, part: 100 },
    ],
    total: 100_000,
    ...DEPART,
  }
  it.each([
    ['long before', {}, DEPART, '2027-05-05', 0],
    ['thirty days before', {}, DEPART, '2027-05-06', 30_000],
    ['a week before', {}, DEPART, '2027-05-29', 100_000],
    ['on the day', {}, DEPART, '2027-06-05', null],
    ['a request', { etat: 'demande' as const }, DEPART, '2027-05-29', 0],
    ['one that is over', { etat: 'terminee' as const }, DEPART, '2027-05-29', null],
    ['cancelled before', { etat: 'annulee' as const }, DEPART, '2027-05-01', null],
    ['moved by its agency', {}, { debut: '2027-06-06', fin: '2027-06-09' }, '2027-06-01', 0],
    ['made longer by its agency', {}, { ...DEPART, fin: '2027-06-09' }, '2027-06-01', 0],
  ])('%s', (_, input, depart, jour, frais) => {
    expect(getFraisRenoncement({ ...BOOKED, ...input }, depart, jour)).toBe(frais)
  })
})
