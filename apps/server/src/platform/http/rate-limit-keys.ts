import type { Caller } from '#platform/http/caller.ts'
import type { RateLimited, RateLimits } from './rate-limits.ts'

const IPV4_IN_IPV6 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i
/** Longest IPv6 text: a longer header must not fill the table. */
const ADDRESS_MAX = 45

/** Network of one subscriber: an IPv4 address, or an IPv6 /64. */
export function networkKey(ip: string): string {
  const address = ip.slice(0, ADDRESS_MAX)
  const ipv4 = IPV4_IN_IPV6.exec(address)?.[1]
  if (ipv4 || !address.includes(':')) return ipv4 ?? address
  const [head = '', tail] = address.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail?.split(':') ?? []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length)
  const groups = [...left, ...Array<string>(zeros).fill('0'), ...right]
  return `${groups.slice(0, 4).join(':')}::/64`
}

export const callerKey = (user: { id: number } | null, { ip }: Pick<Caller, 'ip'>): string =>
  user ? `compte ${user.id}` : `reseau ${networkKey(ip)}`

const keyOf = (email: string) => `compte ${email.toLowerCase()}`

/**
 * Counts an attempt for the network and for the account, existing or not.
 * @throws ApiError `trop_de_demandes`
 */
export function countAttempt(
  limits: RateLimits,
  action: RateLimited,
  caller: Caller,
  email: string,
): Promise<void> {
  return limits.consume(action, [`reseau ${networkKey(caller.ip)}`, keyOf(email)])
}

/**
 * Success resets the account's count, not the network's: one known password must not buy more
 * guesses.
 */
export function clearAccountAttempts(limits: RateLimits, action: RateLimited, email: string) {
  return limits.forgive(action, keyOf(email))
}
