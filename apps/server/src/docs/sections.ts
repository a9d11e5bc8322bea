import { FilterDefinition, FilterOption } from '@foulee/contract/filters'
import { Failure } from '@foulee/contract/kit'
import type { Part } from '../feature.ts'
import { FEATURES } from '../features/features.ts'

/** A chapter of the documentation. */
export type Section = Part

/** What every feature says of its calls. */
export const SECTIONS: readonly Section[] = FEATURES.flatMap(({ parts }) => parts)

/** Schemas that calls of every feature use. */
export const COMMON_SCHEMAS = { Failure, FilterDefinition, FilterOption }
