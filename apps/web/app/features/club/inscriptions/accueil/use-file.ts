import type { Validation, Vu } from '@foulee/contract/club/inscriptions'
import { HOLD_MS } from '@foulee/contract/equipe/held-acts'
import { isApiError } from '@foulee/contract/shared/call-error'
import { useCallback, useEffect, useRef, useState } from 'react'
import { api } from '#platform/api/api.ts'
import { useOnLeaving } from '#platform/session/use-on-leaving.ts'
import {
  addVu,
  dropRefus,
  EMPTY,
  type File,
  listReady,
  mayTakeBack,
  settle,
  takeBack,
} from './file.ts'

/** Milliseconds after which what could not be sent is tried again. */
const RETRY_MS = 4_000
const BATCH = 100

/** Storage may be forbidden by the browser's settings: then nothing outlives the page. */
function attempt<T>(action: () => T): T | null {
  try {
    return action()
  } catch {
    return null
  }
}

const read = (key: string): File | null =>
  attempt(() => JSON.parse(localStorage.getItem(key) ?? 'null') as File | null)

type Asked = {
  users_id: number
  dates_id: number
  /** What was answered to what was sent. */
  onAnswers: (answers: readonly Validation[]) => void
}

/**
 * What the desk of a date saw: kept by the browser before it is sent, sent at once where there is a
 * network, and else by itself once it is back. Sent twice, it is answered as before.
 */
export function useFile({ users_id, dates_id, onAnswers }: Asked) {
  const key = `accueil ${users_id} ${dates_id}`
  const [file, setFile] = useState<File>(() => read(key) ?? EMPTY)
  const latest = useRef(file)
  const [isAway, setAway] = useState(() => !navigator.onLine)
  const [trouble, setTrouble] = useState<string | null>(null)
  /** On their way: they can no longer be taken back. */
  const sending = useRef<readonly Vu[]>([])

  /** Read anew each time: another tab of this desk may have written meanwhile. */
  const change = useCallback(
    (by: (known: File) => File) => {
      latest.current = by(read(key) ?? latest.current)
      attempt(() => localStorage.setItem(key, JSON.stringify(latest.current)))
      setFile(latest.current)
    },
    [key],
  )

  /** @param isLeft the page goes: nobody is there to take a name back, and the call outlives it */
  const send = useCallback(
    async (isLeft = false): Promise<void> => {
      const { attentes } = latest.current
      const sent = (isLeft ? attentes : listReady(latest.current, new Date())).slice(0, BATCH)
      // Sent twice by whoever leaves, it is answered as before; not sent, it would wait for the next visit.
      if (!sent.length || (sending.current.length && !isLeft)) return
      sending.current = sent
      try {
        const vus = sent.map(({ inscription, hash, at }) => ({ inscription, hash, at }))
        const { data } = await api(
          'POST /api/evenements/accueil/{dates_id}/valider',
          { params: { dates_id }, body: { vus } },
          { keepalive: isLeft },
        )
        change((known) => settle(known, sent, data))
        setAway(false)
        setTrouble(null)
        onAnswers(data)
      } catch (cause) {
        const isSilent = isApiError(cause) && cause.status === 0
        setAway(isSilent)
        setTrouble(isSilent || !(cause instanceof Error) ? null : cause.message)
      } finally {
        sending.current = []
      }
    },
    [change, dates_id, onAnswers],
  )

  useRetry(send, file.attentes.length > 0)
  useNetwork(send, setAway)
  useOnLeaving(useCallback(() => send(true), [send]))
  return {
    file,
    isAway,
    /** Why the server takes nothing, where it answers. */
    trouble,
    see: useCallback(
      (vu: Vu) => {
        change((known) => addVu(known, vu))
        void send()
        if (vu.hash === null) setTimeout(() => void send(), HOLD_MS)
      },
      [change, send],
    ),
    /** @returns whether it was still to be taken back */
    undo: useCallback(
      (inscription: number): boolean => {
        const isOnItsWay = sending.current.some((one) => one.inscription === inscription)
        if (isOnItsWay || !mayTakeBack(latest.current, inscription)) return false
        change((known) => takeBack(known, inscription))
        return true
      },
      [change],
    ),
    dismiss: useCallback((at: string) => change((known) => dropRefus(known, at)), [change]),
  }
}

/** What waits is tried again and again, whatever the browser believes of its network. */
function useRetry(send: () => Promise<void>, isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => void send(), RETRY_MS)
    return () => clearInterval(timer)
  }, [isWaiting, send])
}

function useNetwork(send: () => Promise<void>, setAway: (isAway: boolean) => void): void {
  useEffect(() => {
    const back = () => {
      setAway(false)
      void send()
    }
    const gone = () => setAway(true)
    window.addEventListener('online', back)
    window.addEventListener('offline', gone)
    // What an earlier visit could not send.
    void send()
    return () => {
      window.removeEventListener('online', back)
      window.removeEventListener('offline', gone)
    }
  }, [send, setAway])
}
