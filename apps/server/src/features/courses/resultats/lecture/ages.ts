import type { Colonnes } from '@foulee/contract/courses/resultats-fichier'
import { type Age, getAge, getAgeOfCategorie, joinAges } from '@foulee/domain/courses/age-resultat'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { unwrapFormula } from '#platform/spreadsheets/cell-text.ts'
import { guessColonnes } from './columns.ts'
import { hasFullYear, readAnnee } from './values.ts'

/** Columns that reveal an age, whether or not the sender selected them: produit 8.32. */
export type Ages = {
  naissances: readonly number[]
  /** Columns of ages in years. */
  ages: readonly number[]
  categories: readonly number[]
  /** Untitled columns that resemble ages or births: trusted for a child, not for an adult. */
  indices: readonly number[]
}

const NAISSANCE = /\b(?:naiss\w*|nee?|ddn|birth\w*|born|dob|yob)\b/
const AGE = /\bages?\b/
const CATEGORIE = /\b(?:cat|categ|categories?|category)\b/

export const LAISSEE = ' – laissée'

export function findAges(
  titres: readonly string[],
  rows: readonly (readonly string[])[],
  colonnes: Colonnes,
): Ages {
  const heads = titres.map((titre) => titre.replace(LAISSEE, ''))
  const guessed = guessColonnes(heads)
  const listColumns = (champ: 'annee' | 'categorie') =>
    [guessed[champ], colonnes[champ]].filter((index) => index !== undefined)
  const titled = (pattern: RegExp) =>
    heads.flatMap((head, index) => (pattern.test(normalizeTexte(head)) ? [index] : []))
  const mapped = new Set([...Object.values(guessed), ...Object.values(colonnes)])
  const width = Math.max(0, ...rows.map(({ length }) => length))
  const indices = Array.from({ length: width }, (_, index) => index).filter(
    (index) => !mapped.has(index) && looksLikeAges(rows.map((row) => row[index] ?? '')),
  )
  return {
    naissances: [...listColumns('annee'), ...titled(NAISSANCE)],
    ages: titled(AGE),
    categories: [...listColumns('categorie'), ...titled(CATEGORIE)],
    indices,
  }
}

function looksLikeAges(cells: readonly string[]): boolean {
  const written = cells.filter((cell) => cell.trim())
  const isAge = (cell: string) => hasFullYear(cell) || getAgeOfCategorie(cell) !== 'inconnu'
  return written.length > 0 && written.filter(isAge).length * 2 >= written.length
}

/** @param year of the race */
export function readAge(cells: readonly string[], ages: Ages, year: number): Age {
  const read = (columns: readonly number[], toAge: (text: string) => Age) =>
    joinAges(columns.map((index) => toAge(unwrapFormula(cells[index] ?? '').trim())))
  const ofBirth = (text: string): Age => {
    const annee = text ? readAnnee(text, year) : null
    return annee === null ? 'inconnu' : getAge(year - annee)
  }
  const ofYears = (text: string): Age => {
    const [ans] = /^\d{1,2}(?!\d)/.exec(text) ?? []
    return ans === undefined ? ofBirth(text) : getAge(Number(ans))
  }
  // A column mapped as category may hold births.
  const ofCategorie = (text: string): Age =>
    hasFullYear(text) ? ofBirth(text) : getAgeOfCategorie(text)
  const stated = joinAges([read(ages.naissances, ofBirth), read(ages.ages, ofYears)])
  const age = stated === 'inconnu' ? read(ages.categories, ofCategorie) : stated
  return read(ages.indices, ofCategorie) === 'mineur' ? 'mineur' : age
}
