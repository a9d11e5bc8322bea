import { expect, it } from 'vitest'
import { networkKey } from './rate-limit-keys.ts'

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:db8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::9', '2001:db8:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['', ''],
  ['1:2:3:4:5:6:7:8:9::1:2:3', '1:2:3:4::/64'],
  ['x'.repeat(9000), 'x'.repeat(45)],
])('the network of %s is %s', (ip, network) => {
  expect(networkKey(ip)).toBe(network)
})
