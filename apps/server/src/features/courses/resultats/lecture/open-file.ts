import type { EssaiResultats, Lecture } from '@foulee/contract/courses/resultats-fichier'
import { formatNombre } from '@foulee/domain/mesure'
import type { SpooledFile } from '../../../../http/spool.ts'
import { type Asides, createAsides } from '../../../../tables/asides.ts'
import { chooseHead, type Head } from '../../../../tables/find-head.ts'
import { openTable, readFirst, type Table } from '../../../../tables/open-table.ts'
import type { Fiche } from '../../../../tables/records.ts'
import { fromSpooled } from '../../../../tables/source.ts'
import { TableError } from '../../../../tables/table-error.ts'
import type { WorkbookReader } from '../../../../tables/workbook-reader.ts'
import { type Ages, findAges } from './ages.ts'
import { countKnown, findManques, guessByContent, guessColonnes } from './columns.ts'
import { type Course, createLineReader, isErreur, type Ligne, type Refusee } from './lines.ts'

export const MAX_LIGNES = 100_000
/** Lines that go on together: to the database in one statement. */
const PORTION = 1000
/** Records that the columns are guessed from, and that are shown of them. */
const SAMPLE = 20
/** A line of titles that is told may be below them. */
const FARTHEST = 500
const EXEMPLES = 3
const MAX_COLUMNS = 200

/** A file whose reading is known. */
export type Opened = {
  table: Table
  /** The reading as the try tells it. */
  lu: Pick<EssaiResultats, 'titres' | 'entete' | 'ligne_titres' | 'colonnes' | 'manques'>
  ages: Ages
  /** Whoever has no age in it was of age, says its sender. */
  majeurs: boolean
  /** The names of columns as the file has them; none without a head. */
  entetes: readonly string[]
  /** Records with the names of columns, and above them. */
  titres: readonly (readonly string[])[]
  /** The name that the sender gave the file. */
  nom: string
}

/** Guesses all that is not given. @throws TableError when the file is no table */
export async function openFile(
  file: SpooledFile,
  given: Lecture,
  classeurs: Pick<WorkbookReader, 'read'>,
): Promise<Opened> {
  const table = await openTable(fromSpooled(file), classeurs, given)
  const told = Math.min(given.ligne_titres ?? 0, FARTHEST)
  const sample = await readFirst(table, SAMPLE + told)
  const [first] = sample
  if (!first) throw new TableError('Ce fichier est vide.')
  checkWidth(sample)
  const head = findTitles(sample, given)
  const entetes = head?.titres ?? []
  const rows = sample.slice(head?.nb ?? 0).map(({ cells }) => cells)
  // What is hidden is not read unless somebody says so.
  const shown = (row: readonly string[]) =>
    row.map((cell, index) => (table.masquees.has(index) ? '' : cell))
  const guessed = head ? guessColonnes(shown(entetes)) : guessByContent(rows.map(shown))
  const colonnes = given.colonnes ?? guessed
  return {
    table,
    nom: file.name,
    lu: {
      entete: head !== null,
      ligne_titres: (head && sample[head.nb - 1]?.ligne) ?? null,
      colonnes,
      titres: describeColumns(entetes, rows, table.masquees),
      manques: findManques(colonnes),
    },
    majeurs: given.majeurs === 'true',
    ages: findAges(entetes, rows, colonnes),
    entetes,
    titres: sample.slice(0, head?.nb ?? 0).map(({ cells }) => cells),
  }
}

/** Found among the first lines, unless its sender says that there is none, or which line it is. */
function findTitles(sample: readonly Fiche[], given: Lecture): Head | null {
  if (given.entete === 'false') return null
  const found = chooseHead(sample, given.ligne_titres, countKnown)
  return found ?? (given.entete ? { titres: [...(sample[0]?.cells ?? [])], nb: 1 } : null)
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
    const exemples = rows.map((row) => row[index]?.slice(0, 40) ?? '').filter(Boolean)
    return {
      titre: heads[index]?.slice(0, 60) || `Colonne\u00a0${index + 1}`,
      exemples: est_masquee ? [] : exemples.slice(0, EXEMPLES),
      est_masquee,
    }
  })
}

/** `asides`: what was passed over up to here. */
type Portion = { lignes: Ligne[]; refusees: Refusee[]; nb: number; asides: Asides }

/**
 * The lines of a file in portions, so that a large one is never whole in memory.
 * @throws TableError past 100 000 lines
 */
export async function* readPortions(opened: Opened, course: Course): AsyncGenerator<Portion> {
  const read = createLineReader(opened.lu.colonnes, course, opened.ages)
  const { asides, take } = createAsides([opened.entetes, ...opened.titres], { hasParts: true })
  const begin = (): Portion => ({ lignes: [], refusees: [], nb: 0, asides })
  let portion = begin()
  let total = 0
  for await (const fiche of readBody(opened)) {
    if (take(fiche.cells)) continue
    const one = read(fiche)
    if (!one) continue
    if (isErreur(one)) portion.refusees.push(one)
    else portion.lignes.push(one)
    portion.nb += 1
    total += 1
    if (total > MAX_LIGNES) {
      throw new TableError(
        'Ce fichier dépasse 100\u202f000\u00a0lignes\u00a0: découpez-le par épreuve.',
      )
    }
    if (portion.nb === PORTION) {
      yield portion
      portion = begin()
    }
  }
  if (portion.nb || asides.nb) yield portion
}

/** The records below the names of columns. */
export async function* readBody({ table, titres }: Opened): AsyncGenerator<Fiche> {
  let left = titres.length
  for await (const fiche of table.read()) {
    if (left > 0) left--
    else yield fiche
  }
}
