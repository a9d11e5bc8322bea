import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

/** As in a container image: no npm and no sources. */
const run = (entry: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`../../apps/server/build/${entry}`, import.meta.url)), ...args],
    { encoding: 'utf8', env: { PATH: process.env.PATH } },
  )

test('a backup and a bucket run from what is built and say what they miss', () => {
  const backup = run('sauvegarde.js')
  expect(backup.status).toBe(2)
  expect(backup.stderr).toContain('node apps/server/build/sauvegarde.js restauration')
  const bucket = run('seau.js')
  expect(bucket.status).toBe(1)
  expect(bucket.stderr).toContain('STORAGE_URL ne nomme pas de seau.')
})
