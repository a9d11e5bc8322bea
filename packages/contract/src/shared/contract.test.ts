import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { ADDITIONS } from './added-calls.ts'
import { contract } from './contract.ts'
import { ERRORS } from './error-catalogue.ts'
import { type Endpoints, isCreation } from './kit.ts'
import { NOT_BUILT, NOT_BUILT_COUNT } from './not-built.ts'
import { SPECIFICATION_CALLS, shapeOf } from './specification-calls.ts'

const built = Object.keys(contract)
const specified = SPECIFICATION_CALLS.map(({ key }) => key)
const shapes = (keys: readonly string[]) => new Set(keys.map(shapeOf))
const without = (keys: readonly string[], others: readonly string[]) => {
  const known = shapes(others)
  return keys.filter((key) => !known.has(shapeOf(key)))
}

describe('the contract and the specification', () => {
  it('has every specified call, or names it as not built yet', () => {
    expect(without(specified, [...built, ...NOT_BUILT])).toEqual([])
  })

  it('does not name as not built what the contract has, nor what nobody specified', () => {
    expect(NOT_BUILT.filter((key) => shapes(built).has(shapeOf(key)))).toEqual([])
    expect(without(NOT_BUILT, specified)).toEqual([])
  })

  it('only ever takes calls out of the list of those not built', () => {
    expect(NOT_BUILT.length).toBe(NOT_BUILT_COUNT)
  })

  it('gives a reason for each call that nobody specified', () => {
    expect(without(built, [...specified, ...Object.keys(ADDITIONS)])).toEqual([])
    expect(without(Object.keys(ADDITIONS), built)).toEqual([])
    expect(without(specified, Object.keys(ADDITIONS))).toEqual(specified)
  })

  it('lists each call once', () => {
    for (const keys of [specified, NOT_BUILT, built]) expect(shapes(keys).size).toBe(keys.length)
  })
})

describe('a call that creates', () => {
  const isNamedSo = (key: string) => /\/(create|store|add|ask)$/.test(key)
  const SAYINGS = ['POST /api/profile/sondage/{id}/store', 'POST /api/abonnements/store']
  const rows = Object.entries(contract as Endpoints)

  it('by its name answers what it created', () => {
    const others = rows.filter(([key, { reply }]) => isNamedSo(key) && reply.kind !== 'created')
    expect(others.map(([key]) => key)).toEqual(SAYINGS)
  })

  it.each(rows.filter(([, { reply }]) => reply.kind === 'created'))(
    '%s answers the resource itself, which has its own id',
    (_, { reply }) => {
      const { properties, items, anyOf, oneOf } = z.toJSONSchema(
        'schema' in reply ? reply.schema : z.never(),
        { unrepresentable: 'any', reused: 'inline' },
      ) as { properties?: object; items?: Node; anyOf?: Node[]; oneOf?: Node[] }
      const forms = anyOf ?? oneOf ?? [items ?? { properties }]
      for (const form of forms) expect(form.properties).toHaveProperty('id')
    },
  )
})
type Node = { properties?: object | undefined }

/** Editors of the site compare what is stored with what they sent. */
const isCompared = (key: string) => !/ \/api\/(admin|reductions)\//.test(key)

it.each(
  Object.entries(contract as Endpoints).filter(
    ([key, { errors }]) => errors?.includes('version_depassee') && !isCompared(key),
  ),
)('%s sent again after a lost answer is no conflict with itself', (_, endpoint) => {
  expect(isCreation(endpoint)).toBe(true)
})

describe('each call', () => {
  it.each(Object.entries(contract))('%s is declared whole', (key, endpoint) => {
    expect(key).toMatch(/^(GET|POST) \/api(\/[a-z0-9_.-]+|\/\{[a-z_]+\})+$/)
    const named = [...key.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    const declared = 'params' in endpoint ? Object.keys(endpoint.params.shape) : []
    expect(declared).toEqual(named)
    expect(endpoint.summary).toMatch(/^\p{Lu}.+[.]$/u)
    for (const code of 'errors' in endpoint ? endpoint.errors : [])
      expect(ERRORS).toHaveProperty(code)
  })
})

const SOURCE = new URL('../../../../../shared/spec/specification.md', import.meta.url)
const hasSource = existsSync(SOURCE)
if (!hasSource) {
  process.stderr.write('The specification is not beside the project: its text is not compared.\n')
}

/**
 * `METHOD /api/…` as mentioned in the specification; a path without a method repeats the previous
 * one.
 */
function readMentionedCalls(text: string): string[] {
  const section = text.split(/^## /m).find((part) => part.startsWith('7.')) ?? ''
  let method = ''
  return [...section.matchAll(/(?:(GET|POST) )?(\/api\/[a-z][\w/{}-]*)/g)].flatMap(
    ([, stated, path = '']) => {
      method = stated ?? method
      const kinds = path.includes('{kind}') ? ['photo', 'inclus', 'journee', 'disponibilite'] : ['']
      return kinds.map((kind) => `${method} ${path.replace('{kind}', kind)}`)
    },
  )
}

describe.skipIf(!hasSource)('the list and the text of the specification', () => {
  it('misses no call that the text mentions, and invents none', () => {
    const mentioned = readMentionedCalls(readFileSync(SOURCE, 'utf8'))
    const listed = SPECIFICATION_CALLS.filter(({ section }) => !section.startsWith('later'))
    const keys = listed.map(({ key }) => key)
    expect(mentioned.length).toBeGreaterThan(100)
    expect(without(mentioned, keys)).toEqual([])
    expect(without(keys, mentioned)).toEqual([])
  })
})
