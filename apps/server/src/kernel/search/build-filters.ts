import {
  describeFilter,
  FilterDefinition,
  type FilterOption,
  type Filters,
} from '@foulee/contract/shared/filters'
import type { FastifyBaseLogger } from 'fastify'

type Options = Readonly<Record<string, Record<string, FilterOption>>>

const OPTION_IDS = 100

/** An option without a name is found again by a random number from 1 to 100. */
const nameOption = (name: string): string =>
  name.trim() || String(1 + Math.floor(Math.random() * OPTION_IDS))

/** @throws Error where there is no such filter to show */
function buildFilter(id: string, described: unknown): FilterDefinition {
  if (!id.trim()) throw new Error('Missing filter id')
  const { possibles, ...definition } = FilterDefinition.parse(described)
  const named = Object.entries(possibles).map(([name, option]) => [nameOption(name), option])
  return { ...definition, possibles: Object.fromEntries(named) }
}

/**
 * The filters of a kind as pages use them (produit 1.12), with the counts that only the database knows.
 * One that cannot be built is a warning in the log and is skipped: the others go on working.
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
