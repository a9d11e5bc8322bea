import type { EpreuveEditee } from '@foulee/contract/courses/editions'
import { describe, expect, it } from 'vitest'
import {
  findErrors,
  formatEpreuveValue,
  toEpreuveChanges,
  toEpreuveValues,
  writePoints,
} from './epreuve-values.ts'

const EPREUVE: EpreuveEditee = {
  id: 4,
  editions_id: 2,
  nom: 'Le 21 km',
  type: 'trail',
  distance: 21_100,
  denivele: 900,
  denivele_negatif: null,
  date_depart: null,
  heure_depart: '09:00',
  nb_ravitaillements: null,
  points: [
    { id: 8, type: 'eau', km: 10.5, nom: 'Fontaine', barriere_horaire: '11:00', barriere_jour: 0 },
  ],
  barriere_horaire: 23_400,
  surfaces: { path: 0.8 },
  label_niveau: null,
  label_annee: null,
  parcours_mesure: false,
  certif: true,
  age_min: 18,
  prix: 2550,
  places: 500,
  parcours_id: 12,
  etat: 100,
  annulation_motif: null,
  resultats_url: null,
  materiel: ['Un gobelet', 'Un sifflet'],
  nb_resultats: 0,
}

describe('the form of an épreuve', () => {
  it('an unchanged form of an épreuve sends the stored values', () => {
    // The state of an épreuve has its own call.
    const { etat: _e, annulation_motif: _m, ...filled } = EPREUVE
    const { id: _, editions_id: __, nb_resultats: ____, points, ...rest } = filled
    expect(toEpreuveChanges(toEpreuveValues(EPREUVE))).toEqual({
      ...rest,
      points: points.map(({ id: _____, ...point }) => point),
    })
  })

  it('an emptied field is sent as null, and blank lines of the equipment are dropped', () => {
    const fields = { distance: '', heure_depart: '', materiel: ' Un gobelet \n\n', nom: '' }
    expect(toEpreuveChanges(fields)).toEqual({
      distance: null,
      heure_depart: null,
      materiel: ['Un gobelet'],
      nom: undefined,
    })
  })

  it.each(['distance', 'prix', 'barriere_horaire', 'denivele'])('text is refused as %s', (name) => {
    expect(() => toEpreuveChanges({ [name]: 'vite' })).toThrow(
      expect.objectContaining({ code: 'champs_invalides', errors: { [name]: expect.any(String) } }),
    )
  })

  it('a share that cannot be read is refused, not dropped', () => {
    expect(() => toEpreuveChanges({ surfaces: '{"path":0.4,"asphalt":null}' })).toThrow(
      expect.objectContaining({ errors: { surfaces: expect.stringContaining('pour cent') } }),
    )
  })

  it.each([
    ['type', 'trail', 'Trail'],
    ['certif', 'true', 'oui'],
    ['points', toEpreuveValues(EPREUVE).points ?? '', 'km 10.5, Fontaine'],
    ['surfaces', '{"path":0.8}', 'Sentier 80\u00a0%'],
    ['nom', 'Le 21 km', 'Le 21 km'],
  ])('the value of %s is shown in words', (name, value, expected) => {
    expect(formatEpreuveValue(name, value)).toBe(expected)
  })
})

it('points are sent by distance, without the new ones that were not edited', () => {
  const point = { type: 'eau', nom: null, barriere_horaire: null, barriere_jour: 0 } as const
  const written = writePoints([
    { ...point, key: 0, km: 12 },
    { ...point, key: 1, km: 5, isUntouched: true },
    { ...point, key: 2, km: 3, isUntouched: false },
  ])
  expect(JSON.parse(written)).toEqual([
    { ...point, km: 3 },
    { ...point, km: 12 },
  ])
})

it('parse errors and rule errors of an épreuve are reported together', () => {
  const edition = { date_debut: '2027-06-05', editions_fin: null, heure_depart: null, places: null }
  const fields = {
    nom: '',
    type: 'trail',
    distance: '10',
    denivele: '9000',
    prix: 'cher',
    age_min: '-2',
  }
  const read = () =>
    toEpreuveChanges(fields, (input) =>
      findErrors(input, null, { ...edition, fuseau: 'Europe/Paris' } as never),
    )
  expect(read).toThrow(
    expect.objectContaining({
      errors: {
        nom: 'Donnez un nom à l’épreuve.',
        denivele: expect.stringContaining('C’est trop'),
        prix: 'Indiquez un nombre.',
        age_min: 'Indiquez un nombre.',
      },
    }),
  )
})
