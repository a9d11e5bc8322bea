import { getComebackPause } from '@foulee/domain/echanges/flux'
import { createParser } from 'eventsource-parser'

/** Timeout in milliseconds; the server sends a heartbeat every 25 s. */
const SILENCE_MS = 60_000
/** Jitter in milliseconds, against simultaneous refetches by all pages. */
const SPREAD_MS = 2_000

export type Surroundings = {
  request: (lastEventId: string | null, signal: AbortSignal) => Promise<Response>
  onEvent: (type: string, data: unknown) => void
  /** `isSuite`: persisted events were replayed, only transient ones may be lost. */
  onGap: (gap: { isSuite: boolean }) => void
  /** Whether events arrive by push; otherwise pages poll. */
  onLive: (isLive: boolean) => void
  onSessionEnd: () => void
  random: () => number
}

type Loss = { pause: number | null; hasWorked: boolean }

/**
 * Server-sent events with resumption from the last event id and exponential backoff. Without a
 * stream, the page polls.
 */
export function createConnection(surroundings: Surroundings) {
  let lastEventId: string | null = null
  let failures = 0
  let current: AbortController | null = null
  let timer: ReturnType<typeof setTimeout> | undefined

  const open = async () => {
    clearTimeout(timer)
    const own = new AbortController()
    current = own
    const { pause, hasWorked } = await listen(own)
    if (current !== own) return
    surroundings.onLive(false)
    failures = hasWorked ? 0 : failures + 1
    current = null
    if (pause === null) return
    const comeback = getComebackPause(failures, surroundings.random())
    timer = setTimeout(() => void open(), Math.max(pause, comeback))
  }

  async function listen(own: AbortController): Promise<Loss> {
    let hasWorked = false
    let pause: number | null = 0
    const watch = createWatch(() => own.abort())
    try {
      const response = await surroundings.request(lastEventId, own.signal)
      if (!response.ok) return { pause: await readRefusal(response), hasWorked }
      const parser = createParser({
        onEvent: ({ event = '', data, id }) => {
          const value = JSON.parse(data)
          lastEventId = id ?? lastEventId
          if (event === 'ouverture') hasWorked = true
          if (event === 'fin' && !value.revenir) pause = null
          handleEvent(event, value)
        },
      })
      await readText(response, (text) => {
        watch.seen()
        if (current === own) parser.feed(text)
      })
    } catch {
    } finally {
      watch.stop()
    }
    return { pause, hasWorked }
  }

  const resync = () => surroundings.onGap({ isSuite: false })

  function handleEvent(type: string, data: { suite?: boolean }): void {
    if (type === 'ouverture') {
      surroundings.onLive(true)
      surroundings.onGap({ isSuite: data.suite === true })
    } else if (type === 'reprise') setTimeout(resync, surroundings.random() * SPREAD_MS)
    else if (type !== 'fin') surroundings.onEvent(type, data)
  }

  async function readRefusal(response: Response): Promise<number | null> {
    const after = Number(response.headers.get('retry-after')) * 1_000
    const { code = '' } = await response.json().catch(() => ({}))
    if (response.status !== 401) return after || 0
    if (code === 'session_expiree' || code === 'session_absente') surroundings.onSessionEnd()
    return null
  }

  return {
    /** Reconnects at once; an open stream stays. */
    start: () => {
      if (current) return
      failures = 0
      void open()
    },
    /** Stops while the tab is hidden; the next `start` resumes. */
    stop: () => {
      clearTimeout(timer)
      current?.abort()
      current = null
      surroundings.onLive(false)
    },
  }
}

export type FluxConnection = ReturnType<typeof createConnection>

/** Watchdog: a dead connection raises no event. */
function createWatch(onSilence: () => void) {
  let timer = setTimeout(onSilence, SILENCE_MS)
  return {
    seen: () => {
      clearTimeout(timer)
      timer = setTimeout(onSilence, SILENCE_MS)
    },
    stop: () => clearTimeout(timer),
  }
}

async function readText(response: Response, onText: (text: string) => void): Promise<void> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  for (;;) {
    const { done, value } = (await reader?.read()) ?? { done: true, value: '' }
    if (done) return
    onText(value)
  }
}
