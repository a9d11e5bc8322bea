import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from '@playwright/test'

/** What an image runs beside the site: there is neither npm nor a source in it. */
const run = (entry: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    [fileURLToPath(new URL(`../../apps/server/build/${entry}`, import.meta.url)), ...args],
    { encoding: 'utf8', env: { PATH: process.env.PATH } },
  )

test('backups run from what is built', () => {
  const { status, stderr } = run('sauvegarde.js')
  expect(status).toBe(2)
  expect(stderr).toContain('node apps/server/build/sauvegarde.js restauration')
})

test('a bucket is made from what is built', () => {
  const { status, stderr } = run('seau.js')
  expect(status).toBe(1)
  expect(stderr).toContain('STORAGE_URL ne nomme pas de seau.')
})
