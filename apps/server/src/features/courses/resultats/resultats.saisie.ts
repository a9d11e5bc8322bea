import type { LigneSaisie } from '@foulee/contract/courses/corrections'
import { ApiError } from '@foulee/contract/shared/errors'
import { CATEGORIES } from '@foulee/domain/courses/categorie'
import { createLineReader, isErreur, NO_INITIALES } from './lecture/lines.ts'
import { cleanText, readCategorie } from './lecture/values.ts'
import { type LigneNommee, listNamed } from './resultats.carry-over.ts'
import type { Epreuve, ResultatRow } from './resultats.policy.ts'

export type LigneInput = Omit<LigneNommee, 'code' | 'age'>

export const isTeam = ({ equipe, relais }: ResultatRow) => equipe !== null && relais === null
export const isRunner = ({ relais }: ResultatRow) => relais !== null

const CELLS = [
  'nom',
  'prenom',
  'dossard',
  'sexe',
  'annee',
  'categorie',
  'club',
  'temps',
  'rang',
  'statut',
] as const satisfies readonly (keyof LigneSaisie)[]
const COLONNES = Object.fromEntries(CELLS.map((champ, index) => [champ, index]))
const CODES: readonly string[] = CATEGORIES

export function readSaisie(
  ligneSaisie: LigneSaisie,
  epreuve: Epreuve,
  before: ResultatRow | null,
): LigneInput {
  if (before && isRunner(before)) return readRunner(ligneSaisie, epreuve, before)
  const isUnnamed = before !== null && isTeam(before) && !ligneSaisie.nom && !ligneSaisie.prenom
  const saisie = isUnnamed ? { ...ligneSaisie, nom: 'Équipe' } : ligneSaisie
  const query = { ...saisie, categorie: toCategorieInput(saisie, before) }
  const colonnes = { ...COLONNES }
  if (!saisie.temps && (saisie.rang || before?.temps === null)) {
    // Without times the place alone marks an arrival: the present one, unless given.
    delete colonnes.temps
    query.rang ||= String(before?.rang ?? '')
  }
  const fiche = { ligne: 1, cells: CELLS.map((champ) => query[champ]) }
  const course = courseOf(epreuve, before)
  const read = createLineReader(colonnes, course)(fiche)
  if (read === null) rejectField('nom', 'Cette ligne n’a pas de nom.')
  if (isErreur(read)) rejectField(read.champ, read.message)
  const [own] = listNamed(read)
  const { code: _, age: __, ...ligne } = own
  const wanted = readCategorie(cleanText(query.categorie, 40)).categorie
  if (CODES.includes(wanted) && ligne.categorie !== wanted) {
    rejectField(
      'categorie',
      `Qui est né en ${ligne.annee} court en ${ligne.categorie}\u00a0: corrigez l’année de naissance, ou effacez-la.`,
    )
  }
  const name = isUnnamed ? { nom: '', recherche: '' } : {}
  return { ...ligne, ...name, rang: saisie.rang ? ligne.rang : null }
}

/** A named runner was proved an adult: the form lacks some evidence of the file. */
const courseOf = ({ jour, distance, age }: Epreuve, before: ResultatRow | null) => ({
  date: jour,
  ...{ distance, age, majeurs: before !== null && !before.initiales },
})

/**
 * Names stay, unless a year or category makes a child; initials stay, also those due to age, which
 * the next file ends (produit 8.32). A team hides its runners, and traces of an erased one stay
 * hidden.
 */
export function toInitialesFlags({ initiales, initiales_age }: LigneInput, before: ResultatRow) {
  if (before && isTeam(before)) return { ...NO_INITIALES, initiales: before.initiales }
  return before.initiales
    ? { initiales: true, initiales_age: before.initiales_age }
    : { initiales, initiales_age }
}

function readRunner(saisie: LigneSaisie, epreuve: Epreuve, before: ResultatRow): LigneInput {
  const { nom, prenom, sexe, annee, temps } = saisie
  const cells = [nom, prenom, sexe, annee, temps, '1']
  const colonnes = { nom: 0, prenom: 1, sexe: 2, annee: 3, ...(temps && { temps: 4 }), rang: 5 }
  const course = { ...courseOf(epreuve, before), distance: null }
  const read = createLineReader(colonnes, course)({ ligne: 1, cells })
  if (read === null) rejectField('nom', 'Cette ligne n’a pas de nom.')
  if (isErreur(read)) rejectField(read.champ, read.message)
  const { nom: name, prenom: first, initiales, initiales_age, recherche } = read
  return {
    ...{ nom: name, prenom: first, sexe: read.sexe, annee: read.annee, temps: read.temps },
    ...{ initiales, initiales_age, recherche, statut: before.statut },
    ...{ rang: null, dossard: null, categorie: null, club: null },
  }
}

/** A category derived from a year is not checked against another year. */
const toCategorieInput = ({ categorie, annee }: LigneSaisie, before: ResultatRow | null): string =>
  annee && CODES.includes(categorie) && categorie === before?.categorie ? '' : categorie

export function rejectField(field: string, message: string): never {
  throw new ApiError('champs_invalides', { errors: { [field]: message } })
}
