import { Worker } from 'node:worker_threads'
import { createLine, LINES } from '../../../../http/lines.ts'
import type { WriteTask } from './write-file.ts'
import type { Asked, Written } from './writer.ts'

/** Megabytes that one file may take. */
const MEMORY = { maxOldGenerationSizeMb: 512 }

type Waiting = { resolve: (bytes: Buffer | null) => void; reject: (cause: Error) => void }

const inTurn = createLine(LINES.fichier)
let thread: Worker | null = null
const waiting = new Map<number, Waiting>()
let asked = 0

/**
 * Writes a file on a thread of its own, started when first needed: a FIT file takes 35 µs per point, and
 * answering must not wait for it. Null when the route shows less than a line.
 * @throws ApiError `trop_de_demandes` when the caller has enough waiting, `service_indisponible`
 */
export const writeOnThread = (task: WriteTask): Promise<Buffer | null> => inTurn(() => write(task))

function write(task: WriteTask): Promise<Buffer | null> {
  const { promise, resolve, reject } = Promise.withResolvers<Buffer | null>()
  const id = asked++
  waiting.set(id, { resolve, reject })
  thread ??= start()
  thread.ref()
  thread.postMessage({ id, task } satisfies Asked)
  return promise
}

function start(): Worker {
  const worker = new Worker(new URL('./writer.ts', import.meta.url), { resourceLimits: MEMORY })
  worker.on('message', ({ id, bytes, failure }: Written) => {
    const one = waiting.get(id)
    waiting.delete(id)
    if (!waiting.size) worker.unref()
    if (failure) one?.reject(new Error(failure))
    else one?.resolve(bytes ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length) : null)
  })
  worker.on('error', (cause) => drop(worker, cause instanceof Error ? cause : new Error('thread')))
  worker.on('exit', () => drop(worker, new Error('The thread that writes files has ended.')))
  return worker
}

/** The thread is gone: what it had is refused, and the next file starts another one. */
function drop(worker: Worker, cause: Error): void {
  if (thread !== worker) return
  thread = null
  for (const { reject } of waiting.values()) reject(cause)
  waiting.clear()
}
