import type { EssaiResultats, Lecture } from '@foulee/contract/courses/resultats-fichier'
import { formatNombre } from '@foulee/domain/mesure'
import type { SpooledFile } from '../../../../http/spool.ts'
import { findHead, type Head } from '../../../../tables/find-head.ts'
import { openTable, readFirst, type Table } from '../../../../tables/open-table.ts'
import type { Fiche } from '../../../../tables/records.ts'
import { fromSpooled } from '../../../../tables/source.ts'
import { TableError } from '../../../../tables/table-error.ts'
import type { WorkbookReader } from '../../../../tables/workbook-reader.ts'
import { countKnown, findManques, guessByContent, guessColonnes } from './columns.ts'
import {
  type Ages,
  type Course,
  createLineReader,
  type Erreur,
  isErreur,
  type Ligne,
} from './lines.ts'

export const MAX_LIGNES = 100_000
/** Lines that go on together: to the database in one statement. */
const PORTION = 1000
/** Records that the columns are guessed from, and that are shown of them. */
const SAMPLE = 20
const EXEMPLES = 3
const MAX_COLUMNS = 200

/** A file whose reading is known. */
export type Opened = {
  table: Table
  /** The reading as the try tells it. */
  lu: Pick<EssaiResultats, 'titres' | 'entete' | 'ligne_titres' | 'colonnes' | 'manques'>
  ages: Ages
  /** Records with the names of columns, and above them. */
  nb_titres: number
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
  const sample = await readFirst(table, SAMPLE)
  const [first] = sample
  if (!first) throw new TableError('Ce fichier est vide.')
  checkWidth(sample)
  const head = chooseHead(sample, given)
  const rows = sample.slice(head?.nb ?? 0).map(({ cells }) => cells)
  const guessed = head ? guessColonnes(head.titres) : guessByContent(rows)
  const colonnes = given.colonnes ?? guessed
  return {
    table,
    nom: file.name,
    lu: {
      entete: head !== null,
      ligne_titres: (head && sample[head.nb - 1]?.ligne) ?? null,
      colonnes,
      titres: describeColumns(head?.titres ?? [], rows),
      manques: findManques(colonnes),
    },
    ages: { annee: guessed.annee, categorie: guessed.categorie },
    nb_titres: head?.nb ?? 0,
  }
}

/** Found among the first lines, unless its sender says that there is none, or which line it is. */
function chooseHead(sample: readonly Fiche[], given: Lecture): Head | null {
  if (given.entete === 'false') return null
  const rows = sample.map(({ cells }) => cells)
  const told = sample.findIndex(({ ligne }) => ligne === given.ligne_titres)
  if (told >= 0) return { titres: rows[told] ?? [], nb: told + 1 }
  const found = findHead(rows, countKnown)
  return found ?? (given.entete ? { titres: rows[0] ?? [], nb: 1 } : null)
}

function checkWidth(sample: readonly Fiche[]): void {
  const width = Math.max(...sample.map(({ cells }) => cells.length))
  if (width <= MAX_COLUMNS) return
  throw new TableError(
    `Ce fichier a ${formatNombre(width)}\u00a0colonnes\u00a0: gardez-en ${MAX_COLUMNS} au plus.`,
  )
}

function describeColumns(heads: readonly string[], rows: readonly (readonly string[])[]) {
  const width = Math.max(heads.length, ...rows.map(({ length }) => length))
  return Array.from({ length: width }, (_, index) => ({
    titre: heads[index]?.slice(0, 60) || `Colonne\u00a0${index + 1}`,
    exemples: rows
      .map((row) => row[index]?.slice(0, 40) ?? '')
      .filter(Boolean)
      .slice(0, EXEMPLES),
  }))
}

type Portion = { lignes: Ligne[]; erreurs: Erreur[]; nb: number }

/**
 * The lines of a file in portions, so that a large one is never whole in memory.
 * @throws TableError past 100 000 lines
 */
export async function* readPortions(opened: Opened, course: Course): AsyncGenerator<Portion> {
  const read = createLineReader(opened.lu.colonnes, course, opened.ages)
  let portion: Portion = { lignes: [], erreurs: [], nb: 0 }
  let total = 0
  for await (const fiche of readBody(opened)) {
    const one = read(fiche)
    if (!one) continue
    if (isErreur(one)) portion.erreurs.push(one)
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
      portion = { lignes: [], erreurs: [], nb: 0 }
    }
  }
  if (portion.nb) yield portion
}

async function* readBody({ table, nb_titres }: Opened): AsyncGenerator<Fiche> {
  let left = nb_titres
  for await (const fiche of table.read()) {
    if (left > 0) left--
    else yield fiche
  }
}
