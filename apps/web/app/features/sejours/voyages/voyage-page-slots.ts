import type { Journee } from '@foulee/contract/sejours/voyages'
import type { ReactNode } from 'react'
import type { RaceInput } from './voyages.queries.ts'

/**
 * Slots for other features: `runList` beside the booking, `terrain` in a day with a route, `papiers`
 * of the agency, `children` last, with their `parts`.
 */
export type VoyageSlots = {
  runList?: ReactNode
  terrain: (journee: Journee) => ReactNode
  race: RaceInput
  papiers: ReactNode
}
