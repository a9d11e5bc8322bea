import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { tagOf } from '@foulee/contract/shared/tag'
import { describe, expect, it } from 'vitest'

const APP = join(import.meta.dirname, '../..')
const texts = readdirSync(APP, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
  .map((path) => readFileSync(join(APP, path), 'utf8'))
const collect = (pattern: RegExp): Set<string> =>
  new Set(texts.flatMap((text) => [...text.matchAll(pattern)].map(([, word = '']) => word)))

const asked = collect(/(?:queryOf|itemsOf|pagesOf)\(\s*'([^']+)'/g)
const named = collect(/(?:const [A-Z]+ =|gestion:|historique:)\s+'((?:GET|POST) \/api\/[^']+)'/g)
const calls = new Set([...asked, ...named])
/** First words of keys: those of queries, of lists by their name, and of organisations. */
const defined = new Set([
  ...collect(/ {2}queryKey: \['([^']+)'/g),
  ...collect(/^ {2}name: '([^']+)'/gm),
  ...collect(/organisationQueries\(\s*'([^']+)'/g),
])
const filters = collect(/(?:invalidate|reset|remove)Queries\(\{ queryKey: \['([^']+)'/g)

describe('a filter finds queries that exist', () => {
  it('its key begins like that of a query', () => {
    expect([...filters].filter((word) => !calls.has(word) && !defined.has(word))).toEqual([])
  })

  it('its subject is that of a query', () => {
    const subjects = new Set([...defined, ...[...calls].map((key) => tagOf(key) as string)])
    const tags = texts.flatMap((text) =>
      [...text.matchAll(/tagged\(([^.)]+)\)/g)].flatMap(([, given = '']) =>
        [...given.matchAll(/'([^']+)'/g)].map(([, tag = '']) => tag),
      ),
    )
    expect(tags.length).toBeGreaterThan(20)
    expect(tags.filter((tag) => !subjects.has(tag))).toEqual([])
  })
})
