import { glob, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { KINDS } from '@foulee/domain/shared/kinds'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
/** Rooms where per-kind behaviour must be in exhaustive tables. */
const SCANNED_FILES = ['apps/web/app/**/*.{ts,tsx}', 'apps/admin/src/**/*.{ts,tsx}']

const names = Object.keys(KINDS).join('|')
const QUESTION = new RegExp(`(?:[=!]==|case) '(?:${names})'`)

it('no screen asks which kind of thing it shows: a third kind would be taken for the second', async () => {
  const asking: string[] = []
  for await (const path of glob(SCANNED_FILES, { cwd: root, exclude: ['**/*.test.*'] })) {
    if (QUESTION.test(await readFile(join(root, path), 'utf8'))) asking.push(path)
  }
  expect(asking).toEqual([])
})
