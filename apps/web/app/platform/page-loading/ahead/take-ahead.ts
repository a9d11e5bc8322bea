declare global {
  /** What the head asked for (`ahead-script.ts`), by method and address. */
  var ahead: { token: string; answers: Record<string, Promise<Response> | undefined> } | undefined
}

/** A page that stands takes what it needs at once: what nobody took in a minute may have changed since. */
const LASTS_MS = 60_000

/** An answer that the head of this document has asked for with the same token, once. */
function takeAhead(url: string, { method, headers }: RequestInit): Promise<Response> | undefined {
  const { ahead } = globalThis
  if (!ahead || performance.now() > LASTS_MS) return undefined
  if (new Headers(headers).get('authorization') !== `Bearer ${ahead.token}`) return undefined
  const key = `${method} ${url}`
  const answer = ahead.answers[key]
  delete ahead.answers[key]
  return answer
}

/** An empty body asks for the same as none. */
const saysNothing = ({ body }: RequestInit) => !body || body === '{}'

/** `fetch` for the calls of pages. */
export const fetchOrTake: typeof fetch = (url, init) =>
  (typeof url === 'string' && init && saysNothing(init) && takeAhead(url, init)) || fetch(url, init)
