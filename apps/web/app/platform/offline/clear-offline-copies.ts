import { clearBadge } from '#platform/pwa/app-badge.ts'
import { clearOfflineCard } from './card.ts'
import { clearCheckInLists } from './check-in.ts'
import { clearQueuedMessages } from './clear-queued-messages.ts'
import { clearCodes } from './codes.ts'
import { clearMyPages } from './my-pages.ts'
import { clearRecents } from './recents.ts'
import { clearOfflineSession } from './session.ts'

/**
 * Clears the member's data on this device at the end of a session, whatever the cause (produit
 * 12.4.4).
 * @returns once all is cleared; never rejects
 */
export async function clearOfflineCopies(): Promise<void> {
  clearRecents()
  clearOfflineSession()
  await Promise.allSettled([
    clearOfflineCard(),
    clearQueuedMessages(),
    clearCodes(),
    clearCheckInLists(),
    clearMyPages(),
    clearBadge(),
  ])
}

/**
 * Clears after a visit that ended with its browser, without a signed-in member. A card kept on
 * request stays; offline, all stays, since it is needed then.
 */
export async function clearVisit(): Promise<void> {
  clearOfflineSession()
  await clearBadge()
  if (navigator.onLine)
    await Promise.allSettled([
      clearQueuedMessages(),
      clearCodes(),
      clearCheckInLists(),
      clearMyPages(),
    ])
}
