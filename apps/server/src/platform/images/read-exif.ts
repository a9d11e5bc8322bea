export type PhotoFacts = {
  position: [lon: number, lat: number] | null
  /** `YYYY:MM:DD hh:mm:ss` in camera time: a sort key, not an instant. */
  prise: string | null
}

const NOTHING: PhotoFacts = { position: null, prise: null }

const POINTERS = { exif: 0x8769, gps: 0x8825 }
const DATE_ORIGINAL = 0x9003
const GPS = { latRef: 1, lat: 2, lonRef: 3, lon: 4 }
const ASCII = 2
const RATIONAL = 5
/** A real camera writes about sixty entries. */
const MAX_ENTRIES = 300
/** Degrees: within about ten metres of 0°, 0°, the GPS had no fix. */
const NULL_ISLAND = 1e-4

type Entry = { type: number; count: number; at: number }
type Tiff = { bytes: Buffer; isLittle: boolean }

const readShort = ({ bytes, isLittle }: Tiff, at: number) =>
  isLittle ? bytes.readUInt16LE(at) : bytes.readUInt16BE(at)
const readLong = ({ bytes, isLittle }: Tiff, at: number) =>
  isLittle ? bytes.readUInt32LE(at) : bytes.readUInt32BE(at)

/**
 * Reads position and date from an Exif block in bounded time, looking at few entries (a 64 kB block
 * can keep a full reader busy for minutes). Damaged parts are skipped.
 * @param exif with or without the prefix « Exif »
 */
export function readExif(exif: Buffer): PhotoFacts {
  try {
    const tiff = openTiff(exif)
    if (!tiff) return NOTHING
    const main = readDirectory(tiff, readLong(tiff, 4))
    return { position: readPosition(tiff, main), prise: readDate(tiff, main) }
  } catch (cause) {
    if (cause instanceof RangeError) return NOTHING
    throw cause
  }
}

function openTiff(exif: Buffer): Tiff | null {
  const bytes = exif.toString('latin1', 0, 6) === 'Exif\0\0' ? exif.subarray(6) : exif
  const order = bytes.toString('latin1', 0, 2)
  if (order !== 'II' && order !== 'MM') return null
  const tiff = { bytes, isLittle: order === 'II' }
  return readShort(tiff, 2) === 42 ? tiff : null
}

function readDirectory(tiff: Tiff, at: number): Map<number, Entry> {
  const entries = new Map<number, Entry>()
  const count = Math.min(MAX_ENTRIES, readShort(tiff, at))
  for (let n = 0; n < count; n++) {
    const start = at + 2 + 12 * n
    const entry = { type: readShort(tiff, start + 2), count: readLong(tiff, start + 4) }
    entries.set(readShort(tiff, start), { ...entry, at: start + 8 })
  }
  return entries
}

function readBelow(tiff: Tiff, main: Map<number, Entry>, pointer: number): Map<number, Entry> {
  const entry = main.get(pointer)
  return entry ? readDirectory(tiff, readLong(tiff, entry.at)) : new Map()
}

/** Values of four bytes or less are inline in the entry. */
function readText(tiff: Tiff, entry: Entry | undefined, length: number): string {
  if (!entry || entry.type !== ASCII || entry.count > length + 1) return ''
  const at = entry.count <= 4 ? entry.at : readLong(tiff, entry.at)
  return tiff.bytes.toString('latin1', at, at + Math.min(entry.count, length))
}

/** Degrees, minutes and seconds as fractions; NaN if invalid. */
function readDegrees(tiff: Tiff, entry: Entry | undefined): number {
  if (!entry || entry.type !== RATIONAL || entry.count !== 3) return Number.NaN
  const at = readLong(tiff, entry.at)
  const [degrees = Number.NaN, minutes = 0, seconds = 0] = [0, 8, 16].map((step) => {
    const [above, below] = [readLong(tiff, at + step), readLong(tiff, at + step + 4)]
    // Some cameras write 0/0 for the seconds.
    return above === 0 && below === 0 && step > 0 ? 0 : above / below
  })
  return minutes < 60 && seconds < 60 ? degrees + minutes / 60 + seconds / 3600 : Number.NaN
}

function readPosition(tiff: Tiff, main: Map<number, Entry>): PhotoFacts['position'] {
  const gps = readBelow(tiff, main, POINTERS.gps)
  const signOf = (tag: number, plus: string, minus: string) => {
    const ref = readText(tiff, gps.get(tag), 1)
    return ref === plus ? 1 : ref === minus ? -1 : Number.NaN
  }
  const lat = signOf(GPS.latRef, 'N', 'S') * readDegrees(tiff, gps.get(GPS.lat))
  const lon = signOf(GPS.lonRef, 'E', 'W') * readDegrees(tiff, gps.get(GPS.lon))
  const isOnEarth = Math.abs(lat) <= 90 && Math.abs(lon) <= 180
  const isNowhere = Math.abs(lat) < NULL_ISLAND && Math.abs(lon) < NULL_ISLAND
  return isOnEarth && !isNowhere ? [lon, lat] : null
}

function readDate(tiff: Tiff, main: Map<number, Entry>): string | null {
  const exif = readBelow(tiff, main, POINTERS.exif)
  const text = readText(tiff, exif.get(DATE_ORIGINAL), 19)
  return /^(?!0000)\d{4}:\d\d:\d\d \d\d:\d\d:\d\d$/.test(text) ? text : null
}
