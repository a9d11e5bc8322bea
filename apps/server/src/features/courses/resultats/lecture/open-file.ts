import type {
  Colonnes,
  EssaiResultats,
  Lecture,
  Relayeurs,
} from '@foulee/contract/courses/resultats-fichier'
import type { StatutResultat } from '@foulee/domain/courses/resultat'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { formatNombre } from '@foulee/domain/shared/mesure'
import type { SpooledFile } from '#platform/http/spool.ts'
import { type Asides, createAsides } from '#platform/spreadsheets/asides.ts'
import { chooseHead, type Head } from '#platform/spreadsheets/find-head.ts'
import { openTable, readFirst, type Table } from '#platform/spreadsheets/open-table.ts'
import type { Fiche } from '#platform/spreadsheets/records.ts'
import { fromSpooled } from '#platform/spreadsheets/source.ts'
import { TableError } from '#platform/spreadsheets/table-error.ts'
import type { WorkbookReader } from '#platform/spreadsheets/workbook-reader.ts'
import { type Ages, findAges } from './ages.ts'
import { countKnown, findManques, guessByContent, guessColonnes } from './columns.ts'
import { choosePart, type Epreuves, findEpreuves } from './epreuves.ts'
import {
  type Course,
  createLineReader,
  type Equipes,
  isErreur,
  type Ligne,
  type Refusee,
} from './lines.ts'
import { findParts, readTitleState } from './parts.ts'
import { findPassages, type Way } from './passages.ts'
import { filterRelayeurs, findRelayeurs } from './runners.ts'
import { groupTeams, type Lue } from './teams.ts'

export const MAX_LIGNES = 100_000
const PORTION = 1000
const SAMPLE = 20
const FARTHEST = 500
const EXEMPLES = 3
const MAX_COLUMNS = 200

export type Opened = Body & {
  lu: Pick<
    EssaiResultats,
    'titres' | 'entete' | 'ligne_titres' | 'colonnes' | 'relayeurs' | 'passages' | 'manques'
  >
  /** Null where all its lines are of one. */
  epreuves: Epreuves | null
  ages: Ages
  /** The sender declares that runners without an age are adults. */
  majeurs: boolean
  entetes: readonly string[]
  equipes: Equipes
  /** Rows that may be repeated between the lines. */
  titres: readonly (readonly string[])[]
  nom: string
}

/** The lines of the file: below the names of columns, or those of one épreuve. */
type Body = { table: Table; after: number; isOurs: ((fiche: Fiche) => boolean) | null }

/** Facts of the épreuve that help to read its file. */
type EpreuveFacts = Way & { nom: string; distance: number | null; is_relais: boolean }
const UNKNOWN: EpreuveFacts = {
  nom: '',
  distance: null,
  is_relais: false,
  points: [],
  depart: null,
}

/** Guesses all that is not given. @throws TableError when the file is no table */
export async function openFile(
  file: SpooledFile,
  lecture: Lecture,
  classeurs: Pick<WorkbookReader, 'read'>,
  epreuve = UNKNOWN,
): Promise<Opened> {
  const table = await openTable(fromSpooled(file), classeurs, lecture)
  const titleLine = Math.min(lecture.ligne_titres ?? 0, FARTHEST)
  const sample = await readFirst(table, SAMPLE + titleLine)
  if (!sample.length) throw new TableError('Ce fichier est vide.')
  checkWidth(sample)
  const head = findTitles(sample, lecture)
  const below = sample.slice(head?.nb ?? 0).map(({ cells }) => cells)
  const fileColumns = readColumns(head?.titres ?? null, below, { table, lecture, epreuve })
  const above = sample.slice(0, head?.nb ?? 0)
  const choice = { chosen: lecture.epreuve, epreuve }
  const chosen = await findPartOf(table, { fileColumns, above, isTold: titleLine > 0, choice })
  const own = chosen?.part?.head
  const read = chosen?.part
    ? readColumns(
        own?.cells ?? fileColumns.titres,
        chosen.part.rows.map(({ cells }) => cells),
        { table, lecture, epreuve },
      )
    : fileColumns
  const { entetes, rows, colonnes, relayeurs, isByRunner } = read
  const passages = findPassages(read, epreuve, lecture.passages)
  const body = { table, after: above.at(-1)?.ligne ?? 0, isOurs: chosen?.epreuves.isOurs ?? null }
  const titres = [...above.map(({ cells }) => cells), entetes]
  const { epreuve: colonne } = colonnes
  const epreuves =
    colonne === undefined
      ? (chosen?.epreuves ?? null)
      : await findEpreuves(readBody(body), { ...choice, colonne, heads: titres })
  return {
    ...body,
    nom: file.name,
    epreuves,
    lu: {
      entete: read.titres !== null,
      ligne_titres: own?.ligne ?? above.at(-1)?.ligne ?? null,
      colonnes,
      relayeurs,
      passages,
      titres: describeColumns(entetes, rows, table.masquees),
      manques: [...findManques(colonnes, relayeurs.length > 0), epreuves?.manque ?? ''].filter(
        Boolean,
      ),
    },
    majeurs: lecture.majeurs === 'true',
    ages: findAges(entetes, rows, colonnes),
    equipes: { relayeurs, isGrouped: isByRunner && !relayeurs.length, isSplit: true },
    entetes,
    titres,
  }
}

type Columns = {
  titres: readonly string[] | null
  entetes: readonly string[]
  rows: readonly (readonly string[])[]
  colonnes: Colonnes
  relayeurs: Relayeurs
  isByRunner: boolean
}

/** Names of columns and first lines under them, of the sheet or of one of its épreuves. */
function readColumns(
  titres: Columns['titres'],
  rows: Columns['rows'],
  { table, lecture, epreuve }: { table: Table; lecture: Lecture; epreuve: EpreuveFacts },
): Columns {
  const entetes = titres ?? []
  const shown = (row: readonly string[]) =>
    row.map((cell, index) => (table.masquees.has(index) ? '' : cell))
  const heads = shown(entetes)
  const relayeurs = lecture.relayeurs ? filterRelayeurs(lecture.relayeurs) : findRelayeurs(heads)
  const alone = titres ? guessColonnes(heads) : guessByContent(rows.map(shown))
  const hasTeams = epreuve.is_relais || relayeurs.length > 0 || sharesNumbers(rows, alone)
  const guessed = titres && hasTeams ? guessTeamColonnes(heads, relayeurs.length > 0) : alone
  const colonnes = lecture.colonnes ?? guessed
  const isByRunner =
    colonnes.equipe !== undefined || (epreuve.is_relais && colonnes.dossard !== undefined)
  return { titres, entetes, rows, colonnes, relayeurs, isByRunner }
}

type Titled = {
  fileColumns: Columns
  above: readonly Fiche[]
  isTold: boolean
  choice: Parameters<typeof choosePart>[1]
}

/** The épreuve among those that titles between the lines part, unless a column tells them. */
async function findPartOf(table: Table, { fileColumns, above, isTold, choice }: Titled) {
  const { colonnes, entetes, rows } = fileColumns
  if (colonnes.epreuve !== undefined) return null
  const width = entetes.length || Math.max(0, ...rows.map(({ length }) => length))
  const parts = await findParts(table.read(), { colonnes, entetes, above, isTold, width })
  return parts && choosePart(parts, choice)
}

/** Runners with the same number are a team; a single repeated number is a mistake. */
function sharesNumbers(rows: readonly (readonly string[])[], { dossard }: Colonnes): boolean {
  if (dossard === undefined) return false
  const numbers = rows.map((row) => row[dossard]?.trim() ?? '').filter(Boolean)
  return numbers.length > 1 && new Set(numbers).size <= Math.ceil(numbers.length / 2)
}

function guessTeamColonnes(titres: readonly string[], hasRunners: boolean): Colonnes {
  const { equipe, ...rest } = guessColonnes(titres, true)
  const isNamed = hasRunners || rest.nom !== undefined || rest.identite !== undefined
  if (equipe === undefined) return rest
  return isNamed ? { ...rest, equipe } : { ...rest, identite: equipe }
}

/** Found among the first rows, unless the sender says where, or that there is none. */
function findTitles(sample: readonly Fiche[], lecture: Lecture): Head | null {
  if (lecture.entete === 'false') return null
  const found = chooseHead(sample, lecture.ligne_titres, countKnown)
  return found ?? (lecture.entete ? { titres: [...(sample[0]?.cells ?? [])], nb: 1 } : null)
}

function checkWidth(sample: readonly Fiche[]): void {
  const width = Math.max(...sample.map(({ cells }) => cells.length))
  if (width <= MAX_COLUMNS) return
  throw new TableError(
    `Ce fichier a ${formatNombre(width)}\u00a0colonnes\u00a0: gardez-en ${MAX_COLUMNS} au plus.`,
  )
}

function describeColumns(
  heads: readonly string[],
  rows: readonly (readonly string[])[],
  masquees: ReadonlySet<number>,
) {
  const width = Math.max(heads.length, ...rows.map(({ length }) => length))
  return Array.from({ length: width }, (_, index) => {
    const est_masquee = masquees.has(index)
    const exemples = rows.map((row) => takeGraphemes(row[index] ?? '', 40)).filter(Boolean)
    return {
      titre: takeGraphemes(heads[index] ?? '', 60) || `Colonne\u00a0${index + 1}`,
      exemples: est_masquee ? [] : exemples.slice(0, EXEMPLES),
      est_masquee,
    }
  })
}

type Portion = { lignes: Ligne[]; refusees: Refusee[]; nb: number; asides: Asides }

/**
 * Lines in portions, so that a large file is never whole in memory.
 * @throws TableError past 100 000 lines
 */
export async function* readPortions(opened: Opened, course: Course): AsyncGenerator<Portion> {
  if (opened.equipes.isGrouped) return yield* readTeams(opened, course)
  const { asides, lines } = readLines(opened, course)
  const begin = (): Portion => ({ lignes: [], refusees: [], nb: 0, asides })
  let portion = begin()
  for await (const { parsed } of lines) {
    if (isErreur(parsed)) portion.refusees.push(parsed)
    else portion.lignes.push(parsed)
    portion.nb += 1
    if (portion.nb === PORTION) {
      yield portion
      portion = begin()
    }
  }
  if (portion.nb || asides.nb) yield portion
}

/** Runners of a team may be far apart: the file is read whole, then emitted team by team. */
async function* readTeams(opened: Opened, course: Course): AsyncGenerator<Portion> {
  const { asides, lines } = readLines(opened, course)
  const lues: Lue[] = []
  const wrong: Refusee[] = []
  for await (const { fiche, parsed } of lines) {
    if (isErreur(parsed)) wrong.push(parsed)
    else lues.push({ fiche, ligne: parsed })
  }
  const teams = groupTeams(lues, course.distance, opened.lu.passages.colonnes)
  const lignes = teams.flatMap((team) => (isErreur(team) ? [] : [team]))
  const all = [...wrong, ...teams.filter(isErreur)].toSorted((a, b) => a.ligne - b.ligne)
  for (let first = 0; first < Math.max(lignes.length, all.length, 1); first += PORTION) {
    const batch = lignes.slice(first, first + PORTION)
    const refusees = all.slice(first, first + PORTION)
    yield { lignes: batch, refusees, nb: batch.length + refusees.length, asides }
  }
}

function readLines(opened: Opened, course: Course) {
  const { lu, ages, epreuves, equipes, titres } = opened
  const read = createLineReader(lu.colonnes, course, ages, equipes, lu.passages)
  const { asides, take } = createAsides(titres, { hasParts: true })
  async function* list(): AsyncGenerator<{ fiche: Fiche; parsed: Ligne | Refusee }> {
    let [total, titled]: [number, StatutResultat | null] = [0, null]
    for await (const fiche of readBelow(opened)) {
      const isInBody = opened.isOurs?.(fiche) ?? true
      titled = readTitleState(fiche.cells, titled)
      const isOurs = isInBody && !take(fiche.cells) && (epreuves?.isOurs(fiche) ?? true)
      const parsed = isOurs ? read(fiche, titled) : null
      if (!parsed) continue
      total += 1
      checkLength(total)
      yield { fiche, parsed }
    }
  }
  return { asides, lines: list() }
}

function checkLength(lines: number): void {
  if (lines <= MAX_LIGNES) return
  throw new TableError(
    'Ce fichier dépasse 100\u202f000\u00a0lignes\u00a0: découpez-le par épreuve.',
  )
}

export async function* readBody(body: Body): AsyncGenerator<Fiche> {
  for await (const fiche of readBelow(body)) if (body.isOurs?.(fiche) ?? true) yield fiche
}

/** With the titles between the lines, and other épreuves. */
async function* readBelow({ table, after, isOurs }: Body): AsyncGenerator<Fiche> {
  for await (const fiche of table.read()) if (isOurs || fiche.ligne > after) yield fiche
}
