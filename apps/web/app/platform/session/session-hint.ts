import { TABS } from '@foulee/contract/membres/tabs'
import { TOKEN_KEY } from './token-storage.ts'

/**
 * In the <head>, before the first paint: cached public pages are rendered for visitors, so a
 * browser with a token hides « Se connecter » until the session is known. Another tab's session
 * counts, without a wait.
 */
export const sessionHint = `try{(function(d,k,l){var t=localStorage.getItem(k)||sessionStorage.getItem(k);if(t||l)d.session='kept';if(!t&&l)l.query().then(function(q){if(!q.held.some(function(h){return h.name==='${TABS}'}))delete d.session})})(document.documentElement.dataset,'${TOKEN_KEY}',navigator.locks)}catch(e){}`

export function clearSessionHint(isIn: boolean): void {
  if (isIn) document.documentElement.dataset.session = 'in'
  else delete document.documentElement.dataset.session
}
