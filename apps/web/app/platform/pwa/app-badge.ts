import { type Attente, countWaiting } from '@foulee/domain/echanges/attente'
import { useEffect } from 'react'

/** The number on the icon of the installed application; browsers without one, or that refuse, show none. */
type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

const getNavigator = (): BadgeNavigator => globalThis.navigator ?? {}

/** What is known of whoever is signed in. */
let known: Partial<Attente> = {}

async function show(part: Partial<Attente>): Promise<void> {
  known = { ...known, ...part }
  const { notices, messages } = known
  if (notices === undefined || messages === undefined) return
  await getNavigator()
    .setAppBadge?.(countWaiting({ notices, messages }))
    .catch(() => undefined)
}

/** Keeps the icon in step with a number of the bar, once the others are known too. */
export function useBadge(part: keyof Attente, nb: number | undefined): void {
  useEffect(() => {
    if (nb !== undefined) void show({ [part]: nb })
  }, [part, nb])
}

/** Whoever signs out leaves no number behind. */
export async function clearBadge(): Promise<void> {
  known = {}
  await getNavigator()
    .clearAppBadge?.()
    .catch(() => undefined)
}
