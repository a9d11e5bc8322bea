import { readSync } from 'node:fs'
import { TraceError } from '@foulee/trace/track'
import { type AnswerOf, doTask, type TraceTask } from './tasks.ts'

export type TraceReply =
  | { answer: AnswerOf<TraceTask> }
  | { refusal: { code: TraceError['code']; message: string } }

const readAt = (fd: number, into: Uint8Array, at: number) => readSync(fd, into, 0, into.length, at)

/** An error loses its class between threads, so that a refusal is a plain value. */
export default function reply(task: TraceTask): TraceReply {
  try {
    return { answer: doTask(task, readAt) }
  } catch (cause) {
    if (!(cause instanceof TraceError)) throw cause
    return { refusal: { code: cause.code, message: cause.message } }
  }
}
