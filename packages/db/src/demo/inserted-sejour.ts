import type * as t from '../schema.ts'
import type { buildDepart } from './build-departs.ts'
import type { buildInclus, buildJournees, buildVoyage } from './build-sejour.ts'
import type { CleAgence } from './sejours/agences.ts'
import type { DemoSejour } from './sejours/demo-sejour.ts'

export type Agence = typeof t.agences.$inferInsert & { id: number; cle: CleAgence }
export type Sejour = ReturnType<typeof buildVoyage> & {
  id: number
  demo: DemoSejour
  departs: (ReturnType<typeof buildDepart> & { id: number })[]
  journees: ReturnType<typeof buildJournees>
  inclus: ReturnType<typeof buildInclus>
}
