import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../', import.meta.url))
const VAGUE = /^\s*(?:\/\/|\/\*\*|\/\*\*\n\s*\*) (?:What|Who|Whose|Those|Of|Where|How)\b.*/gm

it('a comment begins with its noun, never with What, Who, Whose, Those, Of, Where or How', () => {
  const files = globSync('{apps,packages,e2e,crawl,bench,scripts}/**/*.{ts,tsx}', {
    cwd: root,
    exclude: (name) => /^(?:node_modules|build|\.react-router|\.cache)$/.test(name),
  })
  expect(files.length).toBeGreaterThan(4_000)
  const found = files.flatMap((file) =>
    (readFileSync(root + file, 'utf8').match(VAGUE) ?? []).map((line) => `${file}: ${line.trim()}`),
  )
  expect(found).toEqual([])
})
