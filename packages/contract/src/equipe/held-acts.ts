/** Milliseconds during which a staff decision can be undone. */
export const HOLD_MS = 10_000

/** Deferred call, sent with `keepalive` so that it outlives the page. */
export type Act = { run: () => Promise<unknown> }

export type HeldAct<A extends Act> = {
  act: A
  state: 'held' | 'sending' | 'done' | 'failed'
  until: number
  error: Error | null
}

export type HeldActs<A extends Act> = ReadonlyMap<string, HeldAct<A>>

/**
 * Staff decisions are sent after ten seconds (0083); those pending when the page closes are sent at
 * once.
 */
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
    /** Schedules a decision; ignored if one is pending, sent or done for the key. */
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
    /** @returns whether the decision was still pending */
    undo: (key: string): boolean => {
      if (acts.get(key)?.state !== 'held') return false
      drop(key)
      write(key, null)
      return true
    },
    flush: () => Promise.all([...timers.keys()].map(send)),
    /** Drops settled decisions, once the list has been reloaded. */
    forgetSettled: () => {
      for (const [key, { state }] of acts) {
        if (state === 'done' || state === 'failed') write(key, null)
      }
    },
  }
}
