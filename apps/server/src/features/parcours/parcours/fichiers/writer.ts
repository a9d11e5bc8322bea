import { type MessagePort, parentPort } from 'node:worker_threads'
import { type WriteTask, writeFile } from './write-file.ts'

/** The thread's side: one task after the other, each answered by its number. */
export type Asked = { id: number; task: WriteTask }
export type Written = { id: number; bytes?: Uint8Array | null; failure?: string }

const port = parentPort as MessagePort

function write({ id, task }: Asked): Written {
  try {
    return { id, bytes: writeFile(task) }
  } catch (cause) {
    return { id, failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }
  }
}

port.on('message', (asked: Asked) => port.postMessage(write(asked)))
