import type { Epreuve } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'

/** Slot for « Ajouter à ma run list ». */
export type RunListSlot = (of: { epreuves: readonly Epreuve[]; hasLeft: boolean }) => ReactNode
