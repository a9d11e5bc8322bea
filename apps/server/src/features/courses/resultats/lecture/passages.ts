import type {
  ChoixPassages,
  Colonnes,
  EssaiResultats,
  Relayeurs,
} from '@foulee/contract/courses/resultats-fichier'
import {
  chooseForme,
  type FormePassage,
  findPoint,
  findRecul,
  type LuPassage,
  listFormes,
  type Passage,
  type PointPassage,
  readPassages,
} from '@foulee/domain/courses/passages'
import { formatNombre } from '@foulee/domain/shared/mesure'
import { unwrapFormula } from '#platform/spreadsheets/cell-text.ts'
import { isNothing, readTemps } from './values.ts'

type Colonne = PointPassage & { colonne: number }
export type ColonnesPassages = { colonnes: Colonne[]; forme: FormePassage }
export const NO_PASSAGES: ColonnesPassages = { colonnes: [], forme: 'cumule' }

type Row = readonly string[]
/** `points` in order; `depart` is the time of day of the start, in seconds. */
export type Way = { points: readonly PointPassage[]; depart: number | null }
type Heads = { entetes: Row; rows: readonly Row[]; colonnes: Colonnes; relayeurs: Relayeurs }

/** Columns of points as told, else those that no field has, with times in most of their cells. */
export function findPassages(
  { entetes, rows, colonnes: fields, relayeurs }: Heads,
  { points, depart }: Way,
  told: ChoixPassages = {},
): EssaiResultats['passages'] {
  const taken = new Set([fields, ...relayeurs].flatMap((item) => Object.values(item)))
  const colonnes = told.colonnes
    ? placeTold(told.colonnes, points)
    : guessPoints({ entetes, rows }, points, taken)
  const lignes = rows.map((row) => ({
    lus: readCells(row, colonnes),
    temps: readTemps(cellOf(row, fields.temps), null),
  }))
  const formes = listFormes(depart)
  const forme = formes.find((forme) => forme === told.forme)
  return {
    colonnes,
    forme: forme ?? chooseForme(lignes, colonnes, depart),
    formes,
    points: [...points],
  }
}

const placeTold = (told: NonNullable<ChoixPassages['colonnes']>, points: readonly PointPassage[]) =>
  points.flatMap((point) => {
    const found = told.find(({ metres }) => metres === point.metres)
    return found ? [{ ...point, colonne: found.colonne }] : []
  })

function guessPoints(
  { entetes, rows }: Pick<Heads, 'entetes' | 'rows'>,
  points: readonly PointPassage[],
  taken: ReadonlySet<number | undefined>,
): Colonne[] {
  const found = new Map<number, Colonne>()
  for (const [colonne, head] of entetes.entries()) {
    const point = taken.has(colonne) ? null : findPoint(head, points)
    if (point && !found.has(point.metres) && hasTimes(rows, colonne)) {
      found.set(point.metres, { ...point, colonne })
    }
  }
  return [...found.values()].toSorted((a, b) => a.metres - b.metres)
}

const cellOf = (row: Row, column = -1) => unwrapFormula(row[column]?.trim() ?? '').trim()

function hasTimes(rows: readonly Row[], colonne: number): boolean {
  const cells = rows.map((row) => cellOf(row, colonne)).filter((cell) => !isNothing(cell))
  const times = cells.filter((cell) => readTemps(cell, null) !== null || readHeure(cell) !== null)
  return times.length > 0 && times.length * 2 >= cells.length
}

const HEURE = /^(\d{1,2})[:h](\d{2})(?:[:'](\d{2})(?:[.,]\d+)?)?$/

function readHeure(text: string): number | null {
  const [, hours, minutes, seconds = '0'] = HEURE.exec(text) ?? []
  if (!hours || Number(hours) > 23 || Number(minutes) > 59 || Number(seconds) > 59) return null
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

const readCells = (row: Row, colonnes: readonly Colonne[]): LuPassage[] =>
  colonnes.map(({ colonne, metres }) => {
    const cell = cellOf(row, colonne)
    return { duree: readTemps(cell, metres), heure: readHeure(cell) }
  })

const kmOf = (metres: number) => `km\u00a0${formatNombre(metres / 1000, 1)}`

/** Refusal of a passage that goes backwards. */
export function formatWrong({ nom, metres }: PointPassage): string {
  const place = nom ? `«\u00a0${nom}\u00a0» (${kmOf(metres)})` : `au ${kmOf(metres)}`
  return `Corrigez le passage ${place}\u00a0: il vient avant le précédent, ou après l’arrivée.`
}

export type PassagesLus = { passages: Passage[] } | { valeur: string; message: string }

/**
 * Passages of a line; one that no clock gives is unknown.
 * @param temps at the finish, in seconds
 */
export function readLinePassages(
  row: Row,
  { colonnes, forme }: ColonnesPassages,
  temps: number | null,
  depart: number | null,
): PassagesLus {
  const seconds = readPassages(readCells(row, colonnes), forme, depart)
  const wrong = colonnes[findRecul(seconds, temps)]
  if (wrong) return { valeur: cellOf(row, wrong.colonne), message: formatWrong(wrong) }
  return {
    passages: colonnes.flatMap(({ metres }, rank) => {
      const temps = seconds[rank] ?? null
      return temps === null ? [] : [{ metres, temps }]
    }),
  }
}
