import { TableError } from './table-error.ts'
import { readWorkbook, type SheetText, type Wanted } from './workbook.ts'

export type WorkbookReply = { sheet: SheetText } | { refus: string }

export type WorkbookTask = { bytes: Uint8Array; wanted: Wanted }

/** An error loses its class between threads, so that a refusal is a plain value. */
export default async function reply({ bytes, wanted }: WorkbookTask): Promise<WorkbookReply> {
  try {
    const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
    return { sheet: await readWorkbook(buffer, wanted) }
  } catch (cause) {
    if (!(cause instanceof TableError)) throw cause
    return { refus: cause.sentence }
  }
}
