import { lookup as resolve } from 'node:dns'
import { Agent, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Rejected address: SSRF protection. */
export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError'
}

export type Posted = { status: number; retryAfter: string | null }

type Post = {
  headers: Record<string, string>
  body: Uint8Array
  /** From the DNS lookup to the end of the response's head. */
  timeoutMs: number
  isLocalAllowed: boolean
}

/**
 * POSTs once to a client-supplied URL: no redirects, the body of the answer is ignored, and the
 * address is checked within the connection's own DNS lookup, against DNS rebinding.
 * @throws ClosedAddressError, a network error, or AbortError on a timeout
 */
export function post(url: string, { headers, body, timeoutMs, isLocalAllowed }: Post) {
  return new Promise<Posted>((done, fail) => {
    const sent = request(
      url,
      {
        method: 'POST',
        headers,
        signal: AbortSignal.timeout(timeoutMs),
        ...(!isLocalAllowed && { agent: guarded }),
      },
      (answer) => {
        const { statusCode = 0, headers: input } = answer
        done({ status: statusCode, retryAfter: input['retry-after'] ?? null })
        // Discards the body; the signal ends an endless one.
        answer.on('error', () => undefined).resume()
      },
    )
    sent.on('error', fail)
    sent.end(body)
  })
}

const lookUpOpen: LookupFunction = (hostname, options, callback) => {
  resolve(hostname, { ...options, all: true }, (cause, addresses) => {
    if (cause) return callback(cause, [])
    if (addresses.every(({ address }) => isPublicAddress(address))) {
      const [first] = addresses
      return options.all
        ? callback(null, addresses)
        : callback(null, first?.address ?? '', first?.family)
    }
    callback(new ClosedAddressError(`${hostname} leads to a closed network`), [])
  })
}

/** Own pool: a keep-alive connection of other code would skip the address check. */
const guarded = new Agent({ keepAlive: true, lookup: lookUpOpen })
