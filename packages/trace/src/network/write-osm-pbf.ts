import type { Position } from '@foulee/domain/shared/geo'

export type OsmWay = { points: readonly Position[]; tags: Readonly<Record<string, string>> }

/** Entities of a block, as the format advises. */
const BLOCK = 8000
/** Coordinates in units of 1e-7 degrees. */
const SCALE = 1e7

/**
 * OpenStreetMap extract (PBF, https://wiki.openstreetmap.org/wiki/PBF_Format), uncompressed: what
 * routing engines build their tiles of. Points at the same place are one node.
 * @returns parts of the file, some milliseconds of work each
 */
export function* writeOsmPbf(ways: readonly OsmWay[]): Generator<Uint8Array> {
  const nodes = new Map<string, Node>()
  const numbered: Numbered[] = []
  for (const { points, tags } of ways) {
    numbered.push({ tags, refs: points.map((point) => numberOf(nodes, point)) })
    if (numbered.length % BLOCK === 0) yield NOTHING
  }
  yield writeBlob('OSMHeader', [
    ...text(4, 'OsmSchema-V0.6'),
    ...text(4, 'DenseNodes'),
    ...text(5, 'Sort.Type_then_ID'),
    ...text(16, 'Foulee'),
  ])
  for (const part of cut([...nodes.values()])) {
    yield writeBlob('OSMData', writeBlock([''], message(2, dense(part))))
  }
  for (const [block, part] of cut(numbered).entries()) {
    yield writeBlob('OSMData', writeWays(part, block * BLOCK))
  }
}

type Node = { id: number; lon: number; lat: number }
type Numbered = { refs: number[]; tags: OsmWay['tags'] }
const NOTHING = new Uint8Array(0)

function numberOf(nodes: Map<string, Node>, [x, y]: Position): number {
  const [lon, lat] = [Math.round(x * SCALE), Math.round(y * SCALE)]
  const key = `${lon} ${lat}`
  const known = nodes.get(key)
  if (known) return known.id
  const id = nodes.size + 1
  nodes.set(key, { id, lon, lat })
  return id
}

function cut<T>(items: readonly T[]): T[][] {
  const parts: T[][] = []
  for (let from = 0; from < items.length; from += BLOCK) parts.push(items.slice(from, from + BLOCK))
  return parts
}

type Bytes = number[]

const dense = (nodes: readonly Node[]): Bytes => [
  ...message(1, deltas(nodes.map(({ id }) => id))),
  ...message(8, deltas(nodes.map(({ lat }) => lat))),
  ...message(9, deltas(nodes.map(({ lon }) => lon))),
]

function writeWays(ways: readonly Numbered[], before: number): Bytes {
  const strings = ['']
  const numbers = new Map<string, number>()
  const numberString = (value: string): number => {
    const known = numbers.get(value)
    if (known !== undefined) return known
    numbers.set(value, strings.length)
    strings.push(value)
    return strings.length - 1
  }
  const group = ways.flatMap(({ refs, tags }, rank) => {
    const pairs = Object.entries(tags)
    return message(3, [
      ...field(1, before + rank + 1),
      ...message(
        2,
        pairs.flatMap(([key]) => varint(numberString(key))),
      ),
      ...message(
        3,
        pairs.flatMap(([, value]) => varint(numberString(value))),
      ),
      ...message(8, deltas(refs)),
    ])
  })
  return writeBlock(strings, group)
}

const writeBlock = (strings: readonly string[], group: Bytes): Bytes => [
  ...message(
    1,
    strings.flatMap((value) => text(1, value)),
  ),
  ...message(2, group),
  ...field(17, 100),
]

function writeBlob(type: string, data: Bytes): Uint8Array {
  const blob = message(1, data)
  const header = [...text(1, type), ...field(3, blob.length)]
  const length = new Uint8Array(4)
  new DataView(length.buffer).setUint32(0, header.length)
  return join([length, Uint8Array.from(header), Uint8Array.from(blob)])
}

/** Protocol buffers: numbers by seven bits, the lowest first. */
function varint(value: number): Bytes {
  const bytes: Bytes = []
  let rest = value
  while (rest >= 128) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  bytes.push(rest)
  return bytes
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value)

const deltas = (values: readonly number[]): Bytes =>
  values.flatMap((value, rank) => varint(zigzag(value - (values[rank - 1] ?? 0))))

const field = (tag: number, value: number): Bytes => [...varint(tag * 8), ...varint(value)]

/** Not spread: a block has up to a million bytes. */
const message = (tag: number, bytes: Bytes): Bytes =>
  [varint(tag * 8 + 2), varint(bytes.length), bytes].flat()

const text = (tag: number, value: string): Bytes =>
  message(tag, [...new TextEncoder().encode(value)])

function join(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}
