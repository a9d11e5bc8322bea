import { useQuery, useQueryClient } from '@tanstack/react-query'
import { createContext, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react'
import { type Boot, readBoot } from './boot.ts'
import { ANONYMOUS, type SessionState, sessionQuery } from './session.queries.ts'
import { clearAnswers } from './session-changes.ts'
import { clearSessionHint } from './session-hint.ts'
import { readToken } from './token-storage.ts'
import { useSaveOfflineSession } from './use-save-offline-session.ts'
import { useSessionEvents } from './use-session-events.ts'

export type Session = Omit<SessionState, 'token'> & {
  boot: Boot
  error: Error | null
  isLoading: boolean
  isAuth: boolean
  retry: () => void
}

const SessionContext = createContext<Session>({
  ...ANONYMOUS,
  boot: 'idle',
  error: null,
  isLoading: false,
  isAuth: false,
  retry: () => undefined,
})

/** Current session; signed out until `boot` is done. */
export const useSession = (): Session => use(SessionContext)

export function SessionProvider({ children }: { children: ReactNode }) {
  const { data, status, fetchStatus, error, refetch } = useQuery(sessionQuery)
  const isKnown = data !== undefined && data.token === readToken()
  const boot = readBoot({ status, fetchStatus, isKnown })
  const retry = useCallback(() => void refetch(), [refetch])
  useSessionEvents()
  const isIn = boot === 'done' && (data?.currentUser ?? null) !== null
  useEffect(() => {
    if (boot === 'done' || boot === 'error') clearSessionHint(isIn)
  }, [boot, isIn])
  useForgetting(data && (data.currentUser?.users_id ?? null))
  useSaveOfflineSession(data)
  const session = useMemo<Session>(() => {
    const { token: _, ...state } = (boot === 'done' && data) || ANONYMOUS
    const isAuth = state.currentUser !== null
    return { ...state, boot, error, isLoading: boot === 'booting', isAuth, retry }
  }, [boot, data, error, retry])
  return <SessionContext value={session}>{children}</SessionContext>
}

function useForgetting(users_id: number | null | undefined): void {
  const client = useQueryClient()
  const previous = useRef(users_id)
  useEffect(() => {
    const hasChanged = previous.current !== undefined && previous.current !== users_id
    if (hasChanged) clearAnswers(client, typeof users_id === 'number')
    previous.current = users_id
  }, [client, users_id])
}
