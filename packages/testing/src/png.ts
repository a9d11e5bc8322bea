import { crc32, deflateSync } from 'node:zlib'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content])
  const size = Buffer.alloc(4)
  size.writeUInt32BE(content.length)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

type Image = { width: number; height: number; depth: number; colour: number; rows: Buffer }

/** Each row of `rows` starts with filter type 0. */
function writePng({ width, height, depth, colour, rows }: Image): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(depth, 8)
  header.writeUInt8(colour, 9)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

export function blankPng(width: number, height: number): Buffer {
  const rows = Buffer.alloc((1 + Math.ceil(width / 8)) * height)
  return writePng({ width, height, depth: 1, colour: 0, rows })
}

const SIDE = 256

/** Tile of heights in metres, as Terrarium encodes them. */
export function terrariumPng(heightAt: (x: number, y: number) => number): Buffer {
  const rows = Buffer.alloc((1 + 3 * SIDE) * SIDE)
  for (let y = 0; y < SIDE; y++) {
    for (let x = 0; x < SIDE; x++) {
      const value = Math.round((heightAt(x, y) + 32_768) * 256)
      rows.writeUIntBE(value, y * (1 + 3 * SIDE) + 1 + 3 * x, 3)
    }
  }
  return writePng({ width: SIDE, height: SIDE, depth: 8, colour: 2, rows })
}
