import { zxyToTileId } from 'pmtiles'

export type Tile = { z: number; x: number; y: number; bytes: Buffer }
type Entry = { id: number; run: number; offset: number; length: number }

const HEADER = 127
/** Entries per leaf directory; the root directory points to the leaves. */
const LEAF = 1_000
const [MVT, PLAIN, GZIP] = [1, 1, 2]

const varint = (value: number): number[] =>
  value < 128 ? [value] : [(value % 128) + 128, ...varint(Math.floor(value / 128))]

/** One directory of PMTiles 3, delta-encoded column by column. */
function writeDirectory(entries: readonly Entry[]): Buffer {
  const numbers = [
    entries.length,
    ...entries.map(({ id }, at) => id - (entries[at - 1]?.id ?? 0)),
    ...entries.map(({ run }) => run),
    ...entries.map(({ length }) => length),
    ...entries.map(({ offset }) => offset + 1),
  ]
  return Buffer.from(numbers.flatMap(varint))
}

/** Deduplicates tiles: identical tiles are stored once, identical neighbours share one entry. */
function placeTiles(tiles: readonly Tile[]) {
  const places = new Map<string, { offset: number; length: number }>()
  const bodies: Buffer[] = []
  const entries: Entry[] = []
  let end = 0
  const sorted = tiles
    .map(({ z, x, y, bytes }) => ({ id: zxyToTileId(z, x, y), bytes }))
    .toSorted((a, b) => a.id - b.id)
  for (const { id, bytes } of sorted) {
    const name = bytes.toString('base64')
    const place = places.get(name) ?? { offset: end, length: bytes.length }
    if (!places.has(name)) {
      places.set(name, place)
      bodies.push(bytes)
      end += bytes.length
    }
    const last = entries.at(-1)
    if (last && last.offset === place.offset && last.id + last.run === id) last.run++
    else entries.push({ id, run: 1, ...place })
  }
  return { entries, bodies, nbPlaces: places.size }
}

/**
 * A PMTiles 3 archive of vector tiles that are already gzipped; its directories are not compressed.
 */
export function writeArchive(tiles: readonly Tile[], metadata: object): Buffer {
  const { entries, bodies, nbPlaces } = placeTiles(tiles)
  const leaves: Buffer[] = []
  const root: Entry[] = []
  let end = 0
  for (let at = 0; at < entries.length; at += LEAF) {
    const leaf = writeDirectory(entries.slice(at, at + LEAF))
    root.push({ id: entries[at]?.id ?? 0, run: 0, offset: end, length: leaf.length })
    leaves.push(leaf)
    end += leaf.length
  }
  const parts = [writeDirectory(root), Buffer.from(JSON.stringify(metadata)), Buffer.concat(leaves)]
  const body = Buffer.concat(bodies)
  const header = Buffer.alloc(HEADER)
  header.write('PMTiles')
  header.writeUInt8(3, 7)
  let start = HEADER
  const places = [...parts, body].flatMap((part) => {
    const place = [start, part.length]
    start += part.length
    return place
  })
  const numbers = [...places, tiles.length, entries.length, nbPlaces]
  for (const [n, value] of numbers.entries()) header.writeBigUInt64LE(BigInt(value), 8 + 8 * n)
  const zooms = tiles.map(({ z }) => z)
  const [min, max] = [
    zooms.reduce((a, b) => Math.min(a, b)),
    zooms.reduce((a, b) => Math.max(a, b)),
  ]
  header.set([0, PLAIN, GZIP, MVT, min, max], 96)
  return Buffer.concat([header, ...parts, body])
}
