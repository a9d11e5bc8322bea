import { TABS } from '@foulee/contract/membres/tabs'
import { TOKEN_KEY } from './token-storage.ts'

/**
 * Runs in the head, before the first paint. Public pages are the same for everyone and greet a
 * visitor; who seems signed in, here or in another tab, is not shown « Se connecter » until the
 * session is known. The browser says at once whether another tab has one.
 */
export const sessionHint = `try{(function(d,k,l){var t=localStorage.getItem(k)||sessionStorage.getItem(k);if(t||l)d.session='kept';if(!t&&l)l.query().then(function(q){if(!q.held.some(function(h){return h.name==='${TABS}'}))delete d.session})})(document.documentElement.dataset,'${TOKEN_KEY}',navigator.locks)}catch(e){}`

/** The session is known: the hint gives way to it. */
export function clearSessionHint(isIn: boolean): void {
  if (isIn) document.documentElement.dataset.session = 'in'
  else delete document.documentElement.dataset.session
}
