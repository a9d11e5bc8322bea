import { expect, it } from 'vitest'
import { toGoogle, toWebcal } from './flux-links.ts'

const URL_FLUX = 'https://foulee.example/api/agenda/a-b_c.ics'

it('an address of a calendar is followed by programs, and by Google’s, which wants it whole', () => {
  expect(toWebcal(URL_FLUX)).toBe('webcal://foulee.example/api/agenda/a-b_c.ics')
  expect(new URL(toGoogle(URL_FLUX)).searchParams.get('cid')).toBe(toWebcal(URL_FLUX))
})
