import type { Mode } from '@foulee/domain/parcours/tracer/line'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { etatQuery } from './tracer.queries.ts'

/** Engine of the site, and how the next point is reached: straight where no engine answers. */
export function usePaths() {
  const { data: etat, fetchStatus } = useQuery(etatQuery)
  const [chosen, choose] = useState<Mode>('chemin')
  const hasPaths = etat?.moteur !== null
  return {
    etat,
    hasPaths,
    mode: hasPaths ? chosen : ('droit' as const),
    choose,
    /** The map is told once of the credit of the engine; without a network it does not wait. */
    isSettled: etat !== undefined || fetchStatus !== 'fetching',
  }
}

export type Paths = ReturnType<typeof usePaths>
