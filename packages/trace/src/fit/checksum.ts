const TABLE = [
  0x0000, 0xcc01, 0xd801, 0x1400, 0xf001, 0x3c00, 0x2800, 0xe401, 0xa001, 0x6c00, 0x7800, 0xb401,
  0x5000, 0x9c01, 0x8801, 0x4400,
]

/**
 * CRC-16 of FIT (FIT Protocol, « CRC ») over the bytes from `from` to `to` (excluded): 0 over a
 * whole file with its checksum.
 */
export function checksum(bytes: Uint8Array, from: number, to: number): number {
  let crc = 0
  for (let index = from; index < to; index++) {
    const byte = bytes[index] ?? 0
    crc = (crc >> 4) ^ (TABLE[crc & 0x0f] ?? 0) ^ (TABLE[byte & 0x0f] ?? 0)
    crc = (crc >> 4) ^ (TABLE[crc & 0x0f] ?? 0) ^ (TABLE[byte >> 4] ?? 0)
  }
  return crc
}
