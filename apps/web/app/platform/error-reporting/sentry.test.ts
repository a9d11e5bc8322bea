import { ApiError } from '@foulee/contract/shared/errors'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { startReports } from './sentry.ts'
import { troubles } from './troubles.ts'

const sent: { url: string; body: string }[] = []
const network = async (url: string, { body }: { body: string }) => {
  sent.push({ url, body: String(body) })
  return new Response('{}')
}
const listeners = new Map<string, (event: object) => void>()

beforeAll(() => {
  vi.stubGlobal('fetch', network)
  vi.stubGlobal('addEventListener', (name: string, act: (event: object) => void) =>
    listeners.set(name, act),
  )
  troubles.emit(new Error('before the script came'))
  startReports('https://clef@erreurs.example/7')
})
afterAll(() => vi.unstubAllGlobals())

describe('the error report of a page', () => {
  it('is sent to the configured address only', async () => {
    await expect.poll(() => sent.length).toBe(1)
    expect(sent[0]?.url).toMatch(/^https:\/\/erreurs\.example\/api\/7\/envelope\//)
    expect(sent[0]?.body).toContain('before the script came')
  })

  it('contains no address, account or browser', async () => {
    listeners.get('error')?.({ error: new TypeError('no lea@exemple.fr') })
    await expect.poll(() => sent.length).toBe(2)
    expect(sent[1]?.body).toContain('no [email]')
    expect(sent[1]?.body).not.toMatch(/lea@|"user"|"request"|"breadcrumbs"|"contexts"/)
    expect(sent[1]?.body).not.toMatch(/"infer_ip":"(?!never)/)
  })

  it('leaves out API refusals, and values that are no errors', async () => {
    listeners.get('unhandledrejection')?.({ reason: new ApiError('reseau_injoignable') })
    listeners.get('unhandledrejection')?.({ reason: 'annulé' })
    troubles.emit({ status: 404 })
    listeners.get('error')?.({ error: new RangeError('the last one') })
    await expect.poll(() => sent.length).toBe(3)
    expect(sent[2]?.body).toContain('the last one')
  })

  it('is limited in a loop of errors', async () => {
    for (let n = 0; n < 30; n++) troubles.emit(new Error(`again ${n}`))
    await expect.poll(() => sent.length).toBe(10)
  })
})
