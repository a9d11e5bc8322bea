import { forgetAllDrafts } from '#platform/drafts/draft.ts'
import { giveUpWords } from '#platform/drafts/unsaved.ts'
import { forgetKept } from '#platform/offline/forget-kept.ts'
import { forgetShare } from '#platform/offline/kept-share.ts'
import { waitPatiently } from './before-leaving.ts'
import { forgetGeste } from './geste.ts'
import { tabs } from './tabs.ts'
import { readToken, removeToken } from './token-storage.ts'

/**
 * Tells the other tabs that the member signs out. The server ends their streams as soon as it has
 * revoked the token: a tab that heard that first would report an expired session.
 */
export function announceDeparture(): void {
  const token = readToken()
  if (token) tabs.closed(token, 'depart')
}

/**
 * Forgets the session in every tab of this browser, and loads the page anew, which wipes from memory
 * everything that the member has read. What was kept on the device goes first: a page that is left in
 * the middle of it would leave the rest behind.
 */
export async function leaveSession(): Promise<void> {
  announceDeparture()
  removeToken()
  forgetAllDrafts()
  // The browser would ask once more, of what staying no longer saves.
  giveUpWords()
  forgetGeste()
  await waitPatiently(Promise.allSettled([forgetKept(), forgetShare()]))
  location.assign('/')
}
