import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openRouteCache } from './route-cache.ts'

const DAY = 86_400_000
const log = { warn: vi.fn() }
let folder: string
let now: number
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'foulee-routes-'))
  now = 20_000 * DAY
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const open = () => openRouteCache(folder, { log, now: () => now })
const openFile = () => new DatabaseSync(join(folder, 'itineraires.sqlite'))

it('an answer that has expired leaves the disk', () => {
  const cache = open()
  cache.set('old', 'text')
  now += 61 * DAY
  expect(cache.get('old')).toBeNull()
  cache.close()
  const again = open()
  again.set('new', 'text')
  again.close()
  const file = openFile()
  expect(file.prepare('select key from answers').all()).toEqual([{ key: 'new' }])
  file.close()
})

it('an answer is kept for its own number of days', () => {
  const cache = open()
  cache.set('short', 'text', 1)
  now += DAY
  expect(cache.get('short')).toBe('text')
  now += DAY
  expect(cache.get('short')).toBeNull()
  cache.close()
})

it('a disk that another holds, or that fails, fails no caller', () => {
  const cache = open()
  const other = openFile()
  other.exec('begin immediate')
  cache.set('a', 'text')
  expect(cache.get('a')).toBeNull()
  other.exec('rollback')
  cache.set('a', 'text')
  expect(cache.get('a')).toBe('text')
  other.exec('drop table answers')
  other.close()
  cache.set('b', 'text')
  expect(cache.get('b')).toBeNull()
  cache.close()
})

it('a damaged file is begun anew', async () => {
  await writeFile(join(folder, 'itineraires.sqlite'), 'no database at all, far from it'.repeat(99))
  const cache = open()
  cache.set('a', 'text')
  expect(cache.get('a')).toBe('text')
  cache.close()
})

it('without a folder to write to there is no cache, and a server', async () => {
  await writeFile(join(folder, 'file'), '')
  const cache = openRouteCache(join(folder, 'file'), { log })
  cache.set('a', 'text')
  expect(cache.get('a')).toBeNull()
  cache.close()
})
