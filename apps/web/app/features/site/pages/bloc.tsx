import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { balanceMorceaux, Morceaux } from './morceaux.tsx'
import { blocQuery } from './pages.queries.ts'
import './pages.css'

type BlocProps = {
  /** The key under which the staff keeps the text. */
  cle: string
  /** What the page says while the staff keeps none. */
  children: ReactNode
}

/** A text of the back office in a page of the code, whose loader asks for it with `blocQuery`. */
export function Bloc({ cle, children }: BlocProps) {
  const { data } = useSuspenseQuery(blocQuery(cle))
  return data ? <Morceaux morceaux={balanceMorceaux(data.morceaux)} /> : children
}
