import type { Validation, Vu } from '@foulee/contract/club/inscriptions'
import { HOLD_MS } from '@foulee/contract/equipe/held-acts'
import { isApiError } from '@foulee/contract/shared/call-error'
import { useCallback, useRef, useState } from 'react'
import { api } from '#platform/api/api.ts'
import { deviceStorage } from '#platform/browser-storage.ts'
import { useOnLeaving } from '#platform/session/use-on-leaving.ts'
import {
  addVu,
  canTakeBack,
  dropRefus,
  EMPTY,
  type File,
  listReady,
  settle,
  withoutHeld,
  withoutWaiting,
} from './file.ts'
import { useNetwork, useRetry } from './use-retry.ts'

const BATCH = 100

const read = (key: string) => deviceStorage.getJson<File>(key)

type FileOptions = {
  users_id: number
  dates_id: number
  onAnswers: (answers: readonly Validation[]) => void
}

/**
 * Queue of a check-in desk: stored before it is sent, sent at once when online, otherwise retried.
 * Sending is idempotent.
 */
export function useFile({ users_id, dates_id, onAnswers }: FileOptions) {
  const key = `accueil ${users_id} ${dates_id}`
  const [file, setFile] = useState<File>(() => read(key) ?? EMPTY)
  const latest = useRef(file)
  const [isAway, setAway] = useState(() => !navigator.onLine)
  const [trouble, setTrouble] = useState<string | null>(null)
  const sending = useRef<readonly Vu[]>([])

  /** Read from storage each time: another tab of this desk may have written. */
  const change = useCallback(
    (by: (known: File) => File) => {
      latest.current = by(read(key) ?? latest.current)
      deviceStorage.setJson(key, latest.current)
      setFile(latest.current)
    },
    [key],
  )

  /** @param isLeft the page closes: nobody can undo a name, and the request outlives the page */
  const send = useCallback(
    async (isLeft = false): Promise<void> => {
      const { attentes } = latest.current
      const sent = (isLeft ? attentes : listReady(latest.current, new Date())).slice(0, BATCH)
      // On leaving, a batch in flight is sent again: idempotent, and it would else wait.
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
    trouble,
    see: useCallback(
      (vu: Vu) => {
        change((known) => addVu(known, vu))
        void send()
        if (vu.hash === null) setTimeout(() => void send(), HOLD_MS)
      },
      [change, send],
    ),
    undo: useCallback(
      (inscription: number): boolean => {
        const isOnItsWay = sending.current.some((item) => item.inscription === inscription)
        const isWaiting = latest.current.attentes.some((item) => item.inscription === inscription)
        if (isOnItsWay || !isWaiting) return false
        const isHeld = canTakeBack(latest.current, inscription)
        change((known) => (isHeld ? withoutHeld : withoutWaiting)(known, inscription))
        return true
      },
      [change],
    ),
    dismiss: useCallback((at: string) => change((known) => dropRefus(known, at)), [change]),
  }
}
