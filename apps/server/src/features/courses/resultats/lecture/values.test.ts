import { describe, expect, it } from 'vitest'
import {
  cleanText,
  readAnnee,
  readCategorie,
  readSexe,
  readStatut,
  readTemps,
  splitIdentite,
} from './values.ts'

describe('reading of times', () => {
  it.each([
    ['3:45:12', null, 13_512],
    ['03:45:12', null, 13_512],
    ["3h45'12", null, 13_512],
    ["3h45'12''", null, 13_512],
    ['3h45m12s', null, 13_512],
    ['3 h 45 min 12 s', null, 13_512],
    ['3h45', null, 13_500],
    ['26:03:04', null, 93_784],
    ['1j 02:03:04', null, 93_784],
    ["45'12", null, 2712],
    ['45:12', 10_000, 2712],
    ['45:12.3', 10_000, 2713],
    ['45:12,0', 10_000, 2712],
    ['3:45', 42_195, 13_500],
    ['30:10', 50_000, 108_600],
    ['41:12', 27_000, 2472],
    ['12:30', 3000, 750],
    ['0,15625', null, 13_500],
    ['', null, null],
    ['demain', null, null],
    ['3:75:12', null, null],
    ['13512', null, null],
    ['999:59:59', null, null],
    ['0:00:00', null, null],
    ['39’12”', 10_000, 2352],
    ['1 jour 3:00:05', null, 97_205],
    ['1d 03:00:05', null, 97_205],
    ['1 03:00:05', 160_000, 97_205],
    ['1.03:00:05', null, 97_205],
    ['1:03:00:05', 160_000, 97_205],
    ['00:39:24:50', 10_000, 2365],
    ['01:02:03:50', null, null],
    ['1 40:00:05', null, null],
    ['12:39:12 AM', 10_000, 2352],
    ['1899-12-30 01:02:03', 10_000, 3723],
    ['30/12/1899 01:02:03', 10_000, 3723],
    ['1900-01-00 01:02:03', 10_000, 3723],
    ['1:02:03*', 10_000, 3723],
    ['1:02:03 h', 10_000, 3723],
    ['01.02.03', 10_000, 3723],
    ['3723 s', 10_000, 3723],
    ['3723 secondes', null, 3723],
    ['3723', 10_000, null],
    ['62.03', 10_000, null],
    ['-0:41:12', 10_000, null],
    ['99:99:99', 10_000, null],
    ['1:02:03 am', null, 3723],
    ['1:05:00 PM', null, 47_100],
  ])('the time %s over %s m is %s', (input, distance, expected) => {
    expect(readTemps(input, distance)).toBe(expected)
  })
})

describe('reading of arrivals', () => {
  it.each([
    ['DNF', 'abandon'],
    ['Abandon', 'abandon'],
    ['AB.', 'abandon'],
    ['Non partant', 'non_partant'],
    ['DNS', 'non_partant'],
    ['Disqualifiée', 'disqualifie'],
    ['Classé', 'classe'],
    ['?', null],
  ])('the state %s is %s', (input, expected) => {
    expect(readStatut(input)).toBe(expected)
  })
})

describe('reading of persons', () => {
  it.each([
    ['F', 'f'],
    ['Féminin', 'f'],
    ['M', 'h'],
    ['Homme', 'h'],
    ['X', 'x'],
    ['?', null],
  ])('the sex %s is %s', (input, expected) => {
    expect(readSexe(input)).toBe(expected)
  })

  it.each([
    ['1985', 1985],
    ['85', 1985],
    ['12', 2012],
    ['12/05/1985', 1985],
    ['1985-05-12', 1985],
    ['1885', null],
    ['2031', null],
    ['x', null],
    ['(1985)', 1985],
    ['85*', 1985],
    ['Fri Feb 01 1985', 1985],
    ['M2', null],
  ])('the birth %s is %s', (input, expected) => {
    expect(readAnnee(input, 2026)).toBe(expected)
  })

  it.each([
    ['SEH', { categorie: 'SE', sexe: 'h' }],
    ['M2 F', { categorie: 'M2', sexe: 'f' }],
    ['m10-f', { categorie: 'M10', sexe: 'f' }],
    ['Seniors', { categorie: 'SE', sexe: null }],
    ['Master 2', { categorie: 'M2', sexe: null }],
    ['V1H', { categorie: 'V1H', sexe: null }],
    ['SEF/90', { categorie: 'SE', sexe: 'f' }],
    ['M10M/30', { categorie: 'M10', sexe: 'h' }],
  ])('the category %s is %o', (input, expected) => {
    expect(readCategorie(input)).toEqual(expected)
  })

  it.each([
    ['DURAND Camille', { nom: 'DURAND', prenom: 'Camille' }],
    ['Marie DE LA TOUR', { nom: 'DE LA TOUR', prenom: 'Marie' }],
    ['Durand Camille', { nom: 'Durand', prenom: 'Camille' }],
    ['DURAND CAMILLE', { nom: 'DURAND', prenom: 'CAMILLE' }],
    ['Anonyme', { nom: 'Anonyme', prenom: '' }],
    ["Jeanne d'Arc", { nom: "d'Arc", prenom: 'Jeanne' }],
    ['Anne de la Tour', { nom: 'de la Tour', prenom: 'Anne' }],
    ['de la Tour Anne', { nom: 'de la Tour', prenom: 'Anne' }],
    ['Saint-Exupéry de', { nom: 'Saint-Exupéry', prenom: 'de' }],
    ['Nguyen Van Minh', { nom: 'Nguyen', prenom: 'Van Minh' }],
    ['Martin, Luc', { nom: 'Martin', prenom: 'Luc' }],
    ['M. MARTIN Luc', { nom: 'MARTIN', prenom: 'Luc' }],
    ['Mme Durand Zoé', { nom: 'Durand', prenom: 'Zoé' }],
    ['Mc DONALD Ronald', { nom: 'Mc DONALD', prenom: 'Ronald' }],
    ['O’BRIEN Liam', { nom: 'O’BRIEN', prenom: 'Liam' }],
    ['MARTIN M.', { nom: 'MARTIN', prenom: 'M.' }],
  ])('the name %s is %o', (input, expected) => {
    expect(splitIdentite(input)).toEqual(expected)
  })

  it.each([
    ['=HYPERLINK("http://x")', 'HYPERLINK("http://x")'],
    ['+33 1', '33 1'],
    ["'@SUM(A1)", 'SUM(A1)'],
    ['-', ''],
    ['Jean\u0000Pierre\u202e', 'Jean Pierre'],
    ['  Le   Goff ', 'Le Goff'],
  ])('the text %s is kept as « %s »', (input, expected) => {
    expect(cleanText(input, 80)).toBe(expected)
  })

  it('is cut between signs that one sees, not within an emoji', () => {
    expect(cleanText('Les Aigles 🏔️🏃‍♀️', 14)).toBe('Les Aigles 🏔️')
    expect(cleanText('Les Aigles 🏔️🏃‍♀️', 17)).toBe('Les Aigles 🏔️')
  })
})

describe('cells of organisers', () => {
  it.each([
    ['Hors délai', 'abandon'],
    ['HORS DÉLAIS', 'abandon'],
    ['Non classé', 'abandon'],
    ['non classée', 'abandon'],
    ['ABD PC2', 'abandon'],
    ['Abandon km 32', 'abandon'],
    ['Éliminée', 'abandon'],
    ['DNF*', 'abandon'],
    ['D.N.S.', 'non_partant'],
    ['N.C.', 'abandon'],
    ['DNS*', 'non_partant'],
    ['Non partante', 'non_partant'],
    ['DSQ (balisage)', 'disqualifie'],
    ['Disqualifiée', 'disqualifie'],
    ['Finisher', 'classe'],
    ['Arrêté(e)', 'abandon'],
    ['Mis hors délai', 'abandon'],
    ['Ravito 3 abandon', 'abandon'],
    ['Aband.', 'abandon'],
    ['Stoppée PC2', 'abandon'],
    ['Rapatrié', 'abandon'],
    ['Hors classement', 'abandon'],
    ['Timed out', 'abandon'],
    ['Cut-off', 'abandon'],
    ['Withdrawn', 'abandon'],
    ['WD', 'abandon'],
    ['Retired', 'abandon'],
    ['Did not finish', 'abandon'],
    ['Did not start', 'non_partant'],
    ['Non parti', 'non_partant'],
    ['Mise hors course', 'disqualifie'],
    ['Disqualified', 'disqualifie'],
    ['Fin.', 'classe'],
    ['Stop', 'abandon'],
    ['ABDN', 'abandon'],
    ['H.T.', 'abandon'],
    ['Non arrivée', 'abandon'],
    ['Blessé', 'abandon'],
    ['Évacuée', 'abandon'],
    ['éliminé barrière PC3', 'abandon'],
    ['Excusée', 'non_partant'],
    ['Pas venue', 'non_partant'],
    ['Exclu', 'disqualifie'],
    ['En course', null],
    ['Retrait des dossards', null],
    ['Retz', null],
    ['Abel', null],
    ['1:02:03', null],
  ])('the cell %s is read as %s', (written, statut) => {
    expect(readStatut(written)).toBe(statut)
  })

  it.each([
    ['12/05/14', 2014],
    ['12 mai 2014', 2014],
    ['1er août 1987', 1987],
    ['2014-05-12 00:00', 2014],
    ['2014/05/12', 2014],
    ['12.05.1987', 1987],
    ['31907', 1987],
    ['87', 1987],
    ['1987', 1987],
    ['lundi 12 mai 2014', 2014],
    ['May 12, 2014', 2014],
    ['né le 12/05/2014', 2014],
    ['née en 2014', 2014],
    ['12 / 05 / 2014', 2014],
    ['12/05/2014 (M)', 2014],
    ['2014.0', 2014],
    ['2014-05', 2014],
    ['120514', 2014],
    ['12 mai', null],
  ])('the cell %s is a birth in %s', (written, annee) => {
    expect(readAnnee(written, 2026)).toBe(annee)
  })
})

it.each([
  ['DE LA TOUR Marie', 'DE LA TOUR', 'Marie'],
  ['Marie de LA TOUR', 'de LA TOUR', 'Marie'],
  ['de la Tour Marie', 'de la Tour', 'Marie'],
  ['Le Goff Anne', 'Le Goff', 'Anne'],
  ['Jeanne d’ARC', 'd’ARC', 'Jeanne'],
  ['Dupont Marie B', 'Dupont', 'Marie B'],
  ['McDONALD Ronald', 'McDONALD', 'Ronald'],
])('« %s » is split into the name « %s » and the first name « %s »', (identite, nom, prenom) => {
  expect(splitIdentite(identite)).toEqual({ nom, prenom })
})
