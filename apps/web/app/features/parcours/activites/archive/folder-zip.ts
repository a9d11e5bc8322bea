/**
 * A zip without compression of files that one chose: its headers and the files themselves, which
 * are read from disk as they leave.
 */
const LOCAL_SIZE = 30
const CENTRAL_SIZE = 46
const END_SIZE = 22
const UTF8 = 0x800
const VERSION = 20
/** Beyond, sizes need the long form. */
const MAX_SIZE = 0xffffffff
const MAX_FILES = 0xfffe

export type NamedFile = { name: string; blob: Blob }

export class FolderTooLargeError extends Error {
  override name = 'FolderTooLargeError'
}

/** @throws FolderTooLargeError beyond 4 GB or 65 000 files */
export async function zipFiles(files: readonly NamedFile[]): Promise<Blob> {
  const total = files.reduce((sum, { blob }) => sum + blob.size, 0)
  if (files.length > MAX_FILES || total > MAX_SIZE * 0.98) throw new FolderTooLargeError()
  const parts: BlobPart[] = []
  const central: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { name, blob } of files) {
    const entry = { name: new TextEncoder().encode(name), crc: await sumUp(blob), size: blob.size }
    const local = writeHeader(entry, LOCAL_SIZE, 0x04034b50)
    central.push(writeCentral(entry, offset))
    parts.push(local, blob)
    offset += local.length + blob.size
  }
  const size = central.reduce((sum, { length }) => sum + length, 0)
  return new Blob([...parts, ...central, writeEnd(files.length, size, offset)])
}

type Entry = { name: Uint8Array; crc: number; size: number }

function writeHeader({ name, crc, size }: Entry, length: number, signature: number) {
  const bytes = new Uint8Array(length + name.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, signature, true)
  // The directory has one more version than the local header.
  const at = length === CENTRAL_SIZE ? 6 : 4
  view.setUint16(at, VERSION, true)
  view.setUint16(at + 2, UTF8, true)
  view.setUint32(at + 10, crc, true)
  view.setUint32(at + 14, size, true)
  view.setUint32(at + 18, size, true)
  view.setUint16(at + 22, name.length, true)
  bytes.set(name, length)
  return bytes
}

function writeCentral(entry: Entry, offset: number) {
  const bytes = writeHeader(entry, CENTRAL_SIZE, 0x02014b50)
  new DataView(bytes.buffer).setUint32(42, offset, true)
  return bytes
}

function writeEnd(count: number, size: number, offset: number) {
  const bytes = new Uint8Array(END_SIZE)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, 0x06054b50, true)
  view.setUint16(8, count, true)
  view.setUint16(10, count, true)
  view.setUint32(12, size, true)
  view.setUint32(16, offset, true)
  return bytes
}

const POLYNOMIAL = 0xedb88320
const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? (value >>> 1) ^ POLYNOMIAL : value >>> 1
  return value
})

/** CRC-32 of a file, a slice at a time. */
async function sumUp(blob: Blob): Promise<number> {
  const SLICE = 1_048_576
  let sum = MAX_SIZE
  for (let from = 0; from < blob.size; from += SLICE) {
    for (const byte of new Uint8Array(await blob.slice(from, from + SLICE).arrayBuffer())) {
      sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
    }
  }
  return (sum ^ MAX_SIZE) >>> 0
}
