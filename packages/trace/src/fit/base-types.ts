/** Base types of FIT (FIT Protocol, « Base Type » table): size, meaning, and invalid value. */
export type BaseType = {
  size: number
  read(view: DataView, offset: number, isLittleEndian: boolean): number
  invalid: number
}

const int8: BaseType['read'] = (view, offset) => view.getInt8(offset)
const uint8: BaseType['read'] = (view, offset) => view.getUint8(offset)
const int16: BaseType['read'] = (view, offset, little) => view.getInt16(offset, little)
const uint16: BaseType['read'] = (view, offset, little) => view.getUint16(offset, little)
const int32: BaseType['read'] = (view, offset, little) => view.getInt32(offset, little)
const uint32: BaseType['read'] = (view, offset, little) => view.getUint32(offset, little)
const float32: BaseType['read'] = (view, offset, little) => view.getFloat32(offset, little)
const float64: BaseType['read'] = (view, offset, little) => view.getFloat64(offset, little)

export const STRING = 7

const BASE_TYPES: Readonly<Record<number, BaseType>> = {
  0: { size: 1, read: uint8, invalid: 0xff },
  1: { size: 1, read: int8, invalid: 0x7f },
  2: { size: 1, read: uint8, invalid: 0xff },
  3: { size: 2, read: int16, invalid: 0x7fff },
  4: { size: 2, read: uint16, invalid: 0xffff },
  5: { size: 4, read: int32, invalid: 0x7fffffff },
  6: { size: 4, read: uint32, invalid: 0xffffffff },
  8: { size: 4, read: float32, invalid: Number.NaN },
  9: { size: 8, read: float64, invalid: Number.NaN },
  10: { size: 1, read: uint8, invalid: 0 },
  11: { size: 2, read: uint16, invalid: 0 },
  12: { size: 4, read: uint32, invalid: 0 },
  13: { size: 1, read: uint8, invalid: 0xff },
}

/** Numeric type of a definition byte; its high bits only mark multi-byte types. */
export const baseTypeOf = (byte: number): BaseType | undefined => BASE_TYPES[byte & 0x1f]
