import { getRubrique } from '@foulee/domain/site/audience'
import { api } from '#platform/api/api.ts'
import { CHOICE_KEY, hasObjected, isAutomatic, readChoice } from './choice.ts'
import { createGate } from './gate.ts'
import { happenings } from './track.ts'

const gate = createGate({
  send: (visite, events) => {
    const body = { consentement: 'audience', visite, events } as const
    // Measures are worth no second try, and nobody is told that one is lost.
    api('POST /api/audience', { body }, { keepalive: true }).catch(() => undefined)
  },
  // Reading the property alone may be refused.
  storage: {
    getItem: (key) => sessionStorage.getItem(key),
    setItem: (key, value) => sessionStorage.setItem(key, value),
    removeItem: (key) => sessionStorage.removeItem(key),
  },
  getRubrique: () => getRubrique(location.pathname),
  schedule: (act, ms) => setTimeout(act, ms),
})

/** Asks, or follows what was answered. Runs once the page is there and the browser rests. */
export function startAudience(): void {
  if (isAutomatic(navigator) || hasObjected(navigator)) return
  const choice = readChoice(readKept(), Date.now())
  if (choice?.audience) gate.open()
  happenings.listen(gate.record)
  addEventListener('visibilitychange', () => document.hidden && gate.flush())
  addEventListener('pagehide', gate.flush)
  if (!choice) void loadBanner().then(({ askConsent }) => askConsent(follow))
}

/** « Gérer mes cookies », at any time. */
export const openPreferences = async (): Promise<void> =>
  (await loadBanner()).openPreferences(follow)

const loadBanner = () => import('./banner.ts')

function follow(isAccepted: boolean): void {
  if (!isAccepted) gate.close()
  if (!isAccepted || isAutomatic(navigator) || hasObjected(navigator)) return
  gate.open()
  gate.record({ name: 'cookie_consent', props: { audience: true } })
}

function readKept(): string | null {
  try {
    return localStorage.getItem(CHOICE_KEY)
  } catch {
    return null
  }
}
