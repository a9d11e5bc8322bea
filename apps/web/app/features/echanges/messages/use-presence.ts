import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { api } from '#platform/api/api.ts'
import { useFlux } from '#platform/realtime/use-flux.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import { throttle } from '#ui/throttle.ts'
import { useInvalidateCanaux } from './messages.mutations.ts'

/** Interval of typing notices, and their time to live, in milliseconds. */
const TYPING_MS = 3_000
const BELIEVED_MS = 5_000
const READ_MS = 800

/** Sends typing notices, at most one in three seconds; losses are ignored. */
export function useTyping(channels_id: number, isTold: boolean): () => void {
  const last = useRef(0)
  return () => {
    const now = Date.now()
    if (!isTold || now - last.current < TYPING_MS) return
    last.current = now
    api('POST /api/messages/ecrit/{channels_id}', { params: { channels_id } }).catch(
      () => undefined,
    )
  }
}

export function useWriters(channels_id: number): string {
  const { currentUser } = useSession()
  const [writers, setWriters] = useState<ReadonlyMap<number, string>>(new Map())
  const timers = useRef(new Map<number, ReturnType<typeof setTimeout>>())
  const removeWriter = (users_id: number) => {
    clearTimeout(timers.current.get(users_id))
    setWriters((all) => new Map([...all].filter(([id]) => id !== users_id)))
  }
  useFlux('message_ecrit', (data) => {
    if (data?.channels_id !== channels_id || data.users_id === currentUser?.users_id) return
    const { users_id, nom } = data
    clearTimeout(timers.current.get(users_id))
    timers.current.set(
      users_id,
      setTimeout(() => removeWriter(users_id), BELIEVED_MS),
    )
    setWriters((all) => new Map([...all, [users_id, nom]]))
  })
  // A new message ends the typing notice; its author may be unknown, so all are cleared.
  useFlux('message', (data) => {
    if (data?.channels_id !== channels_id || data.quoi !== 'nouveau') return
    for (const users_id of timers.current.keys()) removeWriter(users_id)
  })
  useEffect(() => {
    const all = timers.current
    return () => all.forEach((timer) => void clearTimeout(timer))
  }, [])
  return formatWriters([...writers.values()])
}

function formatWriters(noms: readonly string[]): string {
  const [first, second] = noms
  if (first === undefined) return ''
  if (second === undefined) return `${first} écrit…`
  return noms.length === 2
    ? `${first} et ${second} écrivent…`
    : `${noms.length}\u00a0personnes écrivent…`
}

export function useReadMarks(channels_id: number, alreadyRead: number): (id: number) => void {
  const seen = useRef(0)
  const said = useRef(alreadyRead)
  const ask = useInvalidateCanaux()
  const tellRead = useEffectEvent(ask)
  const say = useRef<ReturnType<typeof throttle>>(undefined)
  useEffect(() => {
    const tell = throttle(() => {
      const messages_id = seen.current
      if (document.visibilityState !== 'visible' || messages_id <= said.current) return
      said.current = messages_id
      api('POST /api/messages/lu/{channels_id}', {
        params: { channels_id },
        body: { messages_id },
      }).then(
        () => tellRead(),
        // After a failure the receipt is sent again with the next one.
        () => {
          said.current = Math.min(said.current, messages_id - 1)
        },
      )
    }, READ_MS)
    say.current = tell
    document.addEventListener('visibilitychange', tell.call)
    return () => {
      tell.cancel()
      document.removeEventListener('visibilitychange', tell.call)
    }
  }, [channels_id])
  return (id) => {
    if (id <= seen.current) return
    seen.current = id
    say.current?.call()
  }
}
