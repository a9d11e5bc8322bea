import type { FilterDefinition } from '@foulee/contract/filters'
import { describe, expect, it } from 'vitest'
import { buildFilters } from './build-filters.ts'

const type: FilterDefinition = {
  type: 'multivalue',
  nom: 'Type',
  description: 'Un ou plusieurs types.',
  placeholder: '',
  possibles: { trail: { nom: 'Trail', nb: 4 }, route: { nom: 'Route', nb: null } },
}

function build(given: Record<string, FilterDefinition>) {
  const logged: Error[] = []
  const built = buildFilters(given, (cause) => logged.push(cause))
  return { built, logged: logged.map(({ message, cause }) => [message, (cause as Error).message]) }
}

describe('the filters of a list', () => {
  it('are those that the server declares', () => {
    expect(build({ type })).toEqual({ built: { type }, logged: [] })
  })

  it('give an option without a name a random number from 1 to 100', () => {
    const { built } = build({ type: { ...type, possibles: { ' ': { nom: 'Autre', nb: 1 } } } })
    const [[id, option] = []] = Object.entries(built.type?.possibles ?? {})
    expect(id).toMatch(/^([1-9]\d?|100)$/)
    expect(option).toEqual({ nom: 'Autre', nb: 1 })
  })

  it('tell of one that cannot be built, and go on without it', () => {
    const broken = { ...type, possibles: null } as unknown as FilterDefinition
    const { built, logged } = build({ type, surfaces: broken, '': type })
    expect(Object.keys(built)).toEqual(['type'])
    expect(logged).toEqual([
      ['Error on build surfaces filter data.', expect.any(String)],
      ['Error on build  filter data.', 'Missing filter id'],
    ])
  })
})
