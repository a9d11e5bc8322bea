import { describe, expect, it } from 'vitest'
import { checksum } from './checksum.ts'
import { readHeader } from './fit-header.ts'

function madeFile({ header = 14, announced = 3, shift = 0 } = {}): Uint8Array {
  const bytes = new Uint8Array(shift + header + 3 + 2)
  const view = new DataView(bytes.buffer)
  view.setUint8(shift, header)
  view.setUint32(shift + 4, announced, true)
  bytes.set([0x2e, 0x46, 0x49, 0x54], shift + 8)
  bytes.set([1, 2, 3], shift + header)
  view.setUint16(shift + header + 3, checksum(bytes, shift, shift + header + 3), true)
  return bytes
}
const WHOLE = { dataStart: 14, dataEnd: 17, next: 19, isTruncated: false, isChecksumRight: true }

it.each<[number[], number]>([
  [[], 0],
  [[0], 0],
  // Check value of CRC-16/ARC: 0xBB3D.
  [[...'123456789'].map((sign) => sign.charCodeAt(0)), 0xbb3d],
])('the checksum of %j is %d', (bytes, expected) => {
  expect(checksum(Uint8Array.from(bytes), 0, bytes.length)).toBe(expected)
})

it('a checksum is of the bytes from one to another, that one not included', () => {
  const bytes = Uint8Array.of(9, 49, 50, 51, 9)
  expect(checksum(bytes, 1, 4)).toBe(checksum(Uint8Array.of(49, 50, 51), 0, 3))
})

describe('the header of a FIT file', () => {
  it('says where its data are, and that they are whole', () => {
    expect(readHeader(madeFile(), 0)).toEqual(WHOLE)
  })

  it('may have twelve bytes, and stand behind another file', () => {
    expect(readHeader(madeFile({ header: 12 }), 0)).toMatchObject({ dataStart: 12, dataEnd: 15 })
    expect(readHeader(madeFile({ shift: 7 }), 7)).toEqual({
      ...WHOLE,
      dataStart: 21,
      dataEnd: 24,
      next: 26,
    })
  })

  it('is none with another signature, too small, or longer than its file', () => {
    const other = madeFile()
    other[9] = 0
    expect(readHeader(other, 0)).toBeNull()
    expect(readHeader(madeFile({ header: 11 }), 0)).toBeNull()
    expect(readHeader(madeFile().subarray(0, 13), 0)).toBeNull()
    expect(readHeader(madeFile(), 1)).toBeNull()
    expect(readHeader(madeFile().subarray(0, 14), 0)).not.toBeNull()
  })

  it('tells a file that was cut, by one byte too', () => {
    expect(readHeader(madeFile().subarray(0, 18), 0)).toMatchObject({
      dataEnd: 17,
      next: 18,
      isTruncated: true,
      isChecksumRight: false,
    })
    expect(readHeader(madeFile().subarray(0, 16), 0)).toMatchObject({ dataEnd: 16, next: 16 })
  })

  it('tells a file that was never closed: all that follows is its data', () => {
    expect(readHeader(madeFile({ announced: 0 }), 0)).toMatchObject({
      dataEnd: 19,
      next: 19,
      isTruncated: true,
    })
  })

  it('tells a file that was damaged', () => {
    const damaged = madeFile()
    damaged[15] = 99
    expect(readHeader(damaged, 0)).toEqual({ ...WHOLE, isChecksumRight: false })
  })
})
