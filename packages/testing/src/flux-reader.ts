import { createParser } from 'eventsource-parser'

export type ReadEvent = { type: string; data: Record<string, unknown>; id: string | undefined }

export type FluxReader = {
  status: number
  headers: Headers
  /** All events so far, signals included. */
  events: readonly ReadEvent[]
  beats: () => number
  lastEventId: () => string | null
  /** Waits for a condition on the events; rejects if the stream ends first. */
  until: (isEnough: (events: readonly ReadEvent[]) => boolean) => Promise<readonly ReadEvent[]>
  ended: Promise<void>
  /** Drops the connection, like a lost network. */
  cut: () => void
}

type Options = { token: string; lastEventId?: string | null; signal?: AbortSignal }

export async function readFlux(
  origin: string,
  { token, lastEventId }: Options,
): Promise<FluxReader> {
  const cutting = new AbortController()
  const response = await fetch(`${origin}/api/flux`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(lastEventId ? { 'last-event-id': lastEventId } : {}),
    },
    signal: cutting.signal,
  })
  const events: ReadEvent[] = []
  const waiting = new Set<() => void>()
  let beats = 0
  let last = lastEventId ?? null
  let isOver = false
  const wake = () => {
    for (const look of waiting) look()
  }
  const parser = createParser({
    onEvent: ({ event = '', data, id }) => {
      events.push({ type: event, data: JSON.parse(data), id })
      last = id ?? last
    },
    onComment: () => beats++,
  })
  const read = async () => {
    const decoder = new TextDecoder()
    for await (const piece of response.body ?? []) {
      parser.feed(decoder.decode(piece, { stream: true }))
      wake()
    }
  }
  const ended = (response.ok ? read() : Promise.resolve())
    .catch(() => undefined)
    .finally(() => {
      isOver = true
      wake()
    })
  return {
    status: response.status,
    headers: response.headers,
    events,
    beats: () => beats,
    lastEventId: () => last,
    until: (isEnough) =>
      new Promise((resolve, reject) => {
        const look = () => {
          if (isEnough(events)) resolve(events)
          else if (isOver) reject(new Error(`The stream ended at ${JSON.stringify(events)}.`))
          else return
          waiting.delete(look)
        }
        waiting.add(look)
        look()
      }),
    ended,
    cut: () => cutting.abort(),
  }
}

export const typesOf = (events: readonly ReadEvent[]) => events.map(({ type }) => type)
