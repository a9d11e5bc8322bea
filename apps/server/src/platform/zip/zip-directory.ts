import type { ByteSource } from './byte-source.ts'
import { cleanEntryName, decodeEntryName } from './entry-name.ts'
import { ZipError } from './zip-error.ts'

/*
 * Central directory of a zip (PKWARE APPNOTE 6.3.10), with Zip64. Only the directory is believed:
 * local headers may lie, and streams of unknown length need no guess.
 */

export type ZipEntry = {
  name: string
  /** 0: stored, 8: deflated. */
  method: number
  isEncrypted: boolean
  crc: number
  /** Bytes in the archive, and declared unpacked. */
  packed: number
  size: number
  /** Place of the local header. */
  offset: number
}

/** Twice the files of ten years of two outings a day, with their pictures. */
const MAX_ENTRIES = 60_000
const MAX_DIRECTORY = 32 * 1024 * 1024

const END = { signature: 0x06054b50, size: 22, comment: 65_535 }
const LOCATOR = { signature: 0x07064b50, size: 20 }
const END64 = { signature: 0x06064b50, size: 56 }
const CENTRAL = { signature: 0x02014b50, size: 46 }
const LOCAL_SIZE = 30
const IN_ZIP64_16 = 0xffff
const IN_ZIP64 = 0xffffffff
const ZIP64_FIELD = 1

type Directory = { count: number; size: number; offset: number }

/**
 * Entries in the order of their bytes, folders left out.
 * @throws ZipError in French: no zip, cut off, or too large a directory
 */
export async function readDirectory(source: ByteSource): Promise<ZipEntry[]> {
  const { count, size, offset } = await findDirectory(source)
  if (count > MAX_ENTRIES || size > MAX_DIRECTORY) throw new ZipError('trop_de_fichiers')
  if (offset + size > source.size) throw new ZipError('abimee')
  const bytes = await source.read(offset, size)
  const entries: ZipEntry[] = []
  for (let at = 0, rank = 0; rank < count; rank++) {
    if (at + CENTRAL.size > size || bytes.readUInt32LE(at) !== CENTRAL.signature) {
      throw new ZipError('abimee')
    }
    const lengths = [28, 30, 32].map((from) => bytes.readUInt16LE(at + from))
    const end = at + CENTRAL.size + lengths.reduce((sum, length) => sum + length, 0)
    if (end > size) throw new ZipError('abimee')
    entries.push(readEntry(bytes.subarray(at, end)))
    at = end
  }
  return entries.filter(({ name }) => !name.endsWith('/')).sort((a, b) => a.offset - b.offset)
}

async function findDirectory(source: ByteSource): Promise<Directory> {
  const length = Math.min(source.size, END.size + END.comment)
  const tail = await source.read(source.size - length, length)
  for (let at = tail.length - END.size; at >= 0; at--) {
    if (tail.readUInt32LE(at) !== END.signature) continue
    // The comment may hold the signature too.
    if (at + END.size + tail.readUInt16LE(at + 20) !== tail.length) continue
    const directory = {
      count: tail.readUInt16LE(at + 10),
      size: tail.readUInt32LE(at + 12),
      offset: tail.readUInt32LE(at + 16),
    }
    const isLong =
      directory.count === IN_ZIP64_16 ||
      directory.size === IN_ZIP64 ||
      directory.offset === IN_ZIP64
    return isLong ? findDirectory64(source, source.size - length + at) : directory
  }
  throw new ZipError('abimee')
}

async function findDirectory64(source: ByteSource, end: number): Promise<Directory> {
  const at = end - LOCATOR.size
  if (at < 0) throw new ZipError('abimee')
  const locator = await source.read(at, LOCATOR.size)
  if (locator.readUInt32LE(0) !== LOCATOR.signature) throw new ZipError('abimee')
  const offset = toNumber(locator, 8)
  if (offset + END64.size > at) throw new ZipError('abimee')
  const record = await source.read(offset, END64.size)
  if (record.readUInt32LE(0) !== END64.signature) throw new ZipError('abimee')
  return { count: toNumber(record, 32), size: toNumber(record, 40), offset: toNumber(record, 48) }
}

function toNumber(bytes: Buffer, at: number): number {
  const value = bytes.readBigUInt64LE(at)
  if (value > BigInt(Number.MAX_SAFE_INTEGER)) throw new ZipError('abimee')
  return Number(value)
}

function readEntry(bytes: Buffer): ZipEntry {
  const nameEnd = CENTRAL.size + bytes.readUInt16LE(28)
  const extra = bytes.subarray(nameEnd, nameEnd + bytes.readUInt16LE(30))
  const short = [24, 20, 42].map((at) => bytes.readUInt32LE(at))
  const [size = 0, packed = 0, offset = 0] = widen(short, extra)
  return {
    name: cleanEntryName(decodeEntryName(bytes.subarray(CENTRAL.size, nameEnd))),
    method: bytes.readUInt16LE(10),
    isEncrypted: (bytes.readUInt16LE(8) & 1) !== 0,
    crc: bytes.readUInt32LE(16),
    packed,
    size,
    offset,
  }
}

/** Values beyond 32 bits stand in an extra field, in this order, the others are left out. */
function widen(values: readonly number[], extra: Buffer): number[] {
  const long = findField(extra, ZIP64_FIELD)
  let at = 0
  return values.map((value) => {
    if (value !== IN_ZIP64 || !long || at + 8 > long.length) return value
    at += 8
    return toNumber(long, at - 8)
  })
}

function findField(extra: Buffer, wanted: number): Buffer | null {
  for (let at = 0; at + 4 <= extra.length; ) {
    const length = extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === wanted) return extra.subarray(at + 4, at + 4 + length)
    at += 4 + length
  }
  return null
}

/** Bytes that an entry takes at least, its local header included. */
export const endOf = ({ offset, packed }: ZipEntry): number => offset + LOCAL_SIZE + packed
