import type { FluxSignal, FluxType } from '@foulee/contract/echanges/flux'

/** Where a stream is poured: the connection of one tab. */
export type Sink = {
  write: (bytes: Buffer) => void
  /** How many bytes wait for a reader who is slow. */
  behind: () => number
  /** Lets what was written arrive, then ends. */
  end: () => void
  /** Lets go at once. */
  cut: () => void
  /** Told once, however it ends. */
  onEnd: (ended: () => void) => void
}

/** Bytes that may wait for one reader. Who reads slower is cut, and takes up again later. */
const MAX_BEHIND = 256 * 1024

/** An event as it goes over the wire, made once for all who get it. JSON has no line feed in it. */
export const encodeEvent = (type: FluxType | FluxSignal, data: object, id?: string): Buffer =>
  Buffer.from(
    `event: ${type}\n${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`,
  )

/** Nothing, for whoever stands in between and for whoever waits: the stream is alive. */
export const BEAT = Buffer.from(': …\n\n')

/** The number of an event holds for its member alone: of another's nothing can be taken up. */
export const writeEventId = (users_id: number, rang: number) => `${users_id}-${rang}`

/** @returns null for what is no number of this member's */
export function readEventId(text: string | null, users_id: number): number | null {
  const [, owner, rang] = /^(\d{1,10})-(\d{1,10})$/.exec(text ?? '') ?? []
  const number = Number(rang)
  return Number(owner) === users_id && number <= 0x7f_ff_ff_ff ? number : null
}

/** One tab that listens. */
export type Stream = {
  readonly users_id: number
  readonly session_id: number
  /** The last number that it was told; null while it opens. */
  rang: number | null
  /** What it is told with the next write. */
  readonly pending: Buffer[]
  sink: Sink | null
  /** Ends it when it has lasted long enough. */
  timer?: NodeJS.Timeout
}

/** Writes what waits, as one piece. Streams that are told the same share its bytes. */
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
