import { baseTypeOf, STRING } from './base-types.ts'
import { readHeader } from './fit-header.ts'

/*
 * FIT file format (FIT Protocol, D00001275): header, definition and data messages, checksum. Files
 * may be concatenated.
 */

export const TIMESTAMP = 253

type Field = { offset: number; size: number; type: number }

type Definition = {
  message: number
  isLittleEndian: boolean
  size: number
  fields: Map<number, Field>
}

export type FitMessage = {
  /** Global message number (20 is a record). */
  readonly number: number
  /** Raw number without scale and offset; NaN if absent or invalid. */
  value(field: number): number
  text(field: number): string
  /** Seconds of the FIT epoch, from the field or compressed header; NaN if unknown. */
  readonly timestamp: number
}

export type FitEnding = {
  /** `casse`: data message without definition, or past the end. */
  state: 'complet' | 'casse' | 'tronque'
  isChecksumRight: boolean
}

/**
 * Calls `onMessage` for each readable message, and `onFile` for each file. Never throws by itself.
 */
export function decodeFit(
  bytes: Uint8Array,
  onMessage: (message: FitMessage) => void,
  onFile: () => void,
): FitEnding {
  let start = 0
  let ending: FitEnding = { state: 'casse', isChecksumRight: false }
  for (;;) {
    const header = readHeader(bytes, start)
    if (!header) return ending
    onFile()
    const isWhole = decodeMessages(bytes, header.dataStart, header.dataEnd, onMessage)
    const state = isWhole ? 'complet' : 'casse'
    ending = {
      state: header.isTruncated ? 'tronque' : state,
      isChecksumRight: header.isChecksumRight,
    }
    start = header.next
  }
}

const COMPRESSED = 0x80
const DEFINITION = 0x40
const DEVELOPER = 0x20

function decodeMessages(
  bytes: Uint8Array,
  from: number,
  end: number,
  onMessage: (message: FitMessage) => void,
): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const definitions: (Definition | undefined)[] = []
  const message = createMessage(view)
  let at = from
  while (at < end) {
    const header = view.getUint8(at)
    at++
    if ((header & COMPRESSED) === 0 && (header & DEFINITION) !== 0) {
      const size = definitionSize(view, at, end, (header & DEVELOPER) !== 0)
      if (size === 0) return false
      definitions[header & 0x0f] = readDefinition(view, at, size, (header & DEVELOPER) !== 0)
      at += size
      continue
    }
    const isCompressed = (header & COMPRESSED) !== 0
    const definition = definitions[isCompressed ? (header >> 5) & 0x03 : header & 0x0f]
    if (!definition || at + definition.size > end) return false
    message.moveTo(definition, at, isCompressed ? header & 0x1f : -1)
    onMessage(message)
    at += definition.size
  }
  return true
}

function definitionSize(view: DataView, at: number, end: number, hasDeveloper: boolean): number {
  if (at + 5 > end) return 0
  const fields = 5 + view.getUint8(at + 4) * 3
  if (at + fields > end) return 0
  if (!hasDeveloper) return fields
  if (at + fields + 1 > end) return 0
  const size = fields + 1 + view.getUint8(at + fields) * 3
  return at + size > end ? 0 : size
}

/** `size` bytes: reserved, architecture, message (2), count, then three per field. */
function readDefinition(
  view: DataView,
  at: number,
  size: number,
  hasDeveloper: boolean,
): Definition {
  const isLittleEndian = view.getUint8(at + 1) !== 1
  const fields = new Map<number, Field>()
  const developerAt = at + 5 + view.getUint8(at + 4) * 3
  let offset = 0
  for (let field = at + 5; field < developerAt; field += 3) {
    const length = view.getUint8(field + 1)
    fields.set(view.getUint8(field), { offset, size: length, type: view.getUint8(field + 2) })
    offset += length
  }
  const developerFields = hasDeveloper ? developerAt + 1 : at + size
  for (let field = developerFields; field < at + size; field += 3) {
    offset += view.getUint8(field + 1)
  }
  return { message: view.getUint16(at + 2, isLittleEndian), isLittleEndian, size: offset, fields }
}

const NOTHING: Definition = { message: -1, isLittleEndian: true, size: 0, fields: new Map() }

function createMessage(view: DataView) {
  let definition = NOTHING
  let at = 0
  let timestamp = Number.NaN
  const decoder = new TextDecoder()

  const value = (number: number): number => {
    const field = definition.fields.get(number)
    const type = field && baseTypeOf(field.type)
    if (!field || !type || field.size < type.size) return Number.NaN
    const read = type.read(view, at + field.offset, definition.isLittleEndian)
    return read === type.invalid ? Number.NaN : read
  }
  const text = (number: number): string => {
    const field = definition.fields.get(number)
    if (!field || (field.type & 0x1f) !== STRING) return ''
    const bytes = new Uint8Array(view.buffer, view.byteOffset + at + field.offset, field.size)
    const end = bytes.indexOf(0)
    return decoder.decode(end < 0 ? bytes : bytes.subarray(0, end))
  }
  /** A compressed header holds the low five bits of the time. */
  const compressed = (bits: number) => timestamp + ((bits - (timestamp & 0x1f)) & 0x1f)

  return {
    moveTo(nextDefinition: Definition, nextAt: number, timeBits: number) {
      definition = nextDefinition
      at = nextAt
      if (timeBits >= 0) timestamp = compressed(timeBits)
      else if (definition.fields.has(TIMESTAMP)) timestamp = value(TIMESTAMP)
    },
    get number() {
      return definition.message
    },
    get timestamp() {
      return timestamp
    },
    value,
    text,
  }
}
