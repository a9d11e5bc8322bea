import type { SpecificationKey } from './specification-calls.ts'

export const NOT_BUILT: readonly SpecificationKey[] = []

/**
 * Length of `NOT_BUILT`, repeated so that the list can only shrink: parking a call there needs a
 * visible change of this number.
 */
export const NOT_BUILT_COUNT = 0
