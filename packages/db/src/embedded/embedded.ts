import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { Worker } from 'node:worker_threads'

type Message = { kind: string; bytes?: Uint8Array; message?: string }

export type Embedded = {
  createStream: () => Duplex
  /** Compressed archive of the data folder, to start another database from. */
  dump: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/**
 * Starts PostgreSQL (PGlite with PostGIS) in a worker thread.
 * @param folder data folder; null keeps data in memory
 * @param snapshot archive made by `dump`, loaded into an empty folder
 */
export async function startEmbedded(
  folder: string | null,
  snapshot: Uint8Array | null = null,
): Promise<Embedded> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, snapshot },
  })
  await once(worker, 'message')
  const request = async (kind: string) => {
    const answer = new Promise<Message>((resolve, reject) => {
      const listen = (message: Message) => {
        if (message.kind !== kind && message.kind !== 'failure') return
        worker.off('message', listen)
        if (message.kind === 'failure') reject(new Error(message.message))
        else resolve(message)
      }
      worker.on('message', listen)
    })
    worker.postMessage({ kind })
    return answer
  }
  return {
    createStream: () => createStream(worker),
    dump: async () => (await request('dump')).bytes ?? new Uint8Array(),
    close: async () => {
      const exit = once(worker, 'exit')
      await request('close')
      await exit
    },
  }
}

const TERMINATE = 'X'.charCodeAt(0)

function createStream(worker: Worker): Duplex {
  const receive = (message: Message) => {
    if (message.kind === 'protocol' && message.bytes) stream.push(Buffer.from(message.bytes))
    if (message.kind === 'failure') stream.destroy(new Error(message.message))
  }
  const send = (messages: Buffer[]) => {
    // Terminate messages are dropped: ending a client must not end the only backend.
    const forwarded = messages.filter((message) => message[0] !== TERMINATE)
    if (forwarded.length) worker.postMessage({ kind: 'protocol', bytes: Buffer.concat(forwarded) })
  }
  const stream = new Duplex({
    read() {},
    write(chunk: Buffer, _encoding, done) {
      send([chunk])
      done()
    },
    // The driver corks the messages of one query, which must be sent together: one by one, the
    // backend reports ready twice after an error, which shifts all later answers by one query.
    writev(chunks: { chunk: Buffer }[], done) {
      send(chunks.map(({ chunk }) => chunk))
      done()
    },
    final(done) {
      stream.push(null)
      done()
    },
    destroy(cause, done) {
      worker.off('message', receive)
      done(cause)
    },
  })
  worker.on('message', receive)
  worker.postMessage({ kind: 'reset' })
  const nothing = () => stream
  return Object.assign(stream, {
    connect: () => {
      process.nextTick(() => stream.emit('connect'))
      return stream
    },
    setNoDelay: nothing,
    setKeepAlive: nothing,
    ref: nothing,
    unref: nothing,
  })
}
