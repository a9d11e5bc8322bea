import { ApiError } from '@foulee/contract/shared/errors'
import type { Db } from '@foulee/db/connect'
import { getSpread } from '@foulee/domain/echanges/flux'
import type { FastifyBaseLogger } from 'fastify'
import { createBatcher, type Todo } from './batcher.ts'
import { type Announcement, type FluxMessage, readMessage } from './channel.ts'
import { findLiveSessions, findNews, findStart, type News, numberEvents } from './flux.queries.ts'
import { type FluxSource, findAllSubjects } from './source.ts'
import {
  BEAT,
  createFlusher,
  encodeEvent,
  readEventId,
  type Sink,
  type Stream,
  writeEventId,
} from './stream.ts'
import { createSubscriptions } from './subscriptions.ts'

const BEAT_MS = 25_000
const WRITES = 500
const AT_ONCE = 500

export type FluxSettings = {
  /** Per process; the oldest is closed. */
  parMembre: number
  /** Maximum duration, so that streams rebalance over the processes. */
  dureeMs: number
}

type FluxOptions = {
  db: Db
  clock: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
  sources: readonly FluxSource[]
  settings: FluxSettings
}

type StreamRequest = { users_id: number; session_id: number; lastEventId: string | null }

export type Flux = {
  /**
   * Opens a stream, buffered until its sink is given.
   * @throws ApiError `session_expiree`, `service_indisponible` during shutdown
   */
  open: (request: StreamRequest) => Promise<(sink: Sink) => void>
  onPayload: (payload: string) => void
  onGap: () => void
  count: () => { members: number; streams: number }
  close: () => void
}

export function createFlux({ db, clock, log, sources, settings }: FluxOptions): Flux {
  const listeners = createSubscriptions()
  const touched = new Set<Stream>()
  let reading = 0
  let isClosed = false

  const sendBytes = (stream: Stream, bytes: Buffer) => {
    stream.pending.push(bytes)
    touched.add(stream)
  }
  const write = createFlusher()
  let isFlushing = false
  const flush = () => {
    if (!isFlushing) writeSome()
  }
  /** Writing to ten thousand streams at once would block the loop for 100 ms. */
  function writeSome(): void {
    let left = WRITES
    for (const stream of touched) {
      touched.delete(stream)
      write(stream)
      if (--left === 0) break
    }
    isFlushing = touched.size > 0
    if (isFlushing) setImmediate(writeSome)
  }
  const removeStream = (stream: Stream) => {
    clearTimeout(stream.timer)
    touched.delete(stream)
    listeners.remove(stream)
  }
  const end = (stream: Stream, revenir: boolean) => {
    removeStream(stream)
    stream.pending.push(encodeEvent('fin', { revenir }))
    createFlusher()(stream)
    stream.sink?.end()
  }

  const gathering = createBatcher({
    flush,
    perform,
    onFailure: (cause) => log.warn({ err: cause }, 'The streams could not be told what is new'),
  })

  async function perform({ news, subjects, sessions, announced, hasGap }: Todo): Promise<void> {
    if (hasGap) for (const id of listeners.members.keys()) news.add(id)
    await endDeadSessions(hasGap ? listeners.members.keys() : sessions)
    await renew(hasGap ? [...listeners.members.keys()] : [...subjects])
    for (const announcement of announced.splice(0)) announce(announcement)
    await sendNews([...news].filter((id) => listeners.members.has(id)))
    if (hasGap) for (const stream of listeners.streams()) requestResync(stream)
  }

  async function endDeadSessions(users_ids: Iterable<number>): Promise<void> {
    const streams = [...listeners.streams(users_ids)]
    if (!streams.length) return
    const ids = [...new Set(streams.map(({ session_id }) => session_id))]
    const alive = await findLiveSessions(db, ids, clock())
    for (const stream of streams) if (!alive.has(stream.session_id)) end(stream, true)
  }

  async function renew(users_ids: readonly number[]): Promise<void> {
    const connected = users_ids.filter((id) => listeners.members.has(id))
    if (!sources.length) return
    for (let start = 0; start < connected.length; start += AT_ONCE) {
      const own = ++reading
      const found = await findAllSubjects(db, sources, connected.slice(start, start + AT_ONCE))
      for (const [id, subjects] of found) listeners.follow(id, subjects, own)
    }
  }

  function announce({ sujet, aussi = [], sauf = [], type, data }: Announcement): void {
    const streams = listeners.followersOf([sujet, ...aussi], sauf)
    const spread = type === 'fil' && { etalement: getSpread(streams.length) }
    const bytes = encodeEvent(type, { ...data, ...spread })
    for (const stream of streams) sendBytes(stream, bytes)
    if (touched.size) gathering.wake()
  }

  async function sendNews(users_ids: readonly number[]): Promise<void> {
    const waiting = users_ids.flatMap((users_id) => {
      const ranks = [...listeners.streams([users_id])].flatMap(({ rang }) => rang ?? [])
      return ranks.length ? { users_id, depuis: Math.min(...ranks) } : []
    })
    if (!waiting.length) return
    await numberEvents(
      db,
      waiting.map(({ users_id }) => users_id),
    )
    const sinceByMember = new Map(waiting.map(({ users_id, depuis }) => [users_id, depuis]))
    for (const news of await findNews(db, waiting)) {
      sendToMember(news, sinceByMember.get(news.users_id) ?? 0)
    }
  }

  /**
   * @param depuis rank of the query: streams opened meanwhile at an earlier rank get their own
   * query
   */
  function sendToMember({ users_id, dernier, evenements }: News, depuis: number): void {
    const encoded = evenements.map(({ rang, type, data }) => ({
      rang,
      bytes: encodeEvent(type as 'notification', data, writeEventId(users_id, rang)),
    }))
    for (const stream of listeners.streams([users_id])) {
      if (stream.rang === null || stream.rang < depuis) continue
      for (const { rang, bytes } of encoded) {
        // Contiguous ranks only: events missed by another stream are not for this one.
        if (rang - 1 !== stream.rang) continue
        sendBytes(stream, bytes)
        stream.rang = rang
      }
      if (stream.rang !== dernier) requestResync(stream, dernier)
    }
  }

  function requestResync(stream: Stream, rang = stream.rang): void {
    if (rang === null) return
    stream.rang = rang
    sendBytes(stream, encodeEvent('reprise', {}, writeEventId(stream.users_id, rang)))
  }

  function onAnnouncement(message: Announcement): void {
    if (!gathering.awaitsSubjects()) announce(message)
    // Subscriptions being reloaded predate the announcement: wait for them.
    else gathering.add(({ announced }) => void announced.push(message))
  }

  function onMessage(message: FluxMessage): void {
    const isHere = (id: number) => listeners.members.has(id)
    const addToBatch = (ids: readonly number[], part: 'news' | 'subjects' | 'sessions') => {
      const connected = ids.filter(isHere)
      if (!connected.length) return
      gathering.add((todo) => {
        for (const id of connected) todo[part].add(id)
      })
    }
    if ('sujet' in message) onAnnouncement(message)
    else if ('m' in message) addToBatch(message.m, 'news')
    else if ('s' in message) addToBatch(message.s, 'subjects')
    else if ('f' in message) addToBatch(message.f, 'sessions')
  }

  function makeRoom(users_id: number): void {
    const own = [...listeners.streams([users_id])]
    for (const stream of own.slice(0, Math.max(0, own.length - settings.parMembre + 1))) {
      end(stream, false)
    }
  }

  async function start(stream: Stream, lastEventId: string | null): Promise<void> {
    const { users_id, session_id } = stream
    const rang = await findStart(db, { users_id, session_id, now: clock() })
    if (rang === null) throw new ApiError('session_expiree')
    await renew([users_id])
    const lastRank = readEventId(lastEventId, users_id)
    stream.rang = lastRank ?? rang
    const id = writeEventId(users_id, stream.rang)
    // Before notifications received while opening.
    stream.pending.unshift(encodeEvent('ouverture', { suite: lastRank !== null }, id))
    gathering.add(({ news }) => news.add(users_id), 0)
  }

  const beat = setInterval(() => {
    for (const stream of listeners.streams()) sendBytes(stream, BEAT)
    // Sessions expire without a notification.
    gathering.add(({ sessions }) => {
      for (const id of listeners.members.keys()) sessions.add(id)
    }, 0)
  }, BEAT_MS)
  beat.unref()

  return {
    open: async ({ users_id, session_id, lastEventId }) => {
      if (isClosed) throw new ApiError('service_indisponible', { retryAfter: 1 })
      makeRoom(users_id)
      const stream: Stream = { users_id, session_id, rang: null, pending: [], sink: null }
      // Subscribes first, so that no later notification is missed.
      listeners.add(stream)
      try {
        await start(stream, lastEventId)
      } catch (cause) {
        removeStream(stream)
        throw cause
      }
      return (sink) => {
        stream.sink = sink
        sink.onEnd(() => removeStream(stream))
        const isOver = !listeners.members.get(users_id)?.streams.has(stream)
        if (isOver) {
          createFlusher()(stream)
          return sink.end()
        }
        stream.timer = setTimeout(() => end(stream, true), settings.dureeMs)
        stream.timer.unref()
        createFlusher()(stream)
      }
    },
    onPayload: (payload) => {
      const message = readMessage(payload)
      if (message) onMessage(message)
    },
    count: () => {
      const streams = [...listeners.streams()].length
      return { members: listeners.members.size, streams }
    },
    onGap: () => {
      if (!listeners.members.size) return
      gathering.add((todo) => {
        todo.hasGap = true
      })
    },
    close: () => {
      isClosed = true
      clearInterval(beat)
      gathering.close()
      for (const stream of [...listeners.streams()]) end(stream, true)
    },
  }
}
