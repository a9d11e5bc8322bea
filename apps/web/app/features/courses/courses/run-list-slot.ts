import type { Epreuve } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'

/** Slot for « Ajouter à ma run list ». */
export type RunListSlot = (of: {
  epreuves: readonly Epreuve[]
  /** Whether the organiser's form was opened from this page. */
  hasLeft: boolean
}) => ReactNode
