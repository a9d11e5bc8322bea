import type { Message } from '@foulee/contract/echanges/messages'
import { isApiError } from '@foulee/contract/shared/call-error'
import { getComebackPause } from '@foulee/domain/echanges/flux'
import type { Sending } from '#platform/api/send-form.ts'
import { addEnvois, changeEnvoi, dropEnvoi, type Envoi, listReady } from './envois.ts'

const NO_NETWORK = 'En attente du réseau.'
const NOT_SENT = 'L’envoi n’a pas abouti.'
const STOPPED = 'Vous avez interrompu l’envoi.'

export type Surroundings = {
  post: (envoi: Envoi, sending: Sending) => Promise<Message>
  /** Persists a message with its photos; failure is ignored. */
  store: (envoi: Envoi) => Promise<void>
  drop: (client_id: string) => Promise<void>
  list: () => Promise<Envoi[]>
  onSent: (message: Message, envoi: Envoi) => void
  random: () => number
}

/** A refusal needs a decision of the author; network and server errors are retried. */
const isPassing = (cause: unknown): boolean =>
  isApiError(cause) && (cause.status === 0 || cause.status === 401 || cause.status >= 500)

class Stopped extends Error {}

function formatFailure(cause: unknown): string {
  if (cause instanceof Stopped) return cause.message
  if (!isApiError(cause)) return NOT_SENT
  return Object.values(cause.errors)[0] ?? cause.message
}

/**
 * Outbox of messages: shown at once, persisted until sent, in order and one at a time per
 * conversation, retried when the network is back. `client_id` makes sending idempotent.
 */
export function createBoite(surroundings: Surroundings) {
  let envois: readonly Envoi[] = []
  let users_id: number | null = null
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()
  const stops = new Map<string, AbortController>()
  /** Writes to storage are serialised: a message must not be stored again after its removal. */
  let keeping: Promise<unknown> = Promise.resolve()
  const write = (task: () => Promise<void>) => {
    keeping = keeping.then(task).catch(() => undefined)
  }

  const set = (next: readonly Envoi[]) => {
    envois = next
    for (const listener of listeners) listener()
  }

  /** Messages of another account on this device stay stored until that member signs in. */
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
    const cause = await surroundings.post(envoi, { signal: stop.signal, onProgress }).then(
      (message) => {
        failures = 0
        write(() => surroundings.drop(client_id))
        if (owner !== users_id) return null
        surroundings.onSent(message, envoi)
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
      set(changeEnvoi(envois, client_id, { etat: 'echec', motif: formatFailure(cause) }))
      pump()
      return
    }
    set(changeEnvoi(envois, client_id, { etat: 'attente', motif: NO_NETWORK }))
    clearTimeout(timer)
    timer = setTimeout(pump, getComebackPause(failures, surroundings.random()))
    failures += 1
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: (): readonly Envoi[] => envois,
    start: async (member: number) => {
      if (users_id === member) return
      users_id = member
      set([])
      const kept = await keeping.then(surroundings.list).catch(() => [])
      const mine = kept.filter((envoi) => envoi.users_id === member)
      if (users_id !== member) return
      set(addEnvois(envois, mine))
      pump()
    },
    /** After sign-out nothing is sent in the name of the next member. */
    stop: () => {
      users_id = null
      failures = 0
      clearTimeout(timer)
      set([])
    },
    send: (envoi: Envoi) => {
      if (envoi.users_id !== users_id) return
      set(addEnvois(envois, [envoi]))
      write(() => surroundings.store(envoi))
      pump()
    },
    /** Cancels an upload: the message stays as failed, for its author to decide. */
    interrupt: (client_id: string) => stops.get(client_id)?.abort(),
    retry: (client_id: string) => {
      set(changeEnvoi(envois, client_id, { etat: 'attente', motif: null }))
      pump()
    },
    abandon: (client_id: string) => {
      set(dropEnvoi(envois, client_id))
      write(() => surroundings.drop(client_id))
      pump()
    },
    /** The network is back: retries at once. */
    wake: () => {
      failures = 0
      clearTimeout(timer)
      pump()
    },
  }
}
