import { readSync } from 'node:fs'
import { TraceError } from '@foulee/trace/track'
import { type AnswerOf, doTask, type TraceTask } from './tasks.ts'

/** What the thread says of a task: done, or refused in words for a runner. */
export type TraceReply =
  | { answer: AnswerOf<TraceTask> }
  | { refusal: { code: TraceError['code']; message: string } }

const readAt = (fd: number, into: Uint8Array, at: number) => readSync(fd, into, 0, into.length, at)

/** An error loses its class on the way out of a thread: a refusal goes as a value. */
export default function reply(task: TraceTask): TraceReply {
  try {
    return { answer: doTask(task, readAt) }
  } catch (cause) {
    if (!(cause instanceof TraceError)) throw cause
    return { refusal: { code: cause.code, message: cause.message } }
  }
}
