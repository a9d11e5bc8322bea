import type { Announcement } from './channel.ts'

/** What is to be done when the time of gathering is over: whose news, subjects and sessions to read. */
export type Todo = {
  news: Set<number>
  subjects: Set<number>
  sessions: Set<number>
  /** What is told once the subjects have been read again: who had begun to follow before is told. */
  announced: Announcement[]
  /** Something may not have been heard, whoever it was for. */
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

/** How long news is gathered before it is told: many events then cost one write a reader. */
const GATHER_MS = 60
/** When a database that is away is asked again. */
const RETRY_MS = 1_000

type Given = {
  /** What is there to be said without asking the database. */
  flush: () => void
  perform: (todo: Todo) => Promise<void>
  onFailure: (cause: unknown) => void
}

/** Gathers what is to be done, and does it: one thing after the other, again when it fails. */
export function createGathering({ flush, perform, onFailure }: Given) {
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
    /** Changes what is to be done, and does it before long. @param after in milliseconds */
    add: (change: (todo: Todo) => void, after = GATHER_MS) => {
      change(todo)
      wake(after)
    },
    /** Whether it is to be read again, or just now is, what members follow. */
    awaitsSubjects: () => hasSubjects(todo) || (doing !== null && hasSubjects(doing)),
    wake,
    close: () => {
      isClosed = true
      if (timer) clearTimeout(timer)
    },
  }
}
