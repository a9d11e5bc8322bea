import { createSensorScan, withSensors } from '../count-sensors.ts'
import { createDecoder, detectEncoding, isAsciiCompatible, NotUtf8Error } from '../encoding.ts'
import { createGpxFormat } from '../gpx/gpx-handler.ts'
import { refusal } from '../read-format.ts'
import type { ReadLimits, SensorOptions } from '../read-limits.ts'
import { createTcxFormat } from '../tcx/tcx-handler.ts'
import { TraceError, type Track } from '../track.ts'
import type { XmlFormat, XmlShortcut } from './xml-handler.ts'
import { createXmlParser } from './xml-parser.ts'

type CreateFormat = (limits: ReadLimits, options: SensorOptions) => XmlFormat

const FORMATS: Readonly<Record<string, CreateFormat>> = {
  gpx: createGpxFormat,
  TrainingCenterDatabase: createTcxFormat,
}

function chooseFormat(root: string, limits: ReadLimits, options: SensorOptions): XmlFormat {
  const create = Object.hasOwn(FORMATS, root) ? FORMATS[root] : undefined
  if (create) return create(limits, options)
  const name = root.toLowerCase()
  if (name === 'kml' || name === 'html') throw refusal(name)
  throw refusal('autre_xml')
}

function findEnd(bytes: Uint8Array, tag: Uint8Array, from: number): number {
  const [first = 0] = tag
  for (let at = bytes.indexOf(first, from); at >= 0; at = bytes.indexOf(first, at + 1)) {
    if (tag.every((byte, index) => bytes[at + index] === byte)) return at + tag.length
  }
  return -1
}

/** Consecutive failures of the fast path before it is disabled. */
const MAX_MISSES = 16

const FIRST_STEP = 512

export type XmlOptions = SensorOptions & {
  /** Enables the fast path, which gives the same result. */
  hasShortcut?: boolean
}

/**
 * Reader of GPX or TCX by root element; `head` is the start of the file and must be written too.
 * Blanks and a second byte order mark before the XML declaration are skipped.
 */
export function createXmlReader(head: Uint8Array, limits: ReadLimits, options: XmlOptions = {}) {
  const { label, skip } = detectEncoding(head)
  // The fast path passes over extensions, which hold the sensors.
  const hasShortcut =
    options.hasShortcut !== false && !options.hasSensors && isAsciiCompatible(label)
  const decode = createDecoder(label)
  const sensors = createSensorScan()
  let format: XmlFormat | undefined
  let shortcut: XmlShortcut | undefined
  let misses = 0
  let toSkip = skip
  let isStarted = false

  const parser = createXmlParser(
    (root) => {
      format = chooseFormat(root, limits, options)
      if (hasShortcut) shortcut = format.shortcut
      return format.handler
    },
    () => shortcut?.lines ?? 0,
  )
  const parse = (text: string) => {
    const started = isStarted ? text : text.replace(/^[\s\ufeff]+/, '')
    isStarted ||= started !== ''
    parser.write(started)
  }
  const parseBytes = (bytes: Uint8Array, isLast = false) => {
    try {
      parse(decode(bytes, isLast))
    } catch (cause) {
      if (!(cause instanceof NotUtf8Error)) throw cause
      // An earlier XML error has priority, and the parser knows its line.
      parse(cause.readable)
      throw notUtf8(parser.line, cause)
    }
  }
  const scan = (bytes: Uint8Array, from: number) => {
    if (!shortcut?.isReady || !parser.isAfterEndTag) return from
    const to = shortcut.scan(bytes, from)
    misses = to > from ? 0 : misses + 1
    return to
  }
  const write = (bytes: Uint8Array) => {
    let from = 0
    for (; !format && from < bytes.length; from += FIRST_STEP) {
      parseBytes(bytes.subarray(from, from + FIRST_STEP))
    }
    while (shortcut && misses < MAX_MISSES && from < bytes.length) {
      from = scan(bytes, from)
      const end = findEnd(bytes, shortcut.endTag, from)
      if (end < 0) break
      parseBytes(bytes.subarray(from, end))
      from = end
    }
    if (from < bytes.length) parseBytes(bytes.subarray(from))
  }

  return {
    write(bytes: Uint8Array) {
      // A Node Buffer is converted to a plain Uint8Array, so that hot loops stay monomorphic.
      const { buffer, byteOffset, length } = bytes
      sensors.write(bytes)
      write(new Uint8Array(buffer, byteOffset + toSkip, length - toSkip))
      toSkip = 0
    },
    end(): Track {
      parseBytes(new Uint8Array(0), true)
      parser.end()
      if (!format) throw refusal('autre_xml')
      return withSensors(format.handler.finish(), sensors.count)
    },
  }
}

const notUtf8 = (line: number, cause: unknown) =>
  new TraceError(
    'fichier_illisible',
    `Ce fichier s’annonce en UTF-8 mais n’en est pas à la ligne ${line}\u00a0: un accent y est écrit autrement. Ouvrez-le dans un éditeur de texte et enregistrez-le en UTF-8, ou exportez-le de nouveau.`,
    { cause },
  )
