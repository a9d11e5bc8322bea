import { expect, it } from 'vitest'
import { toGoogle, toWebcal } from './flux-links.ts'

const URL_FLUX = 'https://foulee.example/api/agenda/a-b_c.ics'

it('a feed URL becomes a webcal link, and a Google link with the whole URL', () => {
  expect(toWebcal(URL_FLUX)).toBe('webcal://foulee.example/api/agenda/a-b_c.ics')
  expect(new URL(toGoogle(URL_FLUX)).searchParams.get('cid')).toBe(toWebcal(URL_FLUX))
})
