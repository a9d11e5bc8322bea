import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { configOf, useTiles } from './tiles.ts'

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foulee-tuiles-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

async function makeTiles(name: string): Promise<string> {
  const built = join(folder, name)
  await mkdir(built)
  const file = join(built, 'valhalla.json')
  await writeFile(file, JSON.stringify({ mjolnir: { tile_dir: built } }))
  return file
}

it('former tiles are removed when new ones are used, not before', async () => {
  const used = join(folder, 'tuiles')
  await useTiles(await makeTiles('first'), used)
  const second = await makeTiles('second')
  expect(await readdir(folder)).toEqual(['first', 'second', 'tuiles'])
  await useTiles(second, used)
  expect(await readdir(folder)).toEqual(['second', 'tuiles'])
  await useTiles(configOf(join(folder, 'second')), used)
  expect(await readdir(folder)).toEqual(['second', 'tuiles'])
})
