import type { Edition, Epreuve } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'

/** Slot for the member's own time at each épreuve, with its explanation. */
export type MyTimesSlot = {
  ofEpreuve: (edition: Edition, epreuve: Epreuve) => ReactNode
  base: (edition: Edition) => ReactNode
}
