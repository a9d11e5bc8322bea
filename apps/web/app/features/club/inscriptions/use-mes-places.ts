import type { MesInscriptions } from '@foulee/contract/club/inscriptions'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSession } from '#platform/session/session-provider.tsx'
import { mineQuery } from './inscriptions.queries.ts'

type Mine = {
  [Kind in keyof MesInscriptions]: readonly {
    etat: MesInscriptions[Kind][number]['etat']
    date: { id: number }
  }[]
}

export function listPlaces({ inscriptions, attentes }: Mine) {
  const coming = inscriptions.filter(({ etat }) => etat === 'inscrit')
  const waiting = attentes.filter(({ etat }) => etat !== 'expiree')
  return new Map([
    ...waiting.map(({ date }) => [date.id, 'attente'] as const),
    ...coming.map(({ date }) => [date.id, 'inscription'] as const),
  ])
}

export function useMesPlaces() {
  const { isAuth } = useSession()
  const { data } = useQuery({ ...mineQuery, enabled: isAuth })
  return useMemo(
    () => listPlaces((isAuth && data) || { inscriptions: [], attentes: [] }),
    [isAuth, data],
  )
}
