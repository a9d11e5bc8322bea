import type { Edition, Epreuve } from '@foulee/contract/courses/courses'
import type { ReactNode } from 'react'

/** Where another feature tells the signed-in runner their time at each épreuve, and what it is told from. */
export type MyTimesSlot = {
  ofEpreuve: (edition: Edition, epreuve: Epreuve) => ReactNode
  base: (edition: Edition) => ReactNode
}
