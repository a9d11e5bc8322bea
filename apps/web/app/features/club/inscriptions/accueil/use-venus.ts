import type { Body } from '@foulee/contract/shared/call'
import { isApiError } from '@foulee/contract/shared/call-error'
import { ENVOI_JOURS } from '@foulee/domain/club/inscription'
import { useCallback, useRef, useState } from 'react'
import { api } from '#platform/api/api.ts'
import { deviceStorage } from '#platform/browser-storage.ts'
import { getDraftKey } from '#platform/drafts/draft.ts'
import { useOnLeaving } from '#platform/session/use-on-leaving.ts'
import { useNetwork, useRetry } from './use-retry.ts'

const VENUS = 'POST /api/evenements/accueil/{dates_id}/venus'
const DAY_MS = 86_400_000
/** Statuses after which the same request may succeed. */
const PASSING = [401, 408, 429]

/** `refus`: why the server did not take this person; it is not sent again. */
export type QueuedVenu = Body<typeof VENUS> & { refus?: string }

type VenusOptions = { users_id: number; dates_id: number; onSent: () => Promise<unknown> }

const isReady = ({ refus }: QueuedVenu) => refus === undefined

/** The server takes nobody later: a name is then of no use on the device. */
const isRecent = ({ at }: QueuedVenu) => Date.now() - Date.parse(at) < (ENVOI_JOURS + 1) * DAY_MS

const readRefusal = (cause: unknown): string | null =>
  isApiError(cause) && cause.status >= 400 && cause.status < 500 && !PASSING.includes(cause.status)
    ? cause.message
    : null

/**
 * People without a registration that a desk notes: stored before they are sent, sent in turn, retried
 * without a network. Sending is idempotent. Stored as a draft, which goes at sign-out.
 */
export function useVenus({ users_id, dates_id, onSent }: VenusOptions) {
  const key = getDraftKey('accueil venus', `${users_id} ${dates_id}`)
  const read = useCallback(
    () => (deviceStorage.getJson<QueuedVenu[]>(key) ?? []).filter(isRecent),
    [key],
  )
  const [queue, setQueue] = useState(read)
  const [isAway, setAway] = useState(false)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [sending, setSending] = useState<string | null>(null)
  const inFlight = useRef<string | null>(null)

  /** Read from storage each time: another tab of this desk may have written. */
  const change = useCallback(
    (by: (known: QueuedVenu[]) => QueuedVenu[]) => {
      const next = by(read())
      if (next.length) deviceStorage.setJson(key, next)
      else deviceStorage.remove(key)
      setQueue(next)
    },
    [key, read],
  )

  /** @returns why this person is refused for good; null once stored */
  const store = useCallback(
    async ({ refus: _, ...body }: QueuedVenu, keepalive: boolean): Promise<string | null> => {
      inFlight.current = body.cle
      setSending(body.cle)
      try {
        await api(VENUS, { params: { dates_id }, body }, { keepalive })
        return null
      } catch (cause) {
        const refusal = readRefusal(cause)
        if (refusal === null) throw cause
        return refusal
      }
    },
    [dates_id],
  )

  /** @param keepalive the page closes, and the request outlives it */
  const send = useCallback(
    async (keepalive = false): Promise<void> => {
      if (inFlight.current !== null) return
      const stored = new Set<string>()
      const findNext = () => read().find((venu) => isReady(venu) && !stored.has(venu.cle))
      try {
        for (let next = findNext(); next; next = findNext()) {
          const { cle } = next
          const refus = await store(next, keepalive)
          if (refus === null) stored.add(cle)
          else
            change((known) => known.map((venu) => (venu.cle === cle ? { ...venu, refus } : venu)))
        }
        setAway(false)
        setTrouble(null)
      } catch (cause) {
        const isSilent = isApiError(cause) && cause.status === 0
        setAway(isSilent)
        setTrouble(isSilent || !(cause instanceof Error) ? null : cause.message)
      } finally {
        if (stored.size) {
          // First what the server now shows, so that nobody disappears in between.
          await onSent()
          change((known) => known.filter(({ cle }) => !stored.has(cle)))
        }
        inFlight.current = null
        setSending(null)
      }
    },
    [change, onSent, read, store],
  )

  const nbReady = queue.filter(isReady).length
  useRetry(send, nbReady > 0)
  useNetwork(send, setAway)
  useOnLeaving(useCallback(() => send(true), [send]))
  return {
    queue,
    isAway: isAway && nbReady > 0,
    trouble,
    sending,
    add: useCallback(
      ({ nom, groupe }: Pick<QueuedVenu, 'nom' | 'groupe'>) => {
        const at = new Date().toISOString()
        change((known) => [...known, { cle: crypto.randomUUID(), nom, groupe, at }])
        void send()
      },
      [change, send],
    ),
    /** Not while it is on its way: the server would store it all the same. */
    drop: useCallback(
      (cle: string) => {
        if (inFlight.current === cle) return
        change((known) => known.filter((venu) => venu.cle !== cle))
      },
      [change],
    ),
  }
}
