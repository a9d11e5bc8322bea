import { lookup as resolve } from 'node:dns'
import { Agent, request } from 'node:https'
import type { LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

/** Where a call leads must not be chosen by who gave its address. */
export class ClosedAddressError extends Error {
  override name = 'ClosedAddressError'
}

export type Posted = { status: number; retryAfter: string | null }

type Post = {
  headers: Record<string, string>
  body: Uint8Array
  /** From the first name asked for to the last byte of the head. */
  timeoutMs: number
  /** Tests have their push service on this machine. */
  isLocalAllowed: boolean
}

/**
 * Sends to an address that a browser gave, once: no way leads elsewhere from there, what is answered is
 * not read, and the name is looked up and judged by the connection itself, so that it cannot lead
 * somewhere else a moment later.
 * @throws ClosedAddressError, or as the network fails, or AbortError when it takes too long
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
        const { statusCode = 0, headers: given } = answer
        done({ status: statusCode, retryAfter: given['retry-after'] ?? null })
        // Whatever it says is let go by; the signal ends one that never does.
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

/**
 * Connections kept for these calls alone: one that other code of ours opened within the network would be
 * taken up again without a look at where it leads.
 */
const guarded = new Agent({ keepAlive: true, lookup: lookUpOpen })
