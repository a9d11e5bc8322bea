import { spawn } from 'node:child_process'
import { copyFile, mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** Configuration of the tiles of a folder; there once they are complete. */
export const configOf = (folder: string): string => join(folder, 'valhalla.json')

/**
 * Builds tiles of OpenStreetMap extracts beside the present ones, which answer until then.
 * @returns their configuration, for `useTiles` once they answer
 * @throws Error with the last lines of Valhalla
 */
export async function buildTiles(sources: readonly string[], folder: string): Promise<string> {
  const { getConfig } = await import('@valhallajs/valhallajs')
  const next = `${resolve(folder)}-${Date.now()}`
  await mkdir(next, { recursive: true })
  const config = await getConfig({ tileDir: next, tileExtract: '' })
  const file = join(next, 'valhalla.json')
  await writeFile(file, JSON.stringify(config))
  try {
    await runBuild(file, sources)
  } catch (cause) {
    await rm(next, { recursive: true, force: true })
    throw cause
  }
  return file
}

/** Makes new tiles those of the folder, and removes the former ones, which nothing reads any more. */
export async function useTiles(file: string, folder: string): Promise<void> {
  const before = await readTileFolder(folder)
  await mkdir(folder, { recursive: true })
  await copyFile(file, `${configOf(folder)}.next`)
  await rename(`${configOf(folder)}.next`, configOf(folder))
  if (before && before !== dirname(file)) await rm(before, { recursive: true, force: true })
}

async function readTileFolder(folder: string): Promise<string | null> {
  const text = await readFile(configOf(folder), 'utf8').catch(() => null)
  const config = text && (JSON.parse(text) as { mjolnir?: { tile_dir?: string } })
  return config ? (config.mjolnir?.tile_dir ?? null) : null
}

const MAX_LINES = 2000

function runBuild(config: string, sources: readonly string[]): Promise<void> {
  const require = createRequire(import.meta.url)
  const root = dirname(require.resolve('@valhallajs/valhallajs'))
  const command = join(root, 'bin', 'valhalla-cli.js')
  const files = sources.map((source) => resolve(source))
  // Valhalla leaves lists of odd ways where it runs.
  const options = { cwd: dirname(config) }
  const child = spawn(process.execPath, [command, 'build_tiles', '-c', config, ...files], options)
  let said = ''
  const hear = (piece: Buffer) => {
    said = (said + piece.toString()).slice(-MAX_LINES)
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  return new Promise((done, fail) => {
    child.on('error', fail)
    child.on('close', (code) => (code === 0 ? done() : fail(new Error(said))))
  })
}

/** Whether a source is newer than the tiles, or there are none yet. */
export async function isOutdated(sources: readonly string[], folder: string): Promise<boolean> {
  const timeOf = (file: string) =>
    stat(file).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    )
  const built = await timeOf(configOf(folder))
  const times = await Promise.all(sources.map(timeOf))
  return times.some((time) => time !== null && (built === null || time > built))
}
