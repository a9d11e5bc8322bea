import type { Filter, Filters } from '@foulee/contract/shared/filters'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { buildFilters } from './build-filters.ts'

const type: Filter = {
  type: 'multivalue',
  nom: 'Type',
  description: 'Un ou plusieurs types.',
  possibles: { trail: 'Trail', route: 'Route' },
}

function build(filters: Filters, options: Parameters<typeof buildFilters>[2] = {}) {
  const lines: string[] = []
  const stream = { write: (line: string) => void lines.push(line) }
  const { log } = Fastify({ logger: { base: null, stream } })
  const built = buildFilters(log, filters, options)
  return { built, lines: lines.map((line) => JSON.parse(line)) }
}

describe('the filters of a list', () => {
  it('are those declared, with the counts that are known', () => {
    const trail = { nom: 'Trail', nb: 4 }
    expect(build({ type }, { type: { trail } })).toEqual({
      built: { type: { ...type, placeholder: '', possibles: { trail } } },
      lines: [],
    })
  })

  it('identify an option without a name by a random number from 1 to 100', () => {
    const { built } = build({ type }, { type: { ' ': { nom: 'Autre', nb: 1 } } })
    const [[id, option] = []] = Object.entries(built.type?.possibles ?? {})
    expect(id).toMatch(/^([1-9]\d?|100)$/)
    expect(option).toEqual({ nom: 'Autre', nb: 1 })
  })

  it('skip one that cannot be built, with a warning in the log', () => {
    const uncounted = { trail: { nom: 'Trail', nb: -1 } }
    const { built, lines } = build({ type, surfaces: type, '': type }, { surfaces: uncounted })
    expect(Object.keys(built)).toEqual(['type'])
    expect(lines).toMatchObject([
      { level: 40, msg: 'Error on build surfaces filter data.', filter: 'surfaces' },
      { level: 40, msg: 'Error on build  filter data.', err: { message: 'Missing filter id' } },
    ])
  })
})
