import type { Colonnes } from '@foulee/contract/courses/resultats-fichier'
import { getAgeOfCategorie } from '@foulee/domain/courses/age-resultat'
import { foldEpreuve, readTitreEpreuve } from '@foulee/domain/courses/epreuve-fichier'
import type { StatutResultat } from '@foulee/domain/courses/resultat'
import { createAsides, isFoot } from '#platform/spreadsheets/asides.ts'
import { unwrapFormula } from '#platform/spreadsheets/cell-text.ts'
import type { Fiche } from '#platform/spreadsheets/records.ts'
import { countKnown, guessColonnes } from './columns.ts'
import { cleanText, readStatut, readTemps } from './values.ts'

/** Lines of one épreuve of a sheet, under its titles. */
export type Part = {
  valeur: string
  nb: number
  head: Fiche | null
  rows: Fiche[]
  ranges: [first: number, last: number][]
}

/** Lines without a title between them; `first` and `last` are places, or times. */
type Run = Omit<Part, 'valeur' | 'ranges'> & {
  titres: readonly string[]
  range: [first: number, last: number]
  first: number | null
  last: number | null
}

const MAX_RUNS = 400
const MAX_PARTS = 40
const MAX_TITRE = 80
const SAMPLE = 20
const LEAST = 3
/** Cells of a title, such as « Épreuve : », « 24 km » and « 125 classés ». */
const MAX_CELLS = 3

type Sheet = {
  colonnes: Colonnes
  entetes: readonly string[]
  above: readonly Fiche[]
  /** The sender told the line of the names of columns: what is above is not read. */
  isTold: boolean
  width: number
}

/**
 * Épreuves that titles between the lines tell apart: two of them name a race or a distance, or the
 * places start again under a title.
 * @param fiches all records of the file
 * @returns null where there is one épreuve
 */
export async function findParts(
  fiches: AsyncIterable<Fiche>,
  sheet: Sheet,
): Promise<readonly Part[] | null> {
  const runs = await readRuns(fiches, sheet)
  if (runs.length < 2 || runs.length > MAX_RUNS) return null
  const titles = runs.map(({ titres }) => titres.map(readTitle))
  const byRace = nameRuns(titles.map((all) => all.filter(({ estEpreuve }) => estEpreuve)))
  const isRace = new Set(byRace.filter(Boolean).map(foldEpreuve)).size > 1
  const names = isRace ? byRace : nameRuns(titles)
  const parts = joinRuns(runs, names)
  if (parts.length < 2 || parts.length > MAX_PARTS) return null
  const areRaces = isRace ? !isContinued(runs) : startsAgain(runs, names)
  return areRaces ? parts : null
}

export const isOfPart = ({ ranges }: Part, { ligne }: Fiche): boolean =>
  ranges.some(([first, last]) => ligne >= first && ligne <= last)

async function readRuns(fiches: AsyncIterable<Fiche>, sheet: Sheet): Promise<Run[]> {
  const own = sheet.above.at(-1)?.ligne ?? 0
  const { take } = createAsides(listHeads(sheet))
  const runs: Run[] = []
  let [titres, head]: [string[], Fiche | null] = [[], null]
  let [colonnes, isBelow] = [sheet.colonnes, own === 0]
  let open: Run | null = null
  for await (const fiche of fiches) {
    const cells = fiche.cells.map((cell) => unwrapFormula(cell.trim()).trim())
    const filled = cells.filter(Boolean)
    if (isFoot(filled)) continue
    const isCommon = fiche.ligne === own || take(cells)
    const isHead = isCommon || countKnown(cells) >= LEAST
    const titre = isHead ? null : readTitleRow(cells, colonnes, sheet.width)
    if (isHead) {
      isBelow ||= !sheet.isTold || fiche.ligne >= own
      head = isCommon ? null : fiche
      colonnes = isCommon ? sheet.colonnes : guessColonnes(cells)
      open = null
    } else if (titre !== null) {
      titres.push(titre)
      open = null
    } else if (isBelow) {
      if (!open) {
        if (runs.length > MAX_RUNS) break
        open = { titres, head, nb: 0, rows: [], range: [fiche.ligne, 0], first: null, last: null }
        runs.push(open)
        titres = []
      }
      addLine(open, fiche, readOrder(cells, colonnes))
    }
  }
  return runs
}

/** The names of columns; the two rows of which they were merged. */
const listHeads = ({ entetes, above }: Sheet): (readonly string[])[] => {
  const rows = above.slice(-2).map(({ cells }) => cells)
  const isMerged = rows.at(-1)?.some((cell, index) => cell !== entetes[index]) ?? false
  return [entetes, ...(isMerged ? rows : [])]
}

function addLine(run: Run, fiche: Fiche, order: number | null): void {
  run.nb += 1
  run.range[1] = fiche.ligne
  if (run.rows.length < SAMPLE) run.rows.push(fiche)
  run.first ??= order
  run.last = order ?? run.last
}

/** @returns the title of a row; null for a line of results */
function readTitleRow(cells: readonly string[], colonnes: Colonnes, width: number): string | null {
  const filled = cells.filter(Boolean)
  const [first = '', ...rest] = filled
  if (width >= LEAST && new Set(filled).size === 1) return cleanText(first, MAX_TITRE)
  if (filled.length > MAX_CELLS || width <= MAX_CELLS) return null
  const get = (champ: keyof Colonnes) => cells[colonnes[champ] ?? -1] ?? ''
  const isResult =
    /^\d+$/.test(get('dossard')) ||
    readOrder(cells, colonnes) !== null ||
    readStatut(get('temps')) !== null ||
    (get('nom') !== '' && get('prenom') !== '')
  if (isResult) return null
  const isLabel = /^(?:[ée]preuve|course|parcours|distance|race)\s*:?$/i.test(first)
  if (isLabel) return cleanText(rest.join(' '), MAX_TITRE)
  const titre = filled.find((cell) => /\d\s?(?:km|k)\b/i.test(cell))
  return titre === undefined ? null : cleanText(titre, MAX_TITRE)
}

/**
 * The state of the lines below a title, « Abandons », « 24 km : non partants »; any other title ends
 * it.
 */
export function readTitleState(
  cells: readonly string[],
  before: StatutResultat | null,
): StatutResultat | null {
  const filled = cells.filter(Boolean)
  if (new Set(filled).size !== 1) return before
  const found = (filled[0] ?? '').split(/ ?[:(\u2013\u2014] ?| - /).map(readStatut)
  return found.find((statut) => statut !== null && statut !== 'classe') ?? null
}

/** The place; where no column has it, the time. */
function readOrder(cells: readonly string[], { rang, temps }: Colonnes): number | null {
  if (rang === undefined) return readTemps(cells[temps ?? -1] ?? '', null)
  return Number(/^[=#]?\s?(\d{1,6})\D{0,4}$/.exec(cells[rang] ?? '')?.[1]) || null
}

/** Categories of adults and states part one épreuve; children of each age have their own race. */
function readTitle(titre: string): ReturnType<typeof readTitreEpreuve> {
  const title = readTitreEpreuve(titre)
  const isPart = getAgeOfCategorie(title.nom) === 'majeur' || readStatut(title.nom) !== null
  return isPart && !title.estEpreuve ? { nom: '', estEpreuve: false } : title
}

function nameRuns(titles: readonly (readonly { nom: string }[])[]): string[] {
  let name = ''
  return titles.map((all) => {
    name = all.findLast(({ nom }) => nom)?.nom ?? name
    return name
  })
}

/** The places go on from run to run: titles of pages. */
const isContinued = (runs: readonly Run[]): boolean =>
  runs.every(({ first }, nth) => {
    const before = runs[nth - 1]?.last ?? 0
    return first !== null && first > before
  })

const startsAgain = (runs: readonly Run[], names: readonly string[]): boolean =>
  runs.some(({ first }, nth) => {
    const last = runs[nth - 1]?.last ?? null
    return names[nth] !== names[nth - 1] && first !== null && last !== null && first < last
  })

function joinRuns(runs: readonly Run[], names: readonly string[]): Part[] {
  const parts = new Map<string, Part>()
  for (const [nth, { nb, head, rows, range }] of runs.entries()) {
    const valeur = names[nth] ?? ''
    const part = parts.get(foldEpreuve(valeur))
    if (!part) parts.set(foldEpreuve(valeur), { valeur, nb, head, rows, ranges: [range] })
    else {
      part.nb += nb
      part.ranges.push(range)
    }
  }
  return [...parts.values()]
}
