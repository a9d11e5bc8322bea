/** Decoding of text files, whatever encoding they declare. */

export type Encoding = { label: string; skip: number }

const MARKS: readonly (readonly [label: string, mark: readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
  // Without a mark: an XML file starts with « < ».
  ['utf-16le', [0x3c, 0]],
  ['utf-16be', [0, 0x3c]],
]

const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, index) => bytes[index] === byte)

export const asciiBytes = (text: string): Uint8Array => {
  const bytes = new Uint8Array(text.length)
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    bytes[index] = code < 0x80 ? code : 0
  }
  return bytes
}

export const asciiText = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to))

/** A supported label, else UTF-8. A declaration read as ASCII cannot be UTF-16. */
function usableLabel(declared: string): string {
  try {
    const { encoding } = new TextDecoder(declared)
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding
  } catch {
    return 'utf-8'
  }
}

export function detectEncoding(head: Uint8Array): Encoding {
  const marked = MARKS.find(([, mark]) => startsWith(head, mark))
  if (marked) {
    const [label, mark] = marked
    return { label, skip: mark.includes(0x3c) ? 0 : mark.length }
  }
  const declared = /^\s*<\?xml[^>]*?\sencoding\s*=\s*["']([\w.:-]+)["']/.exec(
    asciiText(head, 0, 256),
  )
  return { label: declared?.[1] ? usableLabel(declared[1]) : 'utf-8', skip: 0 }
}

/** Whether ASCII characters are single bytes that occur in no other character. */
export const isAsciiCompatible = (label: string): boolean =>
  /^(utf-8|windows-125\d|iso-8859-\d+|koi8-[ru]|macintosh)$/.test(label)

export type Decode = (bytes: Uint8Array, isLast: boolean) => string

/** Invalid UTF-8 in a text declared as UTF-8, or undeclared. */
export class NotUtf8Error extends Error {
  override name = 'NotUtf8Error'
  readonly readable: string

  constructor(readable: string, options: ErrorOptions) {
    super('These bytes are no UTF-8.', options)
    this.readable = readable
  }
}

/**
 * Streaming decoder. @throws NotUtf8Error for invalid UTF-8, as programs declare it and write
 * something else; other encodings never throw
 */
export function createDecoder(label: string): Decode {
  if (label === 'utf-8') return createUtf8Decoder()
  const decoder = new TextDecoder(label)
  return (bytes, isLast) => decoder.decode(bytes, { stream: !isLast })
}

function createUtf8Decoder(): Decode {
  const strict = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })
  let carried = new Uint8Array(0)
  return (bytes, isLast) => {
    const all = carried.length > 0 ? concat(carried, bytes) : bytes
    const end = isLast ? all.length : all.length - unfinished(all)
    carried = all.slice(end)
    const whole = all.subarray(0, end)
    try {
      return strict.decode(whole)
    } catch (cause) {
      const readable = whole.subarray(0, countWellFormed(whole))
      throw new NotUtf8Error(strict.decode(readable), { cause })
    }
  }
}

export function concat(first: Uint8Array, second: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(first.length + second.length)
  both.set(first)
  both.set(second, first.length)
  return both
}

/** Length of the UTF-8 sequence started by `lead`; 1 if invalid. */
function sequenceLength(lead: number): number {
  if (lead >= 0xf0 && lead <= 0xf4) return 4
  if (lead >= 0xe0) return lead < 0xf0 ? 3 : 1
  return lead >= 0xc2 ? 2 : 1
}

/** Number of trailing bytes of an incomplete sequence. */
function unfinished(bytes: Uint8Array): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] ?? 0
    if (byte >= 0xc0) return sequenceLength(byte) > back ? back : 0
    if (byte < 0x80) return 0
  }
  return 0
}

function countWellFormed(bytes: Uint8Array): number {
  let index = 0
  while (index < bytes.length) {
    const length = validSequence(bytes, index)
    if (length === 0) return index
    index += length
  }
  return index
}

/** Second bytes forbidden after a lead: overlong forms, surrogates, beyond Unicode. */
const SECOND: Readonly<Record<number, readonly [low: number, high: number]>> = {
  224: [0xa0, 0xbf],
  237: [0x80, 0x9f],
  240: [0x90, 0xbf],
  244: [0x80, 0x8f],
}

/** Length of the well-formed UTF-8 sequence at `index` (Unicode, table 3-7); 0 if invalid. */
function validSequence(bytes: Uint8Array, index: number): number {
  const lead = bytes[index] ?? 0
  if (lead < 0x80) return 1
  const length = sequenceLength(lead)
  if (length === 1) return 0
  for (let next = 1; next < length; next++) {
    const byte = bytes[index + next] ?? 0
    const [low, high] = (next === 1 && SECOND[lead]) || [0x80, 0xbf]
    if (byte < low || byte > high) return 0
  }
  return length
}
