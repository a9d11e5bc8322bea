import type { Feuille } from '@foulee/contract/shared/tableau'
import { guessEncodage } from './decode.ts'
import { isArchive, isOldOffice } from './kinds.ts'
import { type Fiche, type Forme, guessSeparateur, readRecords } from './records.ts'
import { fromBytes, type Source } from './source.ts'
import type { Wanted } from './workbook.ts'
import type { WorkbookReader } from './workbook-reader.ts'

/** A table of which everything is known but its cells. */
export type Table = Forme & {
  /** Null for a text. */
  feuille: Feuille | null
  /** Columns that are hidden in it and were not asked for: their cells are there, to be read by nobody. */
  masquees: ReadonlySet<number>
  /** The records, blank ones left out; may be read several times. @throws TableError */
  read: () => AsyncGenerator<Fiche>
}

/**
 * Opens what spreadsheets and timing software write: text in the usual encodings and separators,
 * .xlsx, .ods. What it is is judged by its bytes.
 * @param given how a text is to be read, when its sender knows better
 * @throws TableError saying in French what the file is instead
 */
export async function openTable(
  source: Source,
  workbooks: Pick<WorkbookReader, 'read'>,
  given: Wanted & {
    encodage?: Forme['encodage'] | ''
    separateur?: Forme['separateur'] | ''
  } = {},
): Promise<Table> {
  const beginning = await readFirstPiece(source)
  if (isArchive(beginning) || isOldOffice(beginning)) {
    const wanted = { masques: given.masques, feuille: given.feuille }
    const { csv, feuille, masquees } = await workbooks.read(await source.readAll(), wanted)
    const forme = { encodage: 'utf-8', separateur: ';' } as const
    return present(fromBytes(csv), forme, { feuille, masquees: new Set(masquees) })
  }
  // Also when it is given: what is no text is refused here.
  const guessed = await guessEncodage(source)
  const encodage = given.encodage || guessed
  const separateur = given.separateur || (await guessSeparateur(source, encodage))
  return present(source, { encodage, separateur }, { feuille: null, masquees: new Set() })
}

type Sheet = Pick<Table, 'feuille' | 'masquees'>

const present = (source: Source, forme: Forme, sheet: Sheet): Table => ({
  ...forme,
  ...sheet,
  read: () => readRecords(source, forme),
})

async function readFirstPiece(source: Source): Promise<Buffer> {
  for await (const piece of source.read()) return piece
  return Buffer.alloc(0)
}

/** The first records, without reading on. */
export async function readFirst({ read }: Table, max: number): Promise<Fiche[]> {
  const found: Fiche[] = []
  for await (const fiche of read()) {
    found.push(fiche)
    if (found.length === max) break
  }
  return found
}
