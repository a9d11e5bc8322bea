import { readSync } from 'node:fs'
import { type MessagePort, parentPort } from 'node:worker_threads'
import { TraceError } from '@foulee/trace/track'
import { doTask, type TraceAnswer, type TraceTask } from './tasks.ts'

/** What the thread says of a task: done, refused in words for a runner, or a fault of ours. */
export type WorkerReply =
  | { answer: TraceAnswer }
  | { refusal: { code: TraceError['code']; message: string } }
  | { failure: string }

const port = parentPort as MessagePort
const readAt = (fd: number, into: Uint8Array, at: number) => readSync(fd, into, 0, into.length, at)

function reply(task: TraceTask): WorkerReply {
  try {
    return { answer: doTask(task, readAt) }
  } catch (cause) {
    if (cause instanceof TraceError) {
      return { refusal: { code: cause.code, message: cause.message } }
    }
    return { failure: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) }
  }
}

port.on('message', (task: TraceTask) => {
  port.postMessage(reply(task))
})
