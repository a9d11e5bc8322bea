import type { Announcement } from './channel.ts'

export type Todo = {
  news: Set<number>
  subjects: Set<number>
  sessions: Set<number>
  /** Delivered after subscriptions are reloaded. */
  announced: Announcement[]
  hasGap: boolean
}

const nothing = (): Todo => ({
  news: new Set(),
  subjects: new Set(),
  sessions: new Set(),
  announced: [],
  hasGap: false,
})

const isNothing = ({ news, subjects, sessions, announced, hasGap }: Todo) =>
  !news.size && !subjects.size && !sessions.size && !announced.length && !hasGap

const hasSubjects = ({ subjects, hasGap }: Todo) => subjects.size > 0 || hasGap

/** Batching delay: several events then cost one write per stream. */
const GATHER_MS = 60
const RETRY_MS = 1_000

type BatcherOptions = {
  flush: () => void
  perform: (todo: Todo) => Promise<void>
  onFailure: (cause: unknown) => void
}

export function createBatcher({ flush, perform, onFailure }: BatcherOptions) {
  let todo = nothing()
  let timer: NodeJS.Timeout | null = null
  let doing: Todo | null = null
  let isClosed = false

  const wake = (after = GATHER_MS) => {
    if (!isClosed) timer ??= setTimeout(run, after)
  }
  function run(): void {
    timer = null
    flush()
    if (!doing && !isNothing(todo)) void work()
  }
  async function work(): Promise<void> {
    const own = todo
    todo = nothing()
    doing = own
    let pause = 0
    try {
      await perform(own)
    } catch (cause) {
      onFailure(cause)
      putBack(own)
      pause = RETRY_MS
    }
    doing = null
    flush()
    if (!isNothing(todo)) wake(pause)
  }
  function putBack({ news, subjects, sessions, announced, hasGap }: Todo): void {
    for (const id of news) todo.news.add(id)
    for (const id of subjects) todo.subjects.add(id)
    for (const id of sessions) todo.sessions.add(id)
    todo.announced.unshift(...announced)
    todo.hasGap ||= hasGap
  }
  return {
    /** @param after maximum delay in milliseconds */
    add: (change: (todo: Todo) => void, after = GATHER_MS) => {
      change(todo)
      wake(after)
    },
    awaitsSubjects: () => hasSubjects(todo) || (doing !== null && hasSubjects(doing)),
    wake,
    close: () => {
      isClosed = true
      if (timer) clearTimeout(timer)
    },
  }
}
