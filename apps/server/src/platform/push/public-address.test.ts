import { expect, it } from 'vitest'
import { isPublicAddress, isPushAddress } from './public-address.ts'

it.each([
  ['93.184.216.34', true],
  ['2a00:1450:4007:80e::200a', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['172.31.255.255', false],
  ['172.32.0.1', true],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:93.184.216.34', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['ff02::1', false],
  ['exemple.fr', false],
  ['', false],
])('the address %s is public: %s', (address, expected) => {
  expect(isPublicAddress(address)).toBe(expected)
})

it.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['https://web.push.apple.com/abc', true],
  ['http://fcm.googleapis.com/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://fcm.googleapis.com:443/abc', true],
  ['https://moi:secret@push.exemple.fr/', false],
  ['https://localhost/', false],
  ['https://base.localhost/', false],
  ['https://imprimante.local/', false],
  ['https://metadata.google.internal/', false],
  ['https://interne/', false],
  ['https://127.0.0.1/', false],
  ['https://2130706433/', false],
  ['https://0x7f.1/', false],
  ['https://[::1]/', false],
  ['https://[::ffff:10.0.0.1]/', false],
  ['https://169.254.169.254/latest/meta-data', false],
  ['https://93.184.216.34/', true],
  ['ftp://exemple.fr/', false],
  ['pas une adresse', false],
  [`https://exemple.fr/${'a'.repeat(1000)}`, false],
])('the URL %s is accepted for push: %s', (address, expected) => {
  expect(isPushAddress(address)).toBe(expected)
})
