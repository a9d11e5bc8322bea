import { TableError } from './table-error.ts'
import { readWorkbook, type SheetText, type Wanted } from './workbook.ts'

/** What the thread says of a workbook: its sheet, or why not in words for its sender. */
export type WorkbookReply = { sheet: SheetText } | { refus: string }

export type WorkbookTask = { bytes: Uint8Array; wanted: Wanted }

/** An error loses its class on the way out of a thread: a refusal goes as a value. */
export default async function reply({ bytes, wanted }: WorkbookTask): Promise<WorkbookReply> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    return { sheet: await readWorkbook(buffer, wanted) }
  } catch (cause) {
    if (!(cause instanceof TableError)) throw cause
    return { refus: cause.sentence }
  }
}
