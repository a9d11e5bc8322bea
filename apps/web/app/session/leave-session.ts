import { forgetAllDrafts } from '../form/draft.ts'
import { forgetCard } from '../kept-card.ts'
import { forgetCodes } from '../kept-codes.ts'
import { tabs } from './tabs.ts'
import { readToken, removeToken } from './token-storage.ts'

/**
 * Forgets the session in every tab of this browser, and loads the page anew, which wipes from memory
 * everything that the member has read.
 */
export function leaveSession(): void {
  const token = readToken()
  removeToken()
  if (token) tabs.closed(token, 'depart')
  forgetAllDrafts()
  // Without waiting: a browser that keeps nothing has nothing to forget.
  forgetCard().catch(() => undefined)
  forgetCodes()
  location.assign('/')
}
