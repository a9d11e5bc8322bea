import { createUnzip } from '@foulee/trace/read-zip'
import { expect, it } from 'vitest'
import { zipFiles } from './folder-zip.ts'

const read = async (zip: Blob) => {
  const decoder = new TextDecoder()
  let text = ''
  const unzip = createUnzip((bytes) => {
    text += decoder.decode(bytes, { stream: true })
  })
  unzip.write(new Uint8Array(await zip.arrayBuffer()))
  unzip.end()
  return text
}

it('a folder becomes a zip that our own reader opens', async () => {
  const text = 'é'.repeat(3000)
  expect(await read(await zipFiles([{ name: 'été/b.tcx', blob: new Blob([text]) }]))).toBe(text)
})

it('the directory of a folder names each file, where it stands', async () => {
  const files = ['a.gpx', 'b.gpx'].map((name) => ({ name, blob: new Blob([name]) }))
  const bytes = Buffer.from(await (await zipFiles(files)).arrayBuffer())
  const end = bytes.subarray(-22)
  expect([end.readUInt32LE(0), end.readUInt16LE(10)]).toEqual([0x06054b50, 2])
  const directory = bytes.subarray(end.readUInt32LE(16))
  const second = directory.subarray(46 + 5)
  expect(bytes.readUInt32LE(second.readUInt32LE(42))).toBe(0x04034b50)
  expect(second.readUInt32LE(16)).toBe(CRC)
})

/** CRC-32 of « b.gpx ». */
const CRC = 0x59445660
