import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const root = new URL('../', import.meta.url)
const text = readFileSync(new URL('docs/securite.md', root), 'utf8')

it('the security document names existing tests only', () => {
  const named = [...text.matchAll(/`((?:apps|packages|scripts|e2e)\/[\w./-]+\.ts)`/g)]
  const gone = named.flatMap(([, path = '']) => (existsSync(new URL(path, root)) ? [] : [path]))
  expect(named.length).toBeGreaterThan(30)
  expect(gone).toEqual([])
})

it('the security document has a line for each of the seventeen chapters', () => {
  const chapters = [...text.matchAll(/^\| \*\*V(\d+) /gm)].map(([, number]) => Number(number))
  expect(chapters).toEqual(Array.from({ length: 17 }, (_, index) => index + 1))
})
