import type { LigneACorriger } from '@foulee/contract/courses/corrections'
import { expect, it } from 'vitest'
import { formatSaisie, labelPassages, readSaisie, toPassages, toSaisie } from './ligne-saisie.ts'

const LIGNE: LigneACorriger = {
  passages: [
    { metres: 14_000, nom: 'Cilaos', temps: 6600 },
    { metres: 30_000, nom: null, temps: null },
  ],
  ...{ id: 1, epreuves_id: 2, version: 3, nom: 'Lefèvre', prenom: 'Zoé', dossard: '12', sexe: 'f' },
  ...{ annee: 1990, categorie: 'M0', club: null, statut: 'classe', temps: 11_105, rang: 4 },
  ...{ est_initiales: false, est_reliee: false, est_equipe: false, relais: null },
}

it('the form shows a line in the format of a file, without its place', () => {
  expect(toSaisie(LIGNE)).toMatchObject({ temps: '3:05:05', annee: '1990', club: '', rang: '' })
  expect(toSaisie(null)).toMatchObject({ nom: '', statut: 'classe', temps: '' })
})

it('the typed values are sent over the current line of the server', () => {
  expect(readSaisie({ club: 'AC Lac', statut: 'abandon' }, { ...LIGNE, nom: 'Lefebvre' })).toEqual({
    ...{ nom: 'Lefebvre', prenom: 'Zoé', dossard: '12', sexe: 'f', annee: '1990', categorie: 'M0' },
    ...{ club: 'AC Lac', temps: '3:05:05', rang: '', statut: 'abandon' },
  })
})

it.each([
  ['statut', 'abandon', 'Abandon, ou hors délai'],
  ['sexe', 'f', 'Femmes'],
  ['club', 'f', 'f'],
])('the field %s with the value %s is shown as « %s »', (name, value, words) => {
  expect(formatSaisie(name, value)).toBe(words)
})

it('passages are fields of their own, and only changed ones are sent', () => {
  expect(toPassages(LIGNE)).toEqual({ passage_14000: '1:50:00', passage_30000: '' })
  expect(Object.values(labelPassages(LIGNE))).toEqual(['Cilaos, km\u00a014,0', 'km\u00a030,0'])
  expect(readSaisie({ passage_30000: '4:10:00' }, LIGNE).passages).toEqual([
    { metres: 30_000, temps: '4:10:00' },
  ])
  expect(readSaisie({ club: 'AC Lac' }, LIGNE)).not.toHaveProperty('passages')
})
