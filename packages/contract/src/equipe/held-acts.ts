/** How long an act may be taken back before anybody hears of it. */
export const HOLD_MS = 10_000

/** What is done unless it is taken back: a call of the contract that outlives its page (`keepalive`). */
export type Act = { run: () => Promise<unknown> }

export type HeldAct<A extends Act> = {
  act: A
  state: 'held' | 'sending' | 'done' | 'failed'
  /** When it is sent, in milliseconds. */
  until: number
  error: Error | null
}

/** Acts by the name of what they are about. */
export type HeldActs<A extends Act> = ReadonlyMap<string, HeldAct<A>>

/** Acts that wait ten seconds before they are sent (0083); what leaves the page is sent at once. */
export function createHeldActs<A extends Act>() {
  let acts: HeldActs<A> = new Map()
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const write = (key: string, act: HeldAct<A> | null) => {
    const next = new Map(acts)
    if (act) next.set(key, act)
    else next.delete(key)
    acts = next
    for (const listener of listeners) listener()
  }
  const drop = (key: string) => {
    clearTimeout(timers.get(key))
    timers.delete(key)
  }
  const send = async (key: string) => {
    const held = acts.get(key)
    drop(key)
    if (held?.state !== 'held') return
    write(key, { ...held, state: 'sending' })
    try {
      await held.act.run()
      write(key, { ...held, state: 'done' })
    } catch (cause) {
      const error = cause instanceof Error ? cause : new Error(String(cause), { cause })
      write(key, { ...held, state: 'failed', error })
    }
  }

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    read: () => acts,
    /** In ten seconds. What is on its way or done is not done twice. */
    hold: (key: string, act: A) => {
      const state = acts.get(key)?.state
      if (state === 'sending' || state === 'done') return
      drop(key)
      write(key, { act, state: 'held', until: Date.now() + HOLD_MS, error: null })
      timers.set(
        key,
        setTimeout(() => void send(key), HOLD_MS),
      )
    },
    /** @returns whether it was still to be taken back */
    undo: (key: string): boolean => {
      if (acts.get(key)?.state !== 'held') return false
      drop(key)
      write(key, null)
      return true
    },
    /** Now, for whoever leaves: nothing that was decided is lost. */
    flush: () => Promise.all([...timers.keys()].map(send)),
    /** What is settled is no longer spoken of: the list was asked again. */
    forgetSettled: () => {
      for (const [key, { state }] of acts) {
        if (state === 'done' || state === 'failed') write(key, null)
      }
    },
  }
}
