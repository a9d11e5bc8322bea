import type { FilterDefinition, FilterOption } from '@foulee/contract/filters'
import { need } from '../editor/need.ts'
import { troubles } from '../reports/troubles.ts'
import type { Definitions } from './list-kind.ts'

/** Whom a filter is told to that cannot be built. */
type Log = (cause: Error) => void

const OPTION_IDS = 100

/** An option without a name is found again by a random number from 1 to 100. */
const nameOption = (name: string): string =>
  name.trim() || String(1 + Math.floor(Math.random() * OPTION_IDS))

function buildFilter(id: string, definition: FilterDefinition): FilterDefinition {
  need(id.trim(), 'Missing filter id')
  const options = Object.entries(definition.possibles)
  const possibles: Record<string, FilterOption> = Object.fromEntries(
    options.map(([name, { nom, nb }]) => [nameOption(name), { nom, nb }]),
  )
  return { ...definition, possibles }
}

/**
 * The filters of a kind as its panel and its chips use them (produit 1.12). One that cannot be built is
 * told to the report of errors and skipped: the others go on working.
 */
export function buildFilters(
  given: Readonly<Record<string, FilterDefinition>>,
  log: Log = troubles.tell,
): Definitions {
  const built = Object.entries(given).flatMap(([id, definition]) => {
    try {
      return [[id, buildFilter(id, definition)] as const]
    } catch (cause) {
      log(new Error(`Error on build ${id} filter data.`, { cause }))
      return []
    }
  })
  return Object.fromEntries(built)
}
