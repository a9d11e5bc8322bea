import type { SpecificationKey } from './specification-calls.ts'

/** The calls of the specification that no one has built yet. Whoever builds one takes it out. */
export const NOT_BUILT: readonly SpecificationKey[] = []

/**
 * How long `NOT_BUILT` is. It is written a second time so that the list can only shrink: a call that
 * disappears from the contract cannot be parked there without raising a number that must not rise.
 */
export const NOT_BUILT_COUNT = 0
