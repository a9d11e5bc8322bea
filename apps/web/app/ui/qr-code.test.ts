import { expect, it } from 'vitest'
import { drawQr, writeQrSvg } from './qr-code.tsx'

const ADDRESS = 'https://foulee.example/courses/trail-des-cretes'

it('begins with the corner that cameras look for, behind a white margin', () => {
  const { path, size } = drawQr(ADDRESS)
  expect(size).toBeGreaterThanOrEqual(29 + 8)
  const first = Array.from({ length: 7 }, (_, x) => `M${x + 4} 4h1v1h-1z`).join('')
  expect(path.startsWith(first)).toBe(true)
  expect(path).not.toMatch(/M[0-3] /)
})

it('is a file of its own', () => {
  expect(writeQrSvg(ADDRESS)).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" viewBox="0 0 /)
})
