import { getComebackPause } from '@foulee/domain/echanges/flux'
import { createParser } from 'eventsource-parser'

/** The server says something every 25 s: longer than this, and nobody is there any more. */
const SILENCE_MS = 60_000
/** Over how long the pages of everybody ask again, when all are told to. */
const SPREAD_MS = 2_000

/** What a connection needs of the page; replaced in tests. */
export type Surroundings = {
  /** Asks for the stream, from after this event on. */
  ask: (lastEventId: string | null, signal: AbortSignal) => Promise<Response>
  onEvent: (type: string, data: unknown) => void
  /** With `isSuite`, nothing that is kept was missed. */
  onGap: (gap: { isSuite: boolean }) => void
  /** Whether the page is told of what happens from now on, or has to ask by itself. */
  onLive: (isLive: boolean) => void
  /** The server knows the session no more. */
  onSessionEnd: () => void
  random: () => number
}

/** How a stream was lost, and how long to wait before the next: null for as long as nobody asks. */
type Loss = { pause: number | null; hasWorked: boolean }

/**
 * One stream, opened again each time it is lost, from where it was cut. A stream that cannot be had is
 * tried again more and more rarely; the page does without it as before.
 */
export function createConnection(given: Surroundings) {
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
    given.onLive(false)
    failures = hasWorked ? 0 : failures + 1
    current = null
    if (pause === null) return
    const comeback = getComebackPause(failures, given.random())
    timer = setTimeout(() => void open(), Math.max(pause, comeback))
  }

  async function listen(own: AbortController): Promise<Loss> {
    let hasWorked = false
    let pause: number | null = 0
    const watch = createWatch(() => own.abort())
    try {
      const response = await given.ask(lastEventId, own.signal)
      if (!response.ok) return { pause: await readRefusal(response), hasWorked }
      const parser = createParser({
        onEvent: ({ event = '', data, id }) => {
          const value = JSON.parse(data)
          lastEventId = id ?? lastEventId
          if (event === 'ouverture') hasWorked = true
          if (event === 'fin' && !value.revenir) pause = null
          tell(event, value)
        },
      })
      await readText(response, (text) => {
        watch.seen()
        if (current === own) parser.feed(text)
      })
    } catch {
      // However it was lost: what matters is that it is taken up again.
    } finally {
      watch.stop()
    }
    return { pause, hasWorked }
  }

  const askAgain = () => given.onGap({ isSuite: false })

  function tell(type: string, data: { suite?: boolean }): void {
    if (type === 'ouverture') {
      given.onLive(true)
      given.onGap({ isSuite: data.suite === true })
    } else if (type === 'reprise') setTimeout(askAgain, given.random() * SPREAD_MS)
    else if (type !== 'fin') given.onEvent(type, data)
  }

  async function readRefusal(response: Response): Promise<number | null> {
    const after = Number(response.headers.get('retry-after')) * 1_000
    const { code = '' } = await response.json().catch(() => ({}))
    if (response.status !== 401) return after || 0
    if (code === 'session_expiree' || code === 'session_absente') given.onSessionEnd()
    return null
  }

  return {
    /** Now, whatever was waited for; what is open stays. */
    start: () => {
      if (current) return
      failures = 0
      void open()
    },
    /** Nobody looks: what happens meanwhile is taken up by the next `start`. */
    stop: () => {
      clearTimeout(timer)
      current?.abort()
      current = null
      given.onLive(false)
    },
  }
}

export type FluxConnection = ReturnType<typeof createConnection>

/** Calls back once nothing was seen for too long: the network tells nobody of its holes. */
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
