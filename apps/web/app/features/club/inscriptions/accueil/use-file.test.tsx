// @vitest-environment happy-dom
import { CallError } from '@foulee/contract/shared/call-error'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '#platform/api/api.ts'
import { showPage } from '#test/page.tsx'
import { useFile } from './use-file.ts'

vi.mock('#platform/api/api.ts', () => ({ api: vi.fn() }))

type Desk = ReturnType<typeof useFile>
let desk: Desk
const onAnswers = () => undefined
function Page() {
  desk = useFile({ users_id: 7, dates_id: 3, onAnswers })
  return null
}
/** A code that was read: it may not be taken back, so that it is sent at once. */
const see = (inscription: number) =>
  act(async () => desk.see({ inscription, hash: 'a', at: '2027-05-12T08:00:00Z' } as never))
const sent = () => vi.mocked(api).mock.calls.length

beforeEach(async () => {
  vi.mocked(api).mockReset()
  localStorage.clear()
  await showPage(<Page />)
})

it('a desk sends what it saw once, however often it is told while that is on its way', async () => {
  const { promise, resolve } = Promise.withResolvers<never>()
  vi.mocked(api).mockReturnValueOnce(promise)
  await see(1)
  await act(async () => dispatchEvent(new Event('online')))
  await see(2)
  expect(sent()).toBe(1)
  const answer = { inscription: 1, verdict: 'valide', message: '', nom: 'Zoé' }
  await act(async () => resolve({ data: [answer] } as never))
  expect(desk.file.attentes.map(({ inscription }) => inscription)).toEqual([2])
})

it('a desk without a network keeps what it saw, and sends it as soon as the network is back', async () => {
  vi.mocked(api).mockRejectedValueOnce(new CallError('reseau_injoignable', 'Pas de réseau.'))
  await see(1)
  expect([sent(), desk.isAway, desk.file.attentes.length]).toEqual([1, true, 1])
  const answer = { inscription: 1, verdict: 'valide', message: '', nom: 'Zoé' }
  vi.mocked(api).mockResolvedValueOnce({ data: [answer] } as never)
  await act(async () => dispatchEvent(new Event('online')))
  expect([sent(), desk.isAway, desk.file.attentes.length]).toEqual([2, false, 0])
})
