import { describe, expect, it } from 'vitest'
import {
  findJourneeErrors,
  findVoyageErrors,
  type JourneeToCheck,
  type VoyageToCheck,
} from './voyage-regles.ts'

const VOYAGE: VoyageToCheck = {
  duree_jours: 4,
  participants_min: 4,
  participants_max: 12,
  age_min: 16,
  delai_heures: 72,
  delai_attente_heures: 48,
  places_par_membre: null,
  acompte: 30,
  solde_jours: 30,
  bareme: [
    { jours: 60, part: 10 },
    { jours: 30, part: 50 },
    { jours: 7, part: 100 },
  ],
}

describe('the figures of a stay', () => {
  it.each<[string, Partial<VoyageToCheck>]>([
    ['a usual one', {}],
    ['one of which nothing is known', { duree_jours: null, participants_min: null, bareme: [] }],
    ['as few as many', { participants_min: 12 }],
    ['the least of all', { duree_jours: 1, participants_min: 1, participants_max: 1, age_min: 0 }],
    ['the most of all', { duree_jours: 365, participants_max: 500, age_min: 99, acompte: 100 }],
    ['the longest waits', { delai_heures: 720, delai_attente_heures: 720, solde_jours: 365 }],
    ['a least without a most', { participants_max: null }],
    ['a most without a least', { participants_min: null }],
    ['eight steps', { bareme: Array.from({ length: 8 }, (_, i) => ({ jours: 90 - i, part: 10 })) }],
    ['no deposit', { acompte: 0, solde_jours: 0 }],
    ['two steps that cost the same', { bareme: [...VOYAGE.bareme, { jours: 2, part: 100 }] }],
  ])('%s', (_, input) => {
    expect(findVoyageErrors({ ...VOYAGE, ...input })).toEqual({})
  })

  it.each<[keyof VoyageToCheck, Partial<VoyageToCheck>]>([
    ['duree_jours', { duree_jours: 0 }],
    ['duree_jours', { duree_jours: 400 }],
    ['participants_min', { participants_min: 13 }],
    ['participants_min', { participants_min: 0 }],
    ['participants_min', { participants_min: 501, participants_max: null }],
    ['participants_max', { participants_max: 10_000 }],
    ['age_min', { age_min: 120 }],
    ['delai_heures', { delai_heures: 0 }],
    ['delai_heures', { delai_heures: 721 }],
    ['delai_attente_heures', { delai_attente_heures: 0 }],
    ['places_par_membre', { places_par_membre: 0 }],
    ['places_par_membre', { places_par_membre: 51 }],
    ['acompte', { acompte: 101 }],
    ['solde_jours', { solde_jours: 400 }],
    ['bareme', { bareme: [...VOYAGE.bareme, { jours: 2, part: 50 }] }],
    ['bareme', { bareme: [...VOYAGE.bareme, { jours: 90, part: 100 }] }],
    ['bareme', { bareme: [...VOYAGE.bareme, { jours: 7, part: 100 }] }],
    ['bareme', { bareme: Array.from({ length: 9 }, (_, i) => ({ jours: 90 - i, part: 10 })) }],
  ])('refuses %s of %o', (field, input) => {
    expect(Object.keys(findVoyageErrors({ ...VOYAGE, ...input }))).toEqual([field])
  })
})

describe('the figures of a day', () => {
  const DAY: JourneeToCheck = {
    distance: 18_000,
    denivele: 1_200,
    epreuves_id: null,
    dossard_inclus: false,
  }

  it.each<[Partial<JourneeToCheck>]>([
    [{}],
    [{ distance: null, denivele: null }],
    [{ distance: null }],
    [{ denivele: null }],
    [{ distance: 20_000, denivele: 15_000 }],
    [{ distance: 1, denivele: 0 }],
    [{ distance: 300_000, denivele: 20_000 }],
    [{ epreuves_id: 3, dossard_inclus: true }],
  ])('takes %o', (input) => {
    expect(findJourneeErrors({ ...DAY, ...input })).toEqual({})
  })

  it.each<[keyof JourneeToCheck, Partial<JourneeToCheck>]>([
    ['distance', { distance: 0, denivele: 0 }],
    ['distance', { distance: 300_001 }],
    ['denivele', { denivele: 17_000 }],
    ['denivele', { distance: null, denivele: 20_001 }],
    ['dossard_inclus', { dossard_inclus: true }],
  ])('refuses %s of %o', (field, input) => {
    expect(Object.keys(findJourneeErrors({ ...DAY, ...input }))).toEqual([field])
  })
})
