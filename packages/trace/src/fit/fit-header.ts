import { checksum } from './checksum.ts'

export type FitHeader = {
  dataStart: number
  dataEnd: number
  /** Where another file may follow. */
  next: number
  /** The file ends before the size that its header gives. */
  isTruncated: boolean
  isChecksumRight: boolean
}

const CHECKSUM_SIZE = 2
const SIGNATURE = [0x2e, 0x46, 0x49, 0x54]

/**
 * The header of the FIT file at `start`, null when there is none. A file that was never closed says
 * that it has no data: what follows is then taken as such.
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
