import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '@foulee/db/connect'
import { type FluxReader, readFlux } from '@foulee/testing/flux-reader'
import { addFluxEvents } from '../../apps/server/src/platform/realtime/add-flux-events.ts'
import { until } from './patroni.ts'

const EACH_MS = 50
const BACK_MS = 500
const PAGES_EACH = 2

type NotifiedMember = { users_id: number; token: string; origins: readonly string[] }
type StreamCount = { nb: number; pages: number; missed: number; repeated: number }

export async function notifyContinuously(
  { db }: Connection,
  { users_id, token, origins }: NotifiedMember,
) {
  const pages = origins.flatMap((origin) =>
    Array.from({ length: PAGES_EACH }, () => openPage(origin, token)),
  )
  // Earlier events are not replayed on a first connection.
  await until(async () => pages.every((page) => page.isOpen()))
  const committed: string[] = []
  let isOver = false
  const addEvents = async () => {
    for (let n = 1; !isOver; n += 1) {
      const kind = `essai ${n}`
      await db
        .transaction((tx) =>
          addFluxEvents(tx, [{ users_id, type: 'notification', data: { kind } }]),
        )
        // A failed commit was not acknowledged, but may exist.
        .then(
          () => committed.push(kind),
          () => {},
        )
      await wait(EACH_MS)
    }
  }
  const telling = addEvents()
  return {
    end: async (): Promise<StreamCount> => {
      isOver = true
      await telling
      const hasLast = () => pages.every((page) => page.heard().includes(committed.at(-1) ?? ''))
      await until(async () => hasLast()).catch(() => {})
      for (const page of pages) page.close()
      const lists = pages.map((page) => page.heard())
      const missing = lists.map((list) => committed.filter((kind) => !list.includes(kind)).length)
      return {
        nb: committed.length,
        pages: pages.length,
        missed: sum(missing),
        repeated: sum(lists.map((list) => list.length - new Set(list).size)),
      }
    },
  }
}

const sum = (all: readonly number[]) => all.reduce((total, count) => total + count, 0)

function openPage(origin: string, token: string) {
  const streams: FluxReader[] = []
  let isClosed = false
  const listen = async () => {
    let lastEventId: string | null = null
    while (!isClosed) {
      const stream: FluxReader | null = await readFlux(origin, { token, lastEventId }).catch(
        () => null,
      )
      if (stream) streams.push(stream)
      await stream?.ended
      lastEventId = stream?.lastEventId() ?? lastEventId
      await wait(BACK_MS)
    }
  }
  void listen()
  return {
    isOpen: () => streams.some(({ events }) => events.length > 0),
    heard: () =>
      streams.flatMap(({ events }) =>
        events.flatMap(({ type, data }) => (type === 'notification' ? String(data.kind) : [])),
      ),
    close: () => {
      isClosed = true
      streams.at(-1)?.cut()
    },
  }
}
