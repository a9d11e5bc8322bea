import { FilterDefinition, FilterOption } from '@foulee/contract/shared/filters'
import { Failure } from '@foulee/contract/shared/kit'
import { FEATURES } from '#features/features.ts'
import type { Part } from '#kernel/feature.ts'

export type Section = Part

export const SECTIONS: readonly Section[] = disambiguate(FEATURES.flatMap(({ parts }) => parts))

/** A schema with the name of an earlier one is prefixed by its section, as in `ProfilParcours`. */
function disambiguate(parts: readonly Part[]): Section[] {
  const taken = new Map<string, unknown>()
  const rename = (id: string, name: string, schema: unknown) => {
    const isFree = (taken.get(name) ?? schema) === schema
    const own = isFree ? name : name + id.replace(/(?:^|-)(.)/g, (_, first) => first.toUpperCase())
    taken.set(own, schema)
    return own
  }
  return parts.map((part) => ({
    ...part,
    schemas: Object.fromEntries(
      Object.entries(part.schemas).map(([name, schema]) => [rename(part.id, name, schema), schema]),
    ),
  }))
}

export const COMMON_SCHEMAS = { Failure, FilterDefinition, FilterOption }
