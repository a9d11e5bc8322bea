import { defer } from '@foulee/domain/shared/everywhere'

type Task = () => Promise<unknown>

const tasks = new Set<Task>()

/** What is done first when the member signs out, while there is a session to do it with. */
export function beforeLeaving(task: Task): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Whoever leaves does not wait for a server that does not answer. */
export const PATIENCE_MS = 3_000

/** Waits for what is to be done first, which must not throw; what takes too long keeps nobody in. */
export async function waitPatiently(work: Promise<unknown>): Promise<void> {
  const { promise: tooLong, resolve } = defer<void>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  await Promise.race([work, tooLong])
  clearTimeout(timer)
}

/** Does all of it; what fails, or takes too long, keeps nobody in. */
export async function finishBeforeLeaving(): Promise<void> {
  if (tasks.size) await waitPatiently(Promise.allSettled([...tasks].map((task) => task())))
}
