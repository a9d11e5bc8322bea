import { TOKEN_KEY } from './token-storage.ts'

/**
 * Runs in the head, before the first paint. Public pages are the same for everyone and greet a
 * visitor; who seems signed in is not shown « Se connecter » until the session is known.
 */
export const sessionHint = `try{if(localStorage.getItem('${TOKEN_KEY}')||sessionStorage.getItem('${TOKEN_KEY}'))document.documentElement.dataset.session='kept'}catch(e){}`

/** The session is known: the hint is over. */
export function clearSessionHint(): void {
  delete document.documentElement.dataset.session
}
