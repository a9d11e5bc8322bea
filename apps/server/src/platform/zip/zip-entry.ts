import { createHash, randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { promisify } from 'node:util'
import { crc32, createGunzip, createInflateRaw, inflateRaw } from 'node:zlib'
import { type ByteSource, openHandle, openPart } from './byte-source.ts'
import type { ZipEntry } from './zip-directory.ts'
import { ZipError } from './zip-error.ts'

const LOCAL = { signature: 0x04034b50, size: 30 }
const STEP = 256 * 1024

const inflate = promisify(inflateRaw)

/** @throws ZipError for an entry that is locked, damaged, or larger than `most` or than declared */
export async function readEntryBytes(
  source: ByteSource,
  entry: ZipEntry,
  most: number,
): Promise<Buffer> {
  assertReadable(entry, most)
  const packed = await source.read(await findData(source, entry), entry.packed)
  const bytes = entry.method === 0 ? packed : await unpack(packed, entry.size)
  if (bytes.length !== entry.size || crc32(bytes) !== entry.crc) throw new ZipError('entree_abimee')
  return bytes
}

/** One byte more than declared is enough to see a bomb. */
const unpack = (packed: Buffer, size: number): Promise<Buffer> =>
  inflate(packed, { maxOutputLength: size + 1 }).catch((cause: unknown) => {
    throw new ZipError(isTooLarge(cause) ? 'entree_grosse' : 'entree_abimee', { cause })
  })

const isTooLarge = (cause: unknown) => (cause as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE'

/** Content of a gzip: the beginning, and the print of all, which is never whole in memory. */
export type GzipContent = { head: Buffer; sha256: string }

/** @throws ZipError for what is no gzip, or unpacks to more than `most` */
export async function scanGzip(
  bytes: Buffer,
  { most, headSize }: { most: number; headSize: number },
): Promise<GzipContent> {
  const hash = createHash('sha256')
  const head = Buffer.alloc(headSize)
  let size = 0
  try {
    await pipeline(Readable.from([bytes]), createGunzip(), async (pieces) => {
      for await (const piece of pieces as AsyncIterable<Buffer>) {
        if (size < headSize) piece.copy(head, size)
        size += piece.length
        if (size > most) throw new ZipError('entree_grosse')
        hash.update(piece)
      }
    })
  } catch (cause) {
    throw isOfZip(cause) ? new ZipError('entree_abimee', { cause }) : cause
  }
  return { head: head.subarray(0, size), sha256: hash.digest('hex') }
}

const isOfZip = (cause: unknown) =>
  /^Z_|^ERR_(?:BUFFER|ZLIB)/.test(String((cause as { code?: string }).code))

function assertReadable({ isEncrypted, method, size, packed }: ZipEntry, most: number): void {
  if (isEncrypted) throw new ZipError('protegee')
  if (method !== 0 && method !== 8) throw new ZipError('methode')
  if (size > most || packed > most) throw new ZipError('entree_grosse')
  if (method === 0 && size !== packed) throw new ZipError('entree_abimee')
}

/** Start of the data, after a local header whose lengths differ from those of the directory. */
async function findData(source: ByteSource, { offset, packed }: ZipEntry): Promise<number> {
  if (offset + LOCAL.size > source.size) throw new ZipError('entree_abimee')
  const header = await source.read(offset, LOCAL.size)
  if (header.readUInt32LE(0) !== LOCAL.signature) throw new ZipError('entree_abimee')
  const start = offset + LOCAL.size + header.readUInt16LE(26) + header.readUInt16LE(28)
  if (start + packed > source.size) throw new ZipError('entree_abimee')
  return start
}

export type OpenedEntry = { source: ByteSource; close: () => Promise<void> }

/**
 * Random access to an entry, for an archive inside an archive: in place when it is stored, else
 * unpacked onto disk, where the file disappears with its handle.
 */
export async function openEntry(
  source: ByteSource,
  entry: ZipEntry,
  most: number,
): Promise<OpenedEntry> {
  assertReadable(entry, most)
  const start = await findData(source, entry)
  if (entry.method === 0) {
    return { source: openPart(source, start, entry.packed), close: async () => {} }
  }
  const path = join(tmpdir(), `foulee-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  try {
    await rm(path)
    await inflateOnto(handle, readSteps(source, start, entry.packed), entry)
    return { source: openHandle(handle, entry.size), close: () => handle.close() }
  } catch (cause) {
    await handle.close()
    throw cause
  }
}

async function* readSteps(source: ByteSource, start: number, length: number) {
  for (let at = 0; at < length; at += STEP) {
    yield await source.read(start + at, Math.min(STEP, length - at))
  }
}

async function inflateOnto(
  handle: FileHandle,
  packed: AsyncIterable<Buffer>,
  { size, crc }: ZipEntry,
): Promise<void> {
  let written = 0
  let sum = 0
  try {
    await pipeline(Readable.from(packed), createInflateRaw(), async (pieces) => {
      for await (const piece of pieces as AsyncIterable<Buffer>) {
        written += piece.length
        if (written > size) throw new ZipError('entree_grosse')
        sum = crc32(piece, sum)
        await handle.writeFile(piece)
      }
    })
  } catch (cause) {
    throw isOfZip(cause) ? new ZipError('entree_abimee', { cause }) : cause
  }
  if (written !== size || sum !== crc) throw new ZipError('entree_abimee')
}
