import { clearAllDrafts } from '#platform/drafts/draft.ts'
import { discardUnsaved } from '#platform/drafts/unsaved.ts'
import { clearOfflineCopies } from '#platform/offline/clear-offline-copies.ts'
import { clearShare } from '#platform/offline/share.ts'
import { waitPatiently } from './before-sign-out.ts'
import { clearPendingAction } from './pending-action.ts'
import { tabs } from './tabs.ts'
import { readToken, removeToken } from './token-storage.ts'

/**
 * Announces the sign-out to the other tabs first: the server closes their streams on revocation,
 * which they would report as an expired session.
 */
export function announceDeparture(): void {
  const token = readToken()
  if (token) tabs.closed(token, 'depart')
}

/**
 * Ends the session in all tabs, and reloads, which clears the member's data from memory. Stored
 * data is cleared first: a reload in the middle would leave the rest.
 */
export async function endSession(): Promise<void> {
  announceDeparture()
  removeToken()
  clearAllDrafts()
  // No `beforeunload` question: nothing can be saved any more.
  discardUnsaved()
  clearPendingAction()
  await waitPatiently(Promise.allSettled([clearOfflineCopies(), clearShare()]))
  location.assign('/')
}
