import { setTimeout as wait } from 'node:timers/promises'

const TIMEOUT_MS = 20_000

/** Backend server. `isEnding`: told to stop, may refuse. */
export type Behind = { name: string; origin: string; isEnding: boolean }
type Reply = { status: number; body: unknown; from: Behind }

type Fault = string

/**
 * Load balancer: round robin, with retry on another server when one refuses while stopping. Other
 * failures are recorded.
 */
export type Door = {
  servers: Behind[]
  faults: Fault[]
  answered: Map<string, number>
  nbMoved: number
  slowestMs: number
}

export const openDoor = (): Door => ({
  servers: [],
  faults: [],
  answered: new Map(),
  nbMoved: 0,
  slowestMs: 0,
})

/** @param not server excluded if another is available */
export async function forward(
  door: Door,
  nth: number,
  path: string,
  init: RequestInit = {},
  not?: Behind,
): Promise<Reply> {
  const candidates = door.servers.filter((server) => server !== not)
  const open = candidates.length ? candidates : door.servers
  const from = open[nth % open.length]
  if (!from) throw new Error('No server is behind the door.')
  const begun = performance.now()
  const answer = await fetch(`${from.origin}${path}`, {
    ...init,
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch((cause: unknown) => ({ status: 0, text: String((cause as Error).cause ?? cause) }))
  if (answer.status === 0 && (from.isEnding || !door.servers.includes(from))) {
    door.nbMoved++
    await wait(10)
    return forward(door, nth + 1, path, init, from)
  }
  door.slowestMs = Math.max(door.slowestMs, performance.now() - begun)
  door.answered.set(from.name, (door.answered.get(from.name) ?? 0) + 1)
  if (answer.status === 0 || answer.status >= 500) {
    door.faults.push(`${from.name} ${path}\u00a0: ${answer.status} ${answer.text.slice(0, 200)}`)
  }
  return { status: answer.status, body: readBody(answer.text), from }
}

function readBody(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}
