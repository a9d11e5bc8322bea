import type { Edition, Epreuve } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'

export type MyTimesSlot = {
  ofEpreuve: (edition: Edition, epreuve: Epreuve) => ReactNode
  base: (edition: Edition) => ReactNode
}
