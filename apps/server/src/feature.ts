import * as z from 'zod'
import type { Route } from './http/feature.ts'
import type { Work } from './jobs/job.ts'

/** What the house must know of a feature. It stands in the feature (`*.feature.ts`), and `features.ts` lists them. */
export type Feature = {
  /** Its calls. */
  parts: readonly Part[]
  /** What it does later. */
  works?: readonly Work[]
}

/** The calls of one file of the contract, and their chapter of the documentation. */
export type Part = {
  /** In the address of the chapter. */
  id: string
  titre: string
  routes: readonly Route[]
  /** Schemas that the documentation calls by their name. */
  schemas: Readonly<Record<string, z.ZodType>>
}

/** The schemas that a file of the contract exports. */
export const schemasOf = (module: object): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => value instanceof z.ZodType))
