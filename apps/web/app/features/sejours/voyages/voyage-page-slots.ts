import type { Journee } from '@foulee/contract/sejours/voyages'
import type { ReactNode } from 'react'
import type { ToldRace } from './voyages.queries.ts'

/**
 * What other features say of the stay: `runList` beside the way in, `terrain` in a day that has a
 * route, `papiers` of its agency, `children` last, with their `parts`.
 */
export type VoyageSlots = {
  runList?: ReactNode
  terrain: (journee: Journee) => ReactNode
  /** The race that whoever looks said to have run. */
  race: ToldRace
  papiers: ReactNode
}
