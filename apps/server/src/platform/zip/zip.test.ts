import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { deflateRawSync, gzipSync } from 'node:zlib'
import { type MadeEntry, writeZip } from '@foulee/testing/write-zip'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { ByteSource } from './byte-source.ts'
import { MissingPieceError, openPieces } from './byte-source.ts'
import { readDirectory } from './zip-directory.ts'
import { openEntry, readEntryBytes, scanGzip } from './zip-entry.ts'

const MOST = 1024 * 1024
const bytesOf = (text: string) => Buffer.from(text)

const open = (bytes: Buffer): ByteSource => ({
  size: bytes.length,
  read: async (offset, length) => {
    if (offset < 0 || offset + length > bytes.length) throw new RangeError('past the end')
    return bytes.subarray(offset, offset + length)
  },
})

async function readAll(zip: Buffer): Promise<[string, string][]> {
  const source = open(zip)
  const entries = await readDirectory(source)
  return Promise.all(
    entries.map(async (entry): Promise<[string, string]> => {
      return [entry.name, String(await readEntryBytes(source, entry, MOST))]
    }),
  )
}

const TWO = [
  { name: 'a.gpx', bytes: bytesOf('un') },
  { name: 'dossier/é.gpx', bytes: bytesOf('deux') },
]

it.each([
  ['deflated', {}],
  ['stored', { isStored: true }],
  ['with long sizes', { isZip64: true }],
  ['with the signature of an end in its comment', { comment: 'PK\x05\x06 et la suite' }],
])('reads a zip %s', async (_label, options) => {
  expect(await readAll(writeZip(TWO, options))).toEqual([
    ['a.gpx', 'un'],
    ['dossier/é.gpx', 'deux'],
  ])
})

it.each([
  ['UTF-8 without its flag', Buffer.from('été.gpx'), 'été.gpx'],
  ['code page 437', Buffer.from([0x82, 0x74, 0x82, 0x2e, 0x67]), 'été.g'],
  ['backslashes', Buffer.from('a\\b.gpx'), 'a/b.gpx'],
  ['signs that nobody sees', Buffer.from('a\u202e\u0007.gpx'), 'a.gpx'],
])('a name in %s', async (_label, name, expected) => {
  const [entry] = await readDirectory(open(writeZip([{ name, bytes: bytesOf('x') }])))
  expect(entry?.name).toBe(expected)
})

const BOMB = Buffer.alloc(8 * MOST)
it.each<[string, MadeEntry, string]>([
  ['unpacks to more than is allowed', { name: 'a', bytes: BOMB }, 'entree_grosse'],
  ['unpacks to more than it declares', { name: 'a', bytes: BOMB, size: 100 }, 'entree_grosse'],
  ['has another checksum', { name: 'a', bytes: bytesOf('x'), crc: 1 }, 'entree_abimee'],
  ['lies beyond the end', { name: 'a', bytes: bytesOf('x'), offset: 5000 }, 'entree_abimee'],
  [
    'begins in the middle of another',
    { name: 'a', bytes: bytesOf('x'), offset: 3 },
    'entree_abimee',
  ],
  ['is locked', { name: 'a', bytes: bytesOf('x'), flags: 1 }, 'protegee'],
  ['is packed in a rare way', { name: 'a', bytes: bytesOf('x'), method: 12 }, 'methode'],
])('refuses an entry that %s', async (_label, made, code) => {
  const source = open(writeZip([made]))
  const [entry] = await readDirectory(source)
  if (!entry) throw new Error('no entry')
  await expect(readEntryBytes(source, entry, MOST)).rejects.toMatchObject({ code })
  await expect(openEntry(source, entry, MOST)).rejects.toMatchObject({ code })
})

it('a bomb is cut off on disk too', async () => {
  const source = open(writeZip([{ name: 'a.zip', bytes: BOMB, size: 5000 }]))
  const [entry] = await readDirectory(source)
  if (!entry) throw new Error('no entry')
  await expect(openEntry(source, entry, MOST)).rejects.toMatchObject({ code: 'entree_grosse' })
})

it('opens an archive in an archive at any place', async () => {
  const inner = writeZip(TWO)
  const source = open(writeZip([{ name: 'in.zip', bytes: inner }]))
  const [entry] = await readDirectory(source)
  if (!entry) throw new Error('no entry')
  const opened = await openEntry(source, entry, MOST)
  const entries = await readDirectory(opened.source)
  const [, second] = entries
  if (!second) throw new Error('no entry')
  expect(String(await readEntryBytes(opened.source, second, MOST))).toBe('deux')
  await opened.close()
})

it('never throws anything but a refusal, whatever the bytes', async () => {
  const zip = writeZip([...TWO, { name: 'b', bytes: deflateRawSync(bytesOf('abc')) }])
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.tuple(fc.nat(zip.length - 1), fc.nat(255)), { minLength: 1, maxLength: 8 }),
      fc.nat(zip.length),
      async (changes, cut) => {
        const bytes = Buffer.from(zip)
        for (const [at, value] of changes) bytes[at] = value
        await readAll(bytes.subarray(0, bytes.length - (cut % 40))).catch((cause: unknown) => {
          expect(cause).toMatchObject({ name: 'ZipError' })
        })
      },
    ),
    { numRuns: 400 },
  )
})

it('pieces are one file, and a piece that is gone is said', async () => {
  const zip = writeZip(TWO)
  const piece = 16
  const storage = (isWhole: boolean) => ({
    get: async (key: string) => {
      const rank = Number(key)
      if (!isWhole && rank === 0) return null
      const bytes = zip.subarray(rank * piece, (rank + 1) * piece)
      return { stream: Readable.from([bytes]), size: bytes.length, media: '' }
    },
  })
  const pieces = { size: zip.length, piece, keyOf: String }
  const source = openPieces(storage(true), pieces)
  const first = await source.read(3, 60)
  expect((await source.read(0, zip.length)).equals(zip)).toBe(true)
  // Pieces share a buffer: what was read before stays as it was.
  expect(first.equals(zip.subarray(3, 63))).toBe(true)
  await expect(openPieces(storage(false), pieces).read(3, 60)).rejects.toThrow(MissingPieceError)
})

it('a gzip is known by its beginning and its print, and a bomb is cut off', async () => {
  const text = bytesOf('abc'.repeat(50_000))
  const options = { most: text.length, headSize: 5 }
  expect(await scanGzip(gzipSync(text), options)).toEqual({
    head: bytesOf('abcab'),
    sha256: createHash('sha256').update(text).digest('hex'),
  })
  expect((await scanGzip(gzipSync(bytesOf('ab')), options)).head).toEqual(bytesOf('ab'))
  const tooMuch = scanGzip(gzipSync(text), { ...options, most: text.length - 1 })
  await expect(tooMuch).rejects.toMatchObject({ code: 'entree_grosse' })
  for (const broken of [bytesOf('no gzip'), gzipSync(text).subarray(0, 60)]) {
    await expect(scanGzip(broken, options)).rejects.toMatchObject({ code: 'entree_abimee' })
  }
})
