import type { AudienceEvent } from '@foulee/domain/site/audience'
import type { BrowserStorage } from '#platform/browser-storage.ts'

/** Session id: created after consent, deleted with the tab. */
const VISIT_KEY = 'visite'
const MAX_BATCH = 20
const FLUSH_AFTER_MS = 2_000

type Outside = {
  send: (visite: string, events: AudienceEvent[]) => void
  storage: Pick<BrowserStorage, 'get' | 'set' | 'remove'>
  getRubrique: () => string
  schedule: (act: () => void, ms: number) => unknown
}

/** Closed until consent: earlier events are neither stored nor sent (CNIL). */
type Gate = {
  record: (event: AudienceEvent) => void
  open: () => void
  close: () => void
  flush: () => void
}

export function createGate({ send, storage, getRubrique, schedule }: Outside): Gate {
  let visite: string | null = null
  let queue: AudienceEvent[] = []
  const flush = () => {
    while (visite && queue.length) send(visite, queue.splice(0, MAX_BATCH))
  }
  const record = (event: AudienceEvent) => {
    if (!visite) return
    queue.push(event)
    if (queue.length === 1) schedule(flush, FLUSH_AFTER_MS)
  }
  const open = () => {
    if (visite) return
    const known = storage.get(VISIT_KEY)
    visite = known ?? newVisit()
    if (known) return
    // If it is refused, each page is its own session.
    storage.set(VISIT_KEY, visite)
    record({ name: 'visit', props: { rubrique: getRubrique() } })
  }
  const close = () => {
    visite = null
    queue = []
    storage.remove(VISIT_KEY)
  }
  return { record, open, close, flush }
}

/** Sixteen random hexadecimal digits, not linked to a person. */
const newVisit = () =>
  [...crypto.getRandomValues(new Uint8Array(8))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
