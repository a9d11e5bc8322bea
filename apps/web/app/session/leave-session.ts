import { forgetKept } from '../forget-kept.ts'
import { forgetAllDrafts } from '../form/draft.ts'
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
  forgetKept()
  location.assign('/')
}
