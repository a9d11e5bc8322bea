import { checksum } from './checksum.ts'

export type FitHeader = {
  dataStart: number
  dataEnd: number
  next: number
  isTruncated: boolean
  isChecksumRight: boolean
}

const CHECKSUM_SIZE = 2
const SIGNATURE = [0x2e, 0x46, 0x49, 0x54]

/**
 * FIT header at `start`; null if absent. An unclosed file announces no data: the rest is then read
 * as data.
 */
export function readHeader(bytes: Uint8Array, start: number): FitHeader | null {
  if (!SIGNATURE.every((byte, index) => bytes[start + 8 + index] === byte)) return null
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const headerSize = view.getUint8(start)
  if (headerSize < 12 || start + headerSize > bytes.length) return null
  const dataStart = start + headerSize
  const announced = view.getUint32(start + 4, true)
  const dataSize = announced === 0 ? bytes.length - dataStart : announced
  const announcedEnd = dataStart + dataSize
  const dataEnd = Math.min(announcedEnd, bytes.length)
  const next = Math.min(announcedEnd + CHECKSUM_SIZE, bytes.length)
  return {
    dataStart,
    dataEnd,
    next,
    isTruncated: announced === 0 || announcedEnd + CHECKSUM_SIZE > bytes.length,
    isChecksumRight: checksum(bytes, start, next) === 0,
  }
}
