import type { EssaiResultats } from '@foulee/contract/courses/resultats-fichier'
import {
  foldEpreuve,
  suggestEpreuve,
  TOUTES_EPREUVES,
} from '@foulee/domain/courses/epreuve-fichier'
import { createAsides } from '#platform/spreadsheets/asides.ts'
import { unwrapFormula } from '#platform/spreadsheets/cells.ts'
import type { Fiche } from '#platform/spreadsheets/records.ts'
import { cleanText } from './values.ts'

/** More values than a meeting has épreuves: then the column says something else of each runner. */
const MAX_EPREUVES = 40
const MAX_NOM = 80

/** Épreuves of one file, and the one that is published; all of its lines where that is null. */
export type Epreuves = NonNullable<EssaiResultats['epreuves']> & { colonne: number; manque: string }

const readCell = (cells: readonly string[], colonne: number) =>
  cleanText(unwrapFormula(cells[colonne]?.trim() ?? ''), MAX_NOM)

type EpreuveColumn = {
  colonne: number
  /** Choice of the sender. */
  told: string | undefined
  epreuve: { nom: string; distance: number | null }
  heads: readonly (readonly string[])[]
}

/** @returns null where the column tells nothing apart */
export async function findEpreuves(
  fiches: AsyncIterable<Fiche>,
  { colonne, told, epreuve, heads }: EpreuveColumn,
): Promise<Epreuves | null> {
  const { take } = createAsides(heads, { hasParts: true })
  const found = new Map<string, { valeur: string; nb: number }>()
  for await (const { cells } of fiches) {
    if (!cells.some(Boolean) || take(cells)) continue
    const valeur = readCell(cells, colonne)
    const known = found.get(foldEpreuve(valeur))
    if (known) known.nb += 1
    else found.set(foldEpreuve(valeur), { valeur, nb: 1 })
    if (found.size > MAX_EPREUVES) return null
  }
  if (found.size < 2) return null
  const valeurs = [...found.values()]
  const named = valeurs.map(({ valeur }) => valeur).filter(Boolean)
  const isTold = told === TOUTES_EPREUVES || (told !== undefined && found.has(foldEpreuve(told)))
  const all = told === TOUTES_EPREUVES ? null : (told ?? null)
  const choisie = isTold ? all : suggestEpreuve(named, epreuve)
  const isOpen = !isTold && choisie === null
  return {
    colonne,
    valeurs,
    choisie: choisie === null ? null : (found.get(foldEpreuve(choisie))?.valeur ?? null),
    manque: isOpen
      ? 'Ce fichier contient plusieurs épreuves\u00a0: indiquez celle que vous publiez ici.'
      : '',
  }
}

/** Whether a line is of another épreuve than the one that is published. */
export const isOfAnother = (epreuves: Epreuves | null, { cells }: Fiche): boolean =>
  epreuves !== null &&
  epreuves.choisie !== null &&
  foldEpreuve(readCell(cells, epreuves.colonne)) !== foldEpreuve(epreuves.choisie)
