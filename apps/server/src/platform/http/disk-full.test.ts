import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmdirSync } from 'node:fs'
import { readdir } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { shareTestDatabase } from '@foulee/testing/database'
import { createUser } from '@foulee/testing/factories'
import { sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { addPhotosTo, makePhoto, withRoute } from '#features/echanges/photos/test-photos.ts'
import { dateForm } from '#features/site/contact/form-date.ts'
import { getSecret } from '#platform/crypto/secrets.ts'
import { createFolderStorage } from '#platform/storage/folder.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { createTestStorage } from '#test/test-storage.ts'

const FULL = { code: 'service_indisponible', status: 503, retryAfter: 60 }
const SMALL = '24k'
const LARGE = [3000, 2000] as const

const folder = mkdtempSync(join(tmpdir(), 'foulee-plein-'))
const isMounted = mountSmallDisk()
if (!isMounted)
  process.stderr.write('A full disk is not tested: only root may mount a small one.\n')

function mountSmallDisk(): boolean {
  try {
    const options = ['-t', 'tmpfs', '-o', `size=${SMALL}`, 'none', folder]
    execFileSync('mount', options, { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
}

let t: TestApp
let lines: string[]
async function open(store: Storage = createTestStorage()): Promise<void> {
  lines = []
  const logTo = { write: (line: string) => void lines.push(line) }
  t = await testApp({ store, logTo, config: { logLevel: 'error' } })
}
// Opening takes longer than a test's timeout.
beforeAll(() => shareTestDatabase())
afterEach(async () => {
  vi.unstubAllEnvs()
  await t.close()
})
afterAll(() => {
  if (isMounted) execFileSync('umount', [folder])
  rmdirSync(folder)
})

const listFiles = async () => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile())
}

describe('a full disk', () => {
  it('of the storage answers 503, is logged, and no photo is added', async () => {
    const put = async () => {
      throw Object.assign(new Error('EDQUOT: disk quota exceeded, write'), { code: 'EDQUOT' })
    }
    await open({ ...createTestStorage(), put })
    const { call, id, read } = await withRoute(t)
    await expect(addPhotosTo(call, id, [await makePhoto()])).rejects.toMatchObject(FULL)
    expect((await read()).photos).toEqual([])
    expect(lines.join('')).toContain('EDQUOT')
  })

  it.skipIf(!isMounted)('of the storage leaves no partial file', async () => {
    await open(createFolderStorage(folder))
    const { call, id } = await withRoute(t)
    const photo = await makePhoto({}, ...LARGE)
    await expect(addPhotosTo(call, id, [photo])).rejects.toMatchObject(FULL)
    for (const { name } of await listFiles()) expect(name).toMatch(/\.webp$/)
    expect(await readdir(join(folder, '.drafts'))).toEqual([])
    expect(lines.join('')).toContain('ENOSPC')
  })

  it.skipIf(!isMounted)(
    'of uploads in progress is not reported as the sender’s fault',
    async () => {
      await open()
      const { call, id } = await withRoute(t)
      const photo = await makePhoto({}, ...LARGE)
      const before = await listFiles()
      vi.stubEnv('TMPDIR', folder)
      await expect(addPhotosTo(call, id, [photo])).rejects.toMatchObject(FULL)
      expect(await listFiles()).toEqual(before)
      expect(lines.join('')).toContain('ENOSPC')
    },
  )

  it.skipIf(!isMounted)(
    'that is read-only is not reported as the sender’s fault either',
    async () => {
      await open()
      const { call, id } = await withRoute(t)
      const photo = await makePhoto()
      vi.stubEnv('TMPDIR', folder)
      execFileSync('mount', ['-o', 'remount,ro', folder])
      try {
        await expect(addPhotosTo(call, id, [photo])).rejects.toMatchObject(FULL)
      } finally {
        execFileSync('mount', ['-o', 'remount,rw', folder])
      }
      expect(lines.join('')).toContain('EROFS')
    },
  )

  it('of the database answers 503 too', async () => {
    await open()
    const { call } = await t.signIn(await createUser(t.db))
    const jeton = dateForm(
      new Date(t.clock.now.getTime() - 60_000),
      await getSecret(t.db, 'contact'),
    )
    await t.db.execute(sql`create function refuse_plein() returns trigger language plpgsql as $$
      begin raise exception 'No space left on device' using errcode = '53100'; end $$`)
    await t.db.execute(sql`create trigger plein before insert on contact_messages
      for each row execute function refuse_plein()`)
    try {
      const sent = call('POST /api/contact', {
        body: {
          nom: 'Lise Martin',
          email: 'lise@exemple.fr',
          sujet: 'course',
          message: 'La date du trail des Crêtes a changé.',
          jeton,
        },
      })
      await expect(sent).rejects.toMatchObject(FULL)
      expect(lines.join('')).toContain('53100')
    } finally {
      await t.db.execute(sql`drop function refuse_plein() cascade`)
    }
  })
})
