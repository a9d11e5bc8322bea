import type { FluxSignal, FluxType } from '@foulee/contract/echanges/flux'

export type Sink = {
  write: (bytes: Buffer) => void
  behind: () => number
  end: () => void
  cut: () => void
  onEnd: (ended: () => void) => void
}

/** Limit of unread bytes: a slower reader is cut, and resumes later. */
const MAX_BEHIND = 256 * 1024

/** Serialised event, shared by its recipients. JSON contains no line feed. */
export const encodeEvent = (type: FluxType | FluxSignal, data: object, id?: string): Buffer =>
  Buffer.from(
    `event: ${type}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
  )

/** Heartbeat comment, for proxies and clients. */
export const BEAT = Buffer.from(': …\n\n')

/** Ranks are per member, so that the id contains the member. */
export const writeEventId = (users_id: number, rang: number) => `${users_id}-${rang}`

/** @returns null for an invalid id, or another member's */
export function readEventId(text: string | null, users_id: number): number | null {
  const [, owner, rang] = /^(\d{1,10})-(\d{1,10})$/.exec(text ?? '') ?? []
  const number = Number(rang)
  return Number(owner) === users_id && number <= 0x7f_ff_ff_ff ? number : null
}

export type Stream = {
  readonly users_id: number
  readonly session_id: number
  /** Last rank sent; null while opening. */
  rang: number | null
  readonly pending: Buffer[]
  sink: Sink | null
  timer?: NodeJS.Timeout
}

/** Writes the buffer at once; streams with equal content share one Buffer. */
export function createFlusher(): (stream: Stream) => void {
  let list: Buffer[] = []
  let bytes: Buffer = Buffer.alloc(0)
  const join = (pending: Buffer[]) => {
    if (pending.length === 1) return pending[0] as Buffer
    const isSame = pending.length === list.length && pending.every((piece, n) => piece === list[n])
    if (!isSame) {
      list = [...pending]
      bytes = Buffer.concat(pending)
    }
    return bytes
  }
  return ({ sink, pending }) => {
    if (!sink || !pending.length) return
    const piece = join(pending)
    pending.length = 0
    if (sink.behind() > MAX_BEHIND) sink.cut()
    else sink.write(piece)
  }
}
