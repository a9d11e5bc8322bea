import { once } from 'node:events'
import { Duplex } from 'node:stream'
import { setImmediate } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type Message, openEngine } from './engine.ts'

export type Embedded = {
  createStream: () => Duplex
  /** Compressed archive of the data folder, to start another database from. */
  dump: () => Promise<Uint8Array>
  close: () => Promise<void>
}

/** Answers in the order of the questions. */
type Engine = { answer: (message: Message) => Promise<Message>; end: () => Promise<void> }

/**
 * Starts PostgreSQL (PGlite with PostGIS). It speaks the wire protocol, so that one driver serves both databases.
 * @param folder data folder; null keeps data in memory
 * @param snapshot archive made by `dump`, loaded into an empty folder
 * @param isInThread computes in this thread: less work for each statement, but HTTP waits for a slow one
 */
export async function startEmbedded(
  folder: string | null,
  snapshot: Uint8Array | null = null,
  { isInThread = false } = {},
): Promise<Embedded> {
  const { answer, end } = isInThread
    ? await openHere(folder, snapshot)
    : await startThread(folder, snapshot)
  const request = async (kind: string) => {
    const { message, bytes } = await answer({ kind })
    if (message !== undefined) throw new Error(message)
    return bytes
  }
  return {
    createStream: () => createStream(answer),
    dump: async () => (await request('dump')) ?? new Uint8Array(),
    close: async () => {
      await request('close')
      await end()
    },
  }
}

async function openHere(folder: string | null, snapshot: Uint8Array | null): Promise<Engine> {
  const ask = await openEngine(folder, snapshot)
  return {
    answer: async (message) => {
      const answer = await ask(message)
      // As from a network: statements in a loop would otherwise hold timers and files up.
      await setImmediate()
      return answer
    },
    end: async () => {},
  }
}

async function startThread(folder: string | null, snapshot: Uint8Array | null): Promise<Engine> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: { folder, snapshot },
  })
  await once(worker, 'message')
  const waiting: ((message: Message) => void)[] = []
  const ended = Promise.withResolvers<void>()
  let isOver = false
  worker.on('message', (message: Message) => waiting.shift()?.(message))
  // An error of the worker is heard by nobody, and ends the process.
  worker.on('exit', () => {
    isOver = true
    for (const resolve of waiting.splice(0)) resolve(STOPPED)
    ended.resolve()
  })
  return {
    answer: (message) => {
      if (isOver) return Promise.resolve(STOPPED)
      const { promise, resolve } = Promise.withResolvers<Message>()
      waiting.push(resolve)
      worker.postMessage(message)
      return promise
    },
    end: () => ended.promise,
  }
}

const STOPPED: Message = { kind: 'failure', message: 'The embedded database has stopped.' }

const TERMINATE = 'X'.charCodeAt(0)

function createStream(answer: Engine['answer']): Duplex {
  let isOpen = true
  const receive = ({ bytes, message }: Message) => {
    if (!isOpen) return
    if (message !== undefined) stream.destroy(new Error(message))
    else if (bytes) stream.push(bytes)
  }
  const send = (messages: Buffer[]) => {
    // Terminate messages are dropped: ending a client must not end the only backend.
    const forwarded = messages.filter((message) => message[0] !== TERMINATE)
    if (!forwarded.length) return
    void answer({ kind: 'protocol', bytes: Buffer.concat(forwarded) }).then(receive)
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
      // A late answer would be a push after the end.
      isOpen = false
      stream.push(null)
      done()
    },
    destroy(cause, done) {
      isOpen = false
      done(cause)
    },
  })
  void answer({ kind: 'reset' }).then(receive)
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
