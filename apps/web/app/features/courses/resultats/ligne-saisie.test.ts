import type { LigneACorriger } from '@foulee/contract/courses/corrections'
import { expect, it } from 'vitest'
import { formatSaisie, readSaisie, toSaisie } from './ligne-saisie.ts'

const LIGNE: LigneACorriger = {
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
