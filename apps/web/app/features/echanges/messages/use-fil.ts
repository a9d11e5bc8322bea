import { isApiError } from '@foulee/contract/shared/call-error'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useFlux } from '#platform/realtime/use-flux.ts'
import { useSession } from '#platform/session/session-provider.tsx'
import {
  type Fil,
  isAtEnd,
  isAtStart,
  moveTo,
  withLu,
  withMessages,
  withoutMessage,
  withPage,
  withRoom,
} from './fil.ts'
import { changeFil, fetchHeldPage, fetchMessage, fetchSince, filQuery } from './messages.queries.ts'

export function useFil(channels_id: number) {
  const client = useQueryClient()
  const query = useQuery(filQuery(channels_id))
  useLiveFil(channels_id)
  const read = () => client.getQueryData(filQuery(channels_id).queryKey)
  const change = (how: (fil: Fil) => Fil) => changeFil(client, channels_id, how)
  const ask = useMutation({
    scope: { id: `fil ${channels_id}` },
    mutationFn: async (way: 'older' | 'newer') => {
      const held = read()
      if (!held || (way === 'older' ? isAtStart(held) : isAtEnd(held))) return
      const fil = withRoom(held, way)
      if (fil !== held) {
        change((now) => withRoom(now, way))
        // Dropped rows leave the DOM before new ones come.
        await afterPaint()
      }
      const page =
        way === 'older' ? (fil.pages.at(-1)?.page ?? 0) + 1 : (fil.pages[0]?.page ?? 2) - 1
      const answer = await fetchHeldPage(channels_id, fil, { page })
      change((held) => withPage(held, answer))
    },
  })
  const move = useMutation({
    scope: { id: `fil ${channels_id}` },
    mutationFn: async (to: number | 'end') => {
      const fil = read()
      if (!fil) return
      const place = to === 'end' ? { page: 1 } : { autour: to }
      const answer = await fetchHeldPage(channels_id, fil, place)
      change((held) => moveTo(held, answer))
      // Loads one more page, since the first loaded message shows with the previous page.
      if (answer.messages.at(-1)?.id !== to) return
      const older = await fetchHeldPage(channels_id, fil, { page: answer.page + 1 })
      change((held) => withPage(held, older))
    },
  })
  return {
    query,
    askOlder: () => ask.isPending || ask.mutate('older'),
    askNewer: () => ask.isPending || ask.mutate('newer'),
    asking: ask.isPending ? ask.variables : null,
    failure: ask.error,
    retry: () => ask.variables && ask.mutate(ask.variables),
    moveTo: move.mutateAsync,
    isMoving: move.isPending,
  }
}

export type FilHeld = ReturnType<typeof useFil>

function useLiveFil(channels_id: number): void {
  const client = useQueryClient()
  const { currentUser } = useSession()
  const { queryKey } = filQuery(channels_id)
  const read = () => client.getQueryData(queryKey)
  const change = (how: (fil: Fil) => Fil) => changeFil(client, channels_id, how)

  const resetWhenGone = (cause: unknown) => {
    if (isApiError(cause) && cause.status === 404) void client.resetQueries({ queryKey })
  }
  const catchUp = coalesce(`suite ${channels_id}`, async () => {
    const fil = read()
    if (!fil) return
    const { canal, lus, messages } = await fetchSince(channels_id, fil)
    change((held) => {
      const taken = withMessages({ ...held, canal }, messages)
      return lus.reduce((next, lu) => withLu(next, lu.users_id, lu.messages_id), taken)
    })
  })
  const renew = async (id: number) => {
    const message = await fetchMessage(channels_id, id)
    change((held) => (message ? withMessages(held, [message]) : withoutMessage(held, id)))
  }
  const renewPages = async () => {
    const fil = read()
    for (const { page } of fil?.pages ?? []) {
      const held = read()
      if (!held) return
      const answer = await fetchHeldPage(channels_id, held, { page })
      change((now) => withPage(now, answer))
    }
  }
  const resume = () => void catchUp().then(renewPages).catch(resetWhenGone)

  useFlux('message', (data) => {
    if (!data) return resume()
    if (data.channels_id !== channels_id) return
    const task = data.quoi === 'nouveau' ? catchUp() : renew(data.messages_id)
    task.catch(resetWhenGone)
  })
  useFlux('message_lu', (data) => {
    // The member's own reading on another device is no receipt.
    if (data?.channels_id !== channels_id || data.users_id === currentUser?.users_id) return
    change((held) => withLu(held, data.users_id, data.messages_id))
  })
  useFlux('canal', (data) => {
    if (data?.channels_id === channels_id) catchUp().catch(resetWhenGone)
  })
  // Resumes the cached part of an earlier visit.
  const start = useEffectEvent(() => read() && resume())
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conversation
  useEffect(() => void start(), [channels_id])
}

/** Resolves after a paint; at once in a hidden tab, which never paints. */
const afterPaint = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 200)
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
  })

const running = new Map<string, Promise<void>>()
const again = new Set<string>()

/** Runs a task once at a time per name; calls made meanwhile are merged into one more run. */
function coalesce(name: string, task: () => Promise<void>): () => Promise<void> {
  const run = async (): Promise<void> => {
    do {
      again.delete(name)
      await task()
    } while (again.has(name))
  }
  return () => {
    const current = running.get(name)
    if (current) {
      again.add(name)
      return current
    }
    const next = run().finally(() => running.delete(name))
    running.set(name, next)
    return next
  }
}
