import { getRubrique } from '@foulee/domain/site/audience'
import { api } from '#platform/api/api.ts'
import { deviceStorage, tabStorage } from '#platform/browser-storage.ts'
import { CHOICE_KEY, hasObjected, isAutomatic, readChoice } from './choice.ts'
import { createGate } from './gate.ts'
import { happenings } from './track.ts'

const gate = createGate({
  send: (visite, events) => {
    const body = { consentement: 'audience', visite, events } as const
    // Analytics are not retried, and failures stay silent.
    api('POST /api/audience', { body }, { keepalive: true }).catch(() => undefined)
  },
  storage: tabStorage,
  getRubrique: () => getRubrique(location.pathname),
  schedule: (act, ms) => setTimeout(act, ms),
})

/** Shows the banner, or applies the stored answer. Runs when the page is idle. */
export function startAudience(): void {
  if (isAutomatic(navigator) || hasObjected(navigator)) return
  const choice = readChoice(deviceStorage.get(CHOICE_KEY), Date.now())
  if (choice?.audience) gate.open()
  happenings.listen(gate.record)
  addEventListener('visibilitychange', () => document.hidden && gate.flush())
  addEventListener('pagehide', gate.flush)
  if (!choice) void loadBanner().then(({ requestConsent }) => requestConsent(follow))
}

export const openPreferences = async (): Promise<void> =>
  (await loadBanner()).openPreferences(follow)

const loadBanner = () => import('./banner.ts')

function follow(isAccepted: boolean): void {
  if (!isAccepted) gate.close()
  if (!isAccepted || isAutomatic(navigator) || hasObjected(navigator)) return
  gate.open()
  gate.record({ name: 'cookie_consent', props: { audience: true } })
}
