import { BlockList, isIP } from 'node:net'

/** Non-public ranges of RFC 6890 and later registrations. */
const CLOSED: readonly (readonly [address: string, bits: number, family: 'ipv4' | 'ipv6'])[] = [
  ['0.0.0.0', 8, 'ipv4'],
  ['10.0.0.0', 8, 'ipv4'],
  ['100.64.0.0', 10, 'ipv4'],
  ['127.0.0.0', 8, 'ipv4'],
  ['169.254.0.0', 16, 'ipv4'],
  ['172.16.0.0', 12, 'ipv4'],
  ['192.0.0.0', 24, 'ipv4'],
  ['192.0.2.0', 24, 'ipv4'],
  ['192.88.99.0', 24, 'ipv4'],
  ['192.168.0.0', 16, 'ipv4'],
  ['198.18.0.0', 15, 'ipv4'],
  ['198.51.100.0', 24, 'ipv4'],
  ['203.0.113.0', 24, 'ipv4'],
  ['224.0.0.0', 3, 'ipv4'],
]
/** Global unicast, less ranges that embed an IPv4 address or are for documentation. */
const OPEN_V6: readonly (readonly [address: string, bits: number])[] = [['2000::', 3]]
const CLOSED_V6: readonly (readonly [address: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
]

const closed = new BlockList()
for (const [address, bits, family] of CLOSED) closed.addSubnet(address, bits, family)
for (const [address, bits] of CLOSED_V6) closed.addSubnet(address, bits, 'ipv6')
const open = new BlockList()
for (const [address, bits] of OPEN_V6) open.addSubnet(address, bits, 'ipv6')

/** False for loopback, private, link-local and cloud metadata addresses. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address)
  if (family === 4) return !closed.check(address, 'ipv4')
  return family === 6 && open.check(address, 'ipv6') && !closed.check(address, 'ipv6')
}

const OWN = /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|arpa)$/i
const MAX = 1000

/**
 * URL check for a push endpoint: https on the default port, a public host name, no credentials. The
 * resolved address is checked on connection.
 */
export function isPushAddress(text: string): boolean {
  if (text.length > MAX || !URL.canParse(text)) return false
  const { protocol, hostname, port, username, password } = new URL(text)
  if (protocol !== 'https:' || port || username || password) return false
  const host = hostname.replace(/^\[|\]$/g, '')
  if (isIP(host)) return isPublicAddress(host)
  return host.includes('.') && !host.endsWith('.') && !OWN.test(host)
}
