import type { EssaiResultats } from '@foulee/contract/courses/resultats-fichier'
import {
  foldEpreuve,
  suggestEpreuve,
  TOUTES_EPREUVES,
} from '@foulee/domain/courses/epreuve-fichier'
import { createAsides } from '#platform/spreadsheets/asides.ts'
import { unwrapFormula } from '#platform/spreadsheets/cell-text.ts'
import type { Fiche } from '#platform/spreadsheets/records.ts'
import { isOfPart, type Part } from './parts.ts'
import { cleanText } from './values.ts'

/** More values than a meeting has épreuves: then the column says something else of each runner. */
const MAX_EPREUVES = 40
const MAX_NOM = 80

/** Épreuves of one file, and the one that is published; all of its lines where that is null. */
export type Epreuves = NonNullable<EssaiResultats['epreuves']> & {
  manque: string
  /** Whether a line is of the épreuve that is published. */
  isOurs: (fiche: Fiche) => boolean
}

const readCell = (cells: readonly string[], colonne: number) =>
  cleanText(unwrapFormula(cells[colonne]?.trim() ?? ''), MAX_NOM)

type Choice = {
  chosen: string | undefined
  epreuve: { nom: string; distance: number | null }
}

type EpreuveColumn = Choice & { colonne: number; heads: readonly (readonly string[])[] }

/** @returns null where the column tells nothing apart */
export async function findEpreuves(
  fiches: AsyncIterable<Fiche>,
  { colonne, heads, ...choice }: EpreuveColumn,
): Promise<Epreuves | null> {
  const { take } = createAsides(heads, { hasParts: true })
  const found = new Map<string, { valeur: string; nb: number }>()
  for await (const { cells } of fiches) {
    if (!cells.some(Boolean) || take(cells)) continue
    const valeur = readCell(cells, colonne)
    const count = found.get(foldEpreuve(valeur))
    if (count) count.nb += 1
    else found.set(foldEpreuve(valeur), { valeur, nb: 1 })
    if (found.size > MAX_EPREUVES) return null
  }
  if (found.size < 2) return null
  const chosen = chooseEpreuve([...found.values()], choice)
  const ours = chosen.choisie === null ? null : foldEpreuve(chosen.choisie)
  const isOurs = ({ cells }: Fiche) =>
    ours === null || foldEpreuve(readCell(cells, colonne)) === ours
  return { ...chosen, isOurs }
}

/** @param parts what titles between the lines tell apart */
export function choosePart(
  parts: readonly Part[],
  choice: Choice,
): { epreuves: Epreuves; part: Part | null } {
  const chosen = chooseEpreuve(
    parts.map(({ valeur, nb }) => ({ valeur, nb })),
    choice,
  )
  const part = parts.find(({ valeur }) => valeur === chosen.choisie) ?? null
  const shown = part ? [part] : parts
  const isOurs = (fiche: Fiche) => shown.some((own) => isOfPart(own, fiche))
  return { epreuves: { ...chosen, isOurs }, part }
}

/** By the sender, else by name and distance. */
function chooseEpreuve(
  valeurs: Epreuves['valeurs'],
  { chosen, epreuve }: Choice,
): Omit<Epreuves, 'isOurs'> {
  const find = (valeur: string) =>
    valeurs.find((item) => foldEpreuve(item.valeur) === foldEpreuve(valeur))?.valeur ?? null
  const named = valeurs.map(({ valeur }) => valeur).filter(Boolean)
  const isAll = chosen === TOUTES_EPREUVES
  const own = chosen === undefined || isAll ? null : find(chosen)
  const choisie = isAll ? null : (own ?? suggestEpreuve(named, epreuve))
  return {
    valeurs,
    choisie,
    manque:
      choisie === null && !isAll
        ? 'Ce fichier contient plusieurs épreuves\u00a0: indiquez celle que vous publiez ici.'
        : '',
  }
}
