import type { ExternalStep } from '@foulee/contract/membres/comptes-externes'
import { CallError } from '@foulee/contract/shared/call-error'
import { AUTRE_NAVIGATEUR } from '@foulee/domain/membres/externe'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { track } from '#platform/analytics/track.ts'
import { useHydrated } from '#platform/page-loading/use-hydrated.ts'
import { openSession } from '#platform/session/session-changes.ts'
import { useToast } from '#ui/toast.tsx'
import { arrivalQuery, useArrivalAnswer } from './arrival.ts'
import { linkedQuery } from './comptes-externes.queries.ts'
import { type Returned, readReturned } from './returned.ts'
import { deleteTrip, readTrip, type Third, type Trip } from './trips.ts'

/**
 * Reads the callback parameters once and moves them from the visible URL to the history state, which
 * survives a reload.
 */
export function useReturned(): Returned | null | undefined {
  const { search, pathname, state } = useLocation()
  const isHydrated = useHydrated()
  const navigate = useNavigate()
  useEffect(() => {
    if (search)
      void navigate(pathname, { replace: true, state: { returned: readReturned(search) } })
  }, [navigate, pathname, search])
  if (!isHydrated || search) return undefined
  return (state as { returned?: Returned | null } | null)?.returned ?? null
}

export function useTrip({ state }: Returned): Trip | null {
  const [trip] = useState(() => readTrip(state))
  return trip
}

export function useArrival(third: Third, returned: Returned, trip: Trip) {
  const arrival = useQuery(arrivalQuery(third, returned, trip))
  const answer = useArrivalAnswer(third, returned, trip)
  const step = answer.data ?? arrival.data
  return { step, arrival, answer, isNew: arrival.data?.etape === 'inscription_requise' }
}

export function useConclusion(
  step: ExternalStep | undefined,
  { state }: Returned,
  { trip, label, isNew }: { trip: Trip; label: string; isNew: boolean },
): void {
  const client = useQueryClient()
  const navigate = useNavigate()
  const toast = useToast()
  useEffect(() => {
    if (step?.etape !== 'connecte' && step?.etape !== 'relie') return
    deleteTrip(state)
    if (step.etape === 'connecte') {
      const { etape: _, ...answer } = step
      openSession(client, answer, trip.remember ? 'persistent' : 'no-persist')
      track(isNew ? 'sign_up_finish' : 'login')
    } else {
      void client.invalidateQueries({ queryKey: linkedQuery.queryKey })
      toast({ message: `Compte ${label} connecté.`, tone: 'success' })
    }
    void navigate(trip.retour, { replace: true })
  }, [client, isNew, label, navigate, state, step, toast, trip])
}

/** Error when the browser that returns is not the one that left. */
export const FOREIGN = new CallError('externe_autre_navigateur', AUTRE_NAVIGATEUR, { status: 403 })
