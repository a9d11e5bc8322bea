import { type Attente, countWaiting } from '@foulee/domain/echanges/attente'
import { useEffect } from 'react'

type BadgeNavigator = Partial<Pick<Navigator, 'setAppBadge' | 'clearAppBadge'>>

const getNavigator = (): BadgeNavigator => globalThis.navigator ?? {}

let known: Partial<Attente> = {}

async function show(part: Partial<Attente>): Promise<void> {
  known = { ...known, ...part }
  const { notices, messages } = known
  if (notices === undefined || messages === undefined) return
  await getNavigator()
    .setAppBadge?.(countWaiting({ notices, messages }))
    .catch(() => undefined)
}

export function useBadge(part: keyof Attente, nb: number | undefined): void {
  useEffect(() => {
    if (nb !== undefined) void show({ [part]: nb })
  }, [part, nb])
}

export async function clearBadge(): Promise<void> {
  known = {}
  await getNavigator()
    .clearAppBadge?.()
    .catch(() => undefined)
}
