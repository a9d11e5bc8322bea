import { setTimeout as pause } from 'node:timers/promises'
import type { Invalidation } from '@foulee/db/invalidation'
import type { FastifyBaseLogger } from 'fastify'

/** Cache tags for an upstream HTTP cache, to purge by (decision 152). */
export const getTagHeaders = (
  tags: readonly string[],
  isShared: boolean,
): Record<string, string> => (isShared ? { xkey: tags.join(' ') } : {})

export type SharedCaches = {
  drop: (changes: Invalidation) => void
  close: () => Promise<void>
}

/** By then, answers in flight during the change have reached the cache. */
const AGAIN_MS = 2_000
const RETRY_MS = 500
const PATIENCE_MS = 5_000
/** Beyond a header's size, everything is purged. */
const MAX_TAGS = 300

type PurgedTags = { gone: ReadonlySet<string>; edited: ReadonlySet<string> }
const EVERYTHING: PurgedTags = { gone: new Set(['*']), edited: new Set() }

/**
 * Every process purges every cache, since each may have filled it with answers older than its own
 * notification. A failed purge is retried as a full one.
 * @param urls of the caches; none disables purging
 */
export function createSharedCaches(
  urls: readonly string[],
  log: Pick<FastifyBaseLogger, 'warn'>,
  { againMs = AGAIN_MS, retryMs = RETRY_MS } = {},
): SharedCaches {
  const closing = new AbortController()
  const tellers = urls.map((url) => createTeller(url, { log, retryMs, signal: closing.signal }))
  const purgeAll = (tags: PurgedTags) => {
    for (const teller of tellers) teller.tell(tags)
  }
  return {
    drop: (changes) => {
      if (!tellers.length) return
      const tags = { gone: new Set(changes.gone), edited: new Set(changes.edited) }
      purgeAll(tags)
      setTimeout(() => purgeAll(tags), againMs).unref()
    },
    close: async () => {
      closing.abort()
      await Promise.all(tellers.map(({ ended }) => ended()))
    },
  }
}

type PurgeOptions = { log: Pick<FastifyBaseLogger, 'warn'>; retryMs: number; signal: AbortSignal }

function createTeller(url: string, { log, retryMs, signal }: PurgeOptions) {
  let waiting: PurgedTags | null = null
  let work: Promise<void> | null = null
  const workOff = async () => {
    while (waiting && !signal.aborted) {
      const tags = waiting
      waiting = null
      try {
        await purge(url, tags)
      } catch (err) {
        if (signal.aborted) return
        log.warn({ err, cache: url }, 'A cache before us was not told of a change')
        waiting = EVERYTHING
        await pause(retryMs, undefined, { ref: false, signal }).catch(() => {})
      }
    }
  }
  return {
    tell: (tags: PurgedTags) => {
      waiting = waiting ? join(waiting, tags) : tags
      work ??= workOff().finally(() => {
        work = null
      })
    },
    ended: async () => {
      await work
    },
  }
}

const join = (purgedTags: PurgedTags, other: PurgedTags): PurgedTags => ({
  gone: new Set([...purgedTags.gone, ...other.gone]),
  edited: new Set([...purgedTags.edited, ...other.edited]),
})

async function purge(url: string, { gone, edited }: PurgedTags): Promise<void> {
  const isAll = gone.has('*') || gone.size + edited.size > MAX_TAGS
  const headers = new Headers()
  if (isAll) headers.set('xkey-all', '1')
  else {
    if (gone.size) headers.set('xkey-purge', [...gone].join(' '))
    if (edited.size) headers.set('xkey-softpurge', [...edited].join(' '))
  }
  const answer = await fetch(url, {
    method: 'PURGE',
    headers,
    signal: AbortSignal.timeout(PATIENCE_MS),
  })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`The cache answered ${answer.status}`)
}
