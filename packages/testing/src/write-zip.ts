import { crc32, deflateRawSync } from 'node:zlib'

export type MadeEntry = {
  name: string | Buffer
  bytes: Uint8Array
  /** Declared in the directory instead of the true one. */
  size?: number
  crc?: number
  offset?: number
  flags?: number
  method?: number
}

type Options = { isStored?: boolean; isZip64?: boolean; comment?: string }

const MAX_32 = 0xffffffff

/** A zip as it should be, or as no program would write it; with `isZip64` all sizes are long. */
export function writeZip(entries: readonly MadeEntry[], options: Options = {}): Buffer {
  const { isStored = false, isZip64 = false, comment = '' } = options
  const parts: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const entry of entries) {
    const packed = isStored ? Buffer.from(entry.bytes) : deflateRawSync(entry.bytes)
    const facts = {
      name: typeof entry.name === 'string' ? Buffer.from(entry.name) : entry.name,
      flags: entry.flags ?? (typeof entry.name === 'string' ? 0x800 : 0),
      method: entry.method ?? (isStored ? 0 : 8),
      crc: entry.crc ?? crc32(entry.bytes),
      packed: packed.length,
      size: entry.size ?? entry.bytes.length,
    }
    const local = writeLocal(facts)
    parts.push(local, packed)
    central.push(writeCentral(facts, entry.offset ?? offset, isZip64))
    offset += local.length + packed.length
  }
  const directory = Buffer.concat(central)
  const place = { count: entries.length, size: directory.length, offset }
  return Buffer.concat([...parts, directory, writeEnd(place, isZip64, Buffer.from(comment))])
}

type Facts = {
  name: Buffer
  flags: number
  method: number
  crc: number
  packed: number
  size: number
}

function writeLocal({ name, flags, method, crc, packed, size }: Facts): Buffer {
  const header = Buffer.alloc(30)
  header.writeUInt32LE(0x04034b50, 0)
  header.writeUInt16LE(20, 4)
  header.writeUInt16LE(flags, 6)
  header.writeUInt16LE(method, 8)
  header.writeUInt32LE(crc, 14)
  header.writeUInt32LE(packed, 18)
  header.writeUInt32LE(size, 22)
  header.writeUInt16LE(name.length, 26)
  return Buffer.concat([header, name])
}

function writeCentral(facts: Facts, offset: number, isZip64: boolean): Buffer {
  const { name, flags, method, crc, packed, size } = facts
  const header = Buffer.alloc(46)
  const extra = Buffer.alloc(isZip64 ? 28 : 0)
  header.writeUInt32LE(0x02014b50, 0)
  header.writeUInt16LE(45, 6)
  header.writeUInt16LE(flags, 8)
  header.writeUInt16LE(method, 10)
  header.writeUInt32LE(crc, 16)
  header.writeUInt32LE(isZip64 ? MAX_32 : packed, 20)
  header.writeUInt32LE(isZip64 ? MAX_32 : size, 24)
  header.writeUInt16LE(name.length, 28)
  header.writeUInt16LE(extra.length, 30)
  header.writeUInt32LE(isZip64 ? MAX_32 : offset, 42)
  if (isZip64) {
    extra.writeUInt16LE(1, 0)
    extra.writeUInt16LE(24, 2)
    for (const [rank, value] of [size, packed, offset].entries()) {
      extra.writeBigUInt64LE(BigInt(value), 4 + 8 * rank)
    }
  }
  return Buffer.concat([header, name, extra])
}

type Place = { count: number; size: number; offset: number }

function writeEnd({ count, size, offset }: Place, isZip64: boolean, comment: Buffer): Buffer {
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(isZip64 ? 0xffff : count, 8)
  end.writeUInt16LE(isZip64 ? 0xffff : count, 10)
  end.writeUInt32LE(isZip64 ? MAX_32 : size, 12)
  end.writeUInt32LE(isZip64 ? MAX_32 : offset, 16)
  end.writeUInt16LE(comment.length, 20)
  if (!isZip64) return Buffer.concat([end, comment])
  const record = Buffer.alloc(56)
  record.writeUInt32LE(0x06064b50, 0)
  record.writeBigUInt64LE(44n, 4)
  for (const [rank, value] of [count, count, size, offset].entries()) {
    record.writeBigUInt64LE(BigInt(value), 24 + 8 * rank)
  }
  const locator = Buffer.alloc(20)
  locator.writeUInt32LE(0x07064b50, 0)
  locator.writeBigUInt64LE(BigInt(offset + size), 8)
  locator.writeUInt32LE(1, 16)
  return Buffer.concat([record, locator, end, comment])
}
