import type { Message } from '@foulee/contract/echanges/messages'
import { isApiError } from '@foulee/contract/shared/call-error'
import { getComebackPause } from '@foulee/domain/echanges/flux'
import type { Sending } from '#platform/api/send-form.ts'
import { addEnvois, changeEnvoi, dropEnvoi, type Envoi, listReady } from './envois.ts'

const NO_NETWORK = 'En attente du réseau.'
const NOT_SENT = 'L’envoi n’a pas abouti.'
const STOPPED = 'Vous avez interrompu l’envoi.'

/** What the outbox needs of the page; replaced in tests. */
export type Surroundings = {
  post: (envoi: Envoi, sending: Sending) => Promise<Message>
  /** Keeps words through a reload, photos included; it may fail silently. */
  keep: (envoi: Envoi) => Promise<void>
  drop: (client_id: string) => Promise<void>
  list: () => Promise<Envoi[]>
  onSent: (message: Message, envoi: Envoi) => void
  random: () => number
}

/** A refusal is the author’s to answer; a network or a server in trouble is waited for. */
const isPassing = (cause: unknown): boolean =>
  isApiError(cause) && (cause.status === 0 || cause.status === 401 || cause.status >= 500)

/** Its author broke it off. */
class Stopped extends Error {}

function sayFailure(cause: unknown): string {
  if (cause instanceof Stopped) return cause.message
  if (!isApiError(cause)) return NOT_SENT
  return Object.values(cause.errors)[0] ?? cause.message
}

/**
 * What I have written and what is not there yet: shown at once, kept until it is, sent in order, one at a
 * time to each place, and again when the network is back. The server makes one message of one `client_id`.
 */
export function createBoite(given: Surroundings) {
  let envois: readonly Envoi[] = []
  let users_id: number | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const stops = new Map<string, AbortController>()
  /** What the device keeps is written in order: what went out is not kept after it was dropped. */
  let keeping: Promise<unknown> = Promise.resolve()
  const write = (task: () => Promise<void>) => {
    keeping = keeping.then(task).catch(() => undefined)
  }

  const set = (next: readonly Envoi[]) => {
    envois = next
    for (const listener of listeners) listener()
  }

  /** What another member wrote stays where it is kept, until that member is back. */
  const pump = () => {
    const mine = envois.filter((envoi) => envoi.users_id === users_id)
    for (const envoi of listReady(mine)) void go(envoi)
  }

  async function go(envoi: Envoi): Promise<void> {
    const { client_id } = envoi
    set(changeEnvoi(envois, client_id, { etat: 'envoi', motif: null, part: 0 }))
    const owner = users_id
    const stop = new AbortController()
    stops.set(client_id, stop)
    const onProgress = (part: number) => set(changeEnvoi(envois, client_id, { part }))
    const cause = await given.post(envoi, { signal: stop.signal, onProgress }).then(
      (message) => {
        failures = 0
        write(() => given.drop(client_id))
        if (owner !== users_id) return null
        given.onSent(message, envoi)
        set(dropEnvoi(envois, client_id))
        return null
      },
      (failure: unknown) => failure ?? new Error(NOT_SENT),
    )
    stops.delete(client_id)
    if (owner !== users_id) return
    if (cause === null) pump()
    else fail(client_id, stop.signal.aborted ? new Stopped(STOPPED) : cause)
  }

  function fail(client_id: string, cause: unknown): void {
    if (!isPassing(cause)) {
      set(changeEnvoi(envois, client_id, { etat: 'echec', motif: sayFailure(cause) }))
      pump()
      return
    }
    set(changeEnvoi(envois, client_id, { etat: 'attente', motif: NO_NETWORK }))
    clearTimeout(timer)
    timer = setTimeout(pump, getComebackPause(failures, given.random()))
    failures += 1
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: (): readonly Envoi[] => envois,
    /** Takes up what a member left unsent on this device. */
    start: async (member: number) => {
      if (users_id === member) return
      users_id = member
      set([])
      const kept = await keeping.then(given.list).catch(() => [])
      const mine = kept.filter((one) => one.users_id === member)
      if (users_id !== member) return
      set(addEnvois(envois, mine))
      pump()
    },
    /** Nobody is signed in any more: nothing leaves in the name of whoever comes next. */
    stop: () => {
      users_id = null
      failures = 0
      clearTimeout(timer)
      set([])
    },
    send: (envoi: Envoi) => {
      if (envoi.users_id !== users_id) return
      set(addEnvois(envois, [envoi]))
      write(() => given.keep(envoi))
      pump()
    },
    /** Breaks off what is on its way: it stays, as what was refused does, for its author to decide. */
    interrupt: (client_id: string) => stops.get(client_id)?.abort(),
    retry: (client_id: string) => {
      set(changeEnvoi(envois, client_id, { etat: 'attente', motif: null }))
      pump()
    },
    abandon: (client_id: string) => {
      set(dropEnvoi(envois, client_id))
      write(() => given.drop(client_id))
      pump()
    },
    /** The network is back: nothing waits for its turn to try again. */
    wake: () => {
      failures = 0
      clearTimeout(timer)
      pump()
    },
  }
}
