import type { Epreuve } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'

/** Where another feature puts « Ajouter à ma run list », for these épreuves. */
export type RunListSlot = (of: {
  epreuves: readonly Epreuve[]
  /** Whether the organiser's registration page was opened from here. */
  hasLeft: boolean
}) => ReactNode
