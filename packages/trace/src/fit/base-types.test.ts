import { expect, it } from 'vitest'
import { baseTypeOf } from './base-types.ts'

const BYTES = Uint8Array.of(0xc0, 0x28, 0x81, 0, 0, 0, 0, 0x40)
const VIEW = new DataView(BYTES.buffer)

it.each<[string, number, number, number, number]>([
  ['enum', 0x00, 1, 0xc0, 0xff],
  ['sint8', 0x01, 1, -64, 0x7f],
  ['uint8', 0x02, 1, 0xc0, 0xff],
  ['sint16', 0x83, 2, -16_344, 0x7fff],
  ['uint16', 0x84, 2, 0xc028, 0xffff],
  ['sint32', 0x85, 4, -1_071_087_360, 0x7fffffff],
  ['uint32', 0x86, 4, 0xc0288100, 0xffffffff],
  ['float32', 0x88, 4, -2.63287353515625, Number.NaN],
  ['float64', 0x89, 8, -12.2519531250001, Number.NaN],
  ['uint8z', 0x0a, 1, 0xc0, 0],
  ['uint16z', 0x8b, 2, 0xc028, 0],
  ['uint32z', 0x8c, 4, 0xc0288100, 0],
  ['byte', 0x0d, 1, 0xc0, 0xff],
])('a value of the FIT type %s (%i) has %i bytes', (_, byte, size, value, invalid) => {
  const type = baseTypeOf(byte)
  expect(type).toMatchObject({ size, invalid })
  expect(type?.read(VIEW, 0, false)).toBeCloseTo(value, 10)
})

it.each([
  [0x84, 0x28c0],
  [0x83, 0x28c0],
  [0x86, 0x8128c0],
  [0x85, 0x8128c0],
])('a value of the FIT type %i is turned round where its file is little-endian', (byte, value) => {
  expect(baseTypeOf(byte)?.read(VIEW, 0, true)).toBe(value)
})

it.each([0x07, 0x0e, 0x8f, 0x1f])('a text or an unknown type (%i) is no number', (byte) => {
  expect(baseTypeOf(byte)).toBeUndefined()
})
