import { TableError } from './table-error.ts'
import { readWorkbook, type SheetText } from './workbook.ts'

/** What the thread says of a workbook: its sheet, or why not in words for its sender. */
export type WorkbookReply = { sheet: SheetText } | { refus: string }

/** An error loses its class on the way out of a thread: a refusal goes as a value. */
export default async function reply(bytes: Uint8Array): Promise<WorkbookReply> {
  try {
    return { sheet: await readWorkbook(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)) }
  } catch (cause) {
    if (!(cause instanceof TableError)) throw cause
    return { refus: cause.sentence }
  }
}
