import { formatNombre } from '@foulee/domain/shared/mesure'
import { concat } from './encoding.ts'
import { createFitReader } from './fit/read-fit.ts'
import { detectFormat, HEAD_SIZE, refusal } from './read-format.ts'
import { createGunzip } from './read-gzip.ts'
import { READ_LIMITS, type ReadLimits } from './read-limits.ts'
import { createUnzip } from './read-zip.ts'
import { TraceError, type Track } from './track.ts'
import { createXmlReader, type XmlOptions } from './xml/read-xml.ts'

export type { ReadLimits } from './read-limits.ts'

/**
 * Streaming reader: takes bytes in pieces of any size, returns the track at the end. Keeps the
 * points, not the file. `write` and `end` throw `TraceError`, after which nothing may follow.
 */
export type TrackReader = {
  write(bytes: Uint8Array): void
  end(): Track
}

const STEP = 65_536

/**
 * Track of a GPX, TCX or FIT file, optionally packed with gzip or zip; detected by content.
 *
 * @throws TraceError in French for anything else, and below two points with a position. GPX and TCX
 * must be well-formed to the end; of a damaged FIT file, recoverable points are kept.
 *
 * GPX: https://www.topografix.com/GPX/1/1/, TCX: TrainingCenterDatabase v2, FIT:
 * https://developer.garmin.com/fit/protocol/.
 */
export function readTrack(
  bytes: Uint8Array,
  limits: Partial<ReadLimits> = {},
  options: ReaderOptions = {},
): Track {
  const reader = createTrackReader(limits, options)
  reader.write(bytes)
  return reader.end()
}

/** `readTrack` for a stream: an upload, a `File.stream()`, a file. */
export async function readTrackStream(
  pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
  limits: Partial<ReadLimits> = {},
): Promise<Track> {
  const reader = createTrackReader(limits)
  for await (const piece of pieces) reader.write(piece)
  return reader.end()
}

export type ReaderOptions = XmlOptions & {
  /** Archives inside archives are not opened. */
  isUnpacked?: boolean
}

/** Streaming form of `readTrack`, with the same formats and errors. */
export function createTrackReader(
  readLimits: Partial<ReadLimits> = {},
  options: ReaderOptions = {},
): TrackReader {
  const limits = { ...READ_LIMITS, ...readLimits }
  let size = 0
  let reader: TrackReader | undefined
  let head = new Uint8Array(0)
  const begin = (bytes: Uint8Array) => {
    reader = openFormat(bytes, limits, options)
    writeInSteps(reader, bytes)
    return reader
  }
  return {
    write(bytes) {
      size += bytes.length
      if (size > limits.maxBytes) throw tooLarge(limits.maxBytes)
      if (reader) {
        writeInSteps(reader, bytes)
        return
      }
      const isEnough = head.length + bytes.length >= HEAD_SIZE
      if (isEnough && head.length === 0) begin(bytes)
      else head = concat(head, bytes)
      if (isEnough && head.length > 0) begin(head)
    },
    end: () => (reader ?? begin(head)).end(),
  }
}

function writeInSteps(reader: TrackReader, bytes: Uint8Array): void {
  for (let from = 0; from < bytes.length; from += STEP) {
    reader.write(bytes.subarray(from, from + STEP))
  }
}

function openFormat(head: Uint8Array, limits: ReadLimits, options: ReaderOptions): TrackReader {
  const format = detectFormat(head)
  if (format === 'xml') return createXmlReader(head, limits, options)
  if (format === 'fit') return createFitReader(limits, options)
  if (format !== 'gzip' && format !== 'zip') throw refusal(format)
  if (options.isUnpacked) throw refusal('archive')
  return createPackedReader(format === 'zip' ? createUnzip : createGunzip, limits, options)
}

function createPackedReader(
  createUnpacker: typeof createGunzip,
  limits: ReadLimits,
  options: XmlOptions,
): TrackReader {
  const reader = createTrackReader(limits, { ...options, isUnpacked: true })
  const unpacker = createUnpacker((bytes) => reader.write(bytes))
  return {
    write: (bytes) => unpacker.write(bytes),
    end() {
      unpacker.end()
      return reader.end()
    },
  }
}

const tooLarge = (maxBytes: number) =>
  new TraceError(
    'fichier_trop_gros',
    `Ce fichier dépasse ${formatNombre(maxBytes / 1024 / 1024)}\u00a0Mo. Gardez une seule sortie, ou exportez-la avec moins de points.`,
  )
