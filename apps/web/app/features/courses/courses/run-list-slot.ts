import type { Epreuve } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'

export type RunListSlot = (of: { epreuves: readonly Epreuve[]; hasLeft: boolean }) => ReactNode
