import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { openRouter } from './open-router.ts'
import { createService, type Router } from './service.ts'
import { buildTiles, configOf, isOutdated, useTiles } from './tiles.ts'

const { HOST = '127.0.0.1', PORT = '8002', DATA_DIR = '.data/tuiles', SOURCES = '' } = process.env
const LOOK_MS = 10 * 60_000

const writeLine = (text: string) => process.stdout.write(`${text}\n`)
const sources = SOURCES.split(',')
  .map((name) => name.trim())
  .filter(Boolean)

let router: Router | null = await openRouter(configOf(DATA_DIR)).catch(() => null)
let isBuilding = false

/** Tiles follow their sources, which the site rewrites at night. */
async function refresh(): Promise<void> {
  if (isBuilding || !(await isOutdated(sources, DATA_DIR))) return
  isBuilding = true
  try {
    writeLine('Tuiles en cours…')
    const built = await buildTiles(sources, DATA_DIR)
    router = await openRouter(built).catch(async (cause: unknown) => {
      await rm(dirname(built), { recursive: true, force: true })
      throw cause
    })
    await useTiles(built, DATA_DIR)
    writeLine('Les tuiles sont prêtes.')
  } catch (cause) {
    writeLine(`Les tuiles n’ont pas pu être faites\u00a0: ${String(cause)}`)
  } finally {
    isBuilding = false
  }
}

const server = createService(() => router)
server.listen(Number(PORT), HOST, () => writeLine(`Itinéraires\u00a0: http://${HOST}:${PORT}`))
setInterval(() => void refresh(), LOOK_MS).unref()
process.on('SIGTERM', () => server.close())
await refresh()
