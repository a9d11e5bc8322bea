import {
  describeFilter,
  FilterDefinition,
  type FilterOption,
  type Filters,
} from '@foulee/contract/shared/filters'
import type { FastifyBaseLogger } from 'fastify'

type Options = Readonly<Record<string, Record<string, FilterOption>>>

const OPTION_IDS = 100

/** An option without a name is identified by a random number from 1 to 100. */
const toOptionName = (name: string): string =>
  name.trim() || String(1 + Math.floor(Math.random() * OPTION_IDS))

function buildFilter(id: string, described: unknown): FilterDefinition {
  if (!id.trim()) throw new Error('Missing filter id')
  const { possibles, ...definition } = FilterDefinition.parse(described)
  const named = Object.entries(possibles).map(([name, option]) => [toOptionName(name), option])
  return { ...definition, possibles: Object.fromEntries(named) }
}

/**
 * Filters of a kind for pages (produit 1.12), with counts from the database. An invalid filter is
 * logged as a warning and skipped, the others stay.
 */
export function buildFilters(
  log: Pick<FastifyBaseLogger, 'warn'>,
  filters: Filters,
  options: Options,
): Record<string, FilterDefinition> {
  const built = Object.entries(filters).flatMap(([id, filter]) => {
    try {
      return [[id, buildFilter(id, describeFilter(filter, options[id]))] as const]
    } catch (err) {
      log.warn({ err, filter: id }, `Error on build ${id} filter data.`)
      return []
    }
  })
  return Object.fromEntries(built)
}
