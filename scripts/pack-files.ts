import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/**
 * `node scripts/pack-files.ts <folder>`: writes best-compression `.br` and `.gz` beside built
 * files, served as they are.
 */
const PACKABLE = /\.(?:js|mjs|css|svg|json|html|webmanifest|txt|wasm)$/
/** Below, the file fits into one packet anyway. */
const MIN_SIZE = 512
/** Minimum saving that justifies decompression. */
const MAX_RATIO = 0.95

const brotli = promisify<Buffer, object, Buffer>(brotliCompress)
const gz = promisify<Buffer, object, Buffer>(gzip)

async function pack(path: string): Promise<number> {
  const body = await readFile(path)
  if (body.length < MIN_SIZE) return 0
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const packed = await Promise.all([brotli(body, { params }), gz(body, { level: 9 })])
  const written = [packed[0], packed[1]].map(async (bytes, index) => {
    if (bytes.length < body.length * MAX_RATIO) {
      await writeFile(path + (index ? '.gz' : '.br'), bytes)
    }
  })
  await Promise.all(written)
  return 1
}

async function packFolder(folder: string): Promise<number> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const paths = entries
    .filter((entry) => entry.isFile() && PACKABLE.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
  const done = await Promise.all(paths.map(pack))
  return done.reduce((sum, size) => sum + size, 0)
}

for (const folder of process.argv.slice(2)) {
  const count = await packFolder(folder)
  process.stdout.write(`${folder} : ${count} fichiers compressés\n`)
}
