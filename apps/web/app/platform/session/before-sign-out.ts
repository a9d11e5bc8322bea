import { defer } from '@foulee/domain/shared/everywhere'

type Task = () => Promise<unknown>

const tasks = new Set<Task>()

export function onBeforeSignOut(task: Task): () => void {
  tasks.add(task)
  return () => void tasks.delete(task)
}

/** Upper bound in milliseconds: an unresponsive server must not block the sign-out. */
export const PATIENCE_MS = 3_000

export async function waitPatiently(work: Promise<unknown>): Promise<void> {
  const { promise: tooLong, resolve } = defer<void>()
  const timer = setTimeout(resolve, PATIENCE_MS)
  await Promise.race([work, tooLong])
  clearTimeout(timer)
}

export async function runBeforeSignOut(): Promise<void> {
  if (tasks.size) await waitPatiently(Promise.allSettled([...tasks].map((task) => task())))
}
