import { setTimeout as wait } from 'node:timers/promises'
import type { Connection } from '@foulee/db/connect'
import { type FluxReader, readFlux } from '@foulee/testing/flux-reader'
import { addFluxEvents } from '../../apps/server/src/platform/realtime/add-flux-events.ts'
import { until } from './patroni.ts'

/** What happens to the member, one thing after the other. */
const EACH_MS = 50
/** When a page whose stream ended comes back. */
const BACK_MS = 500
const PAGES_EACH = 2

type Told = { users_id: number; token: string; origins: readonly string[] }
type Heard = { nb: number; pages: number; missed: number; repeated: number }

/**
 * Tells a member of something all the time, while pages of theirs are open on each server.
 * @returns how to end; it counts what was committed, and what a page did not hear of it or heard twice
 */
export async function tellSomebody({ db }: Connection, { users_id, token, origins }: Told) {
  const pages = origins.flatMap((origin) =>
    Array.from({ length: PAGES_EACH }, () => openPage(origin, token)),
  )
  // What happened before is asked by the page itself.
  await until(async () => pages.every((page) => page.isOpen()))
  const committed: string[] = []
  let isOver = false
  const tell = async () => {
    for (let n = 1; !isOver; n += 1) {
      const kind = `essai ${n}`
      await db
        .transaction((tx) =>
          addFluxEvents(tx, [{ users_id, type: 'notification', data: { kind } }]),
        )
        // Of one that fails nobody was told that it is kept; it may be.
        .then(
          () => committed.push(kind),
          () => {},
        )
      await wait(EACH_MS)
    }
  }
  const telling = tell()
  return {
    end: async (): Promise<Heard> => {
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

const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, 0)

/** A page of the member: whenever its stream ends it comes back, with the last number that it heard. */
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
