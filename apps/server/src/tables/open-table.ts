import { guessEncodage } from './decode.ts'
import { isArchive, isOldOffice } from './kinds.ts'
import { type Fiche, type Forme, guessSeparateur, readRecords } from './records.ts'
import { fromBytes, type Source } from './source.ts'
import type { WorkbookReader } from './workbook-reader.ts'

/** The sheet of a workbook that was read, and how many others have something in them. */
export type Feuille = { nom: string; autres: number }

/** A table of which everything is known but its cells. */
export type Table = Forme & {
  /** Null for a text. */
  feuille: Feuille | null
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
  given: { encodage?: Forme['encodage'] | ''; separateur?: Forme['separateur'] | '' } = {},
): Promise<Table> {
  const beginning = await readFirstPiece(source)
  if (isArchive(beginning) || isOldOffice(beginning)) {
    const { csv, feuille } = await workbooks.read(await source.readAll())
    return present(fromBytes(csv), { encodage: 'utf-8', separateur: ';' }, feuille)
  }
  // Also when it is given: what is no text is refused here.
  const guessed = await guessEncodage(source)
  const encodage = given.encodage || guessed
  const separateur = given.separateur || (await guessSeparateur(source, encodage))
  return present(source, { encodage, separateur }, null)
}

const present = (source: Source, forme: Forme, feuille: Feuille | null): Table => ({
  ...forme,
  feuille,
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
