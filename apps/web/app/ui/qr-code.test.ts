import { expect, it } from 'vitest'
import { drawQr, writeQrSvg } from './qr-code.tsx'

const ADDRESS = 'https://foulee.example/courses/trail-des-cretes'

it('a QR code begins with a finder pattern inside a quiet zone', () => {
  const { path, size } = drawQr(ADDRESS)
  expect(size).toBeGreaterThanOrEqual(29 + 8)
  const first = Array.from({ length: 7 }, (_, x) => `M${x + 4} 4h1v1h-1z`).join('')
  expect(path.startsWith(first)).toBe(true)
  expect(path).not.toMatch(/M[0-3] /)
})

it('a QR code can be exported as an SVG file', () => {
  expect(writeQrSvg(ADDRESS)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 /)
})
