import type { Feuille } from '@foulee/contract/shared/tableau'
import { guessEncodage } from './decode.ts'
import { isArchive, isOldOffice } from './kinds.ts'
import { type Fiche, type Forme, guessSeparateur, readRecords } from './records.ts'
import { fromBytes, type Source } from './source.ts'
import type { Wanted } from './workbook.ts'
import type { WorkbookReader } from './workbook-reader.ts'

export type Table = Forme & {
  feuille: Feuille | null
  /** Hidden columns that were not requested: present in the rows, to be ignored. */
  masquees: ReadonlySet<number>
  /**
   * Records without blank ones; repeatable.
   * @throws TableError
   */
  read: () => AsyncGenerator<Fiche>
}

/**
 * Opens text in the usual encodings and separators, .xlsx and .ods, detected by content.
 * @param given overrides of the detection
 * @throws TableError in French, with the detected format
 */
export async function openTable(
  source: Source,
  workbooks: Pick<WorkbookReader, 'read'>,
  input: Wanted & {
    encodage?: Forme['encodage'] | ''
    separateur?: Forme['separateur'] | ''
  } = {},
): Promise<Table> {
  const beginning = await readFirstPiece(source)
  if (isArchive(beginning) || isOldOffice(beginning)) {
    const wanted = { masques: input.masques, feuille: input.feuille }
    const { csv, feuille, masquees } = await workbooks.read(await source.readAll(), wanted)
    const forme = { encodage: 'utf-8', separateur: ';' } as const
    return present(fromBytes(csv), forme, { feuille, masquees: new Set(masquees) })
  }
  // Detects even with an override, to refuse binary files.
  const guessed = await guessEncodage(source)
  const encodage = input.encodage || guessed
  const separateur = input.separateur || (await guessSeparateur(source, encodage))
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

export async function readFirst({ read }: Table, max: number): Promise<Fiche[]> {
  const found: Fiche[] = []
  for await (const fiche of read()) {
    found.push(fiche)
    if (found.length === max) break
  }
  return found
}
