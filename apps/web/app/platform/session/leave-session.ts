import { forgetAllDrafts } from '#platform/drafts/draft.ts'
import { giveUpWords } from '#platform/drafts/unsaved.ts'
import { forgetKept } from '#platform/offline/forget-kept.ts'
import { forgetShare } from '#platform/offline/kept-share.ts'
import { waitPatiently } from './before-leaving.ts'
import { forgetGeste } from './geste.ts'
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
export async function leaveSession(): Promise<void> {
  announceDeparture()
  removeToken()
  forgetAllDrafts()
  // No `beforeunload` question: nothing can be saved any more.
  giveUpWords()
  forgetGeste()
  await waitPatiently(Promise.allSettled([forgetKept(), forgetShare()]))
  location.assign('/')
}
