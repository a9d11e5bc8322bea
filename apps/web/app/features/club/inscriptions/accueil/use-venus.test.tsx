// @vitest-environment happy-dom
import { CallError } from '@foulee/contract/shared/call-error'
import { act } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { api } from '#platform/api/api.ts'
import { clearAllDrafts } from '#platform/drafts/draft.ts'
import { showPage } from '#test/page.tsx'
import { useVenus } from './use-venus.ts'

vi.mock('#platform/api/api.ts', () => ({ api: vi.fn() }))

let desk: ReturnType<typeof useVenus>
const onSent = async () => undefined
function Page() {
  desk = useVenus({ users_id: 7, dates_id: 3, onSent })
  return null
}
const add = (nom: string) => act(async () => desk.add({ nom, groupe: null }))
const namesSent = () =>
  vi.mocked(api).mock.calls.map(([, input]) => (input as { body: { nom: string } }).body.nom)
const LOST = new CallError('reseau_injoignable', 'Pas de réseau.')

beforeEach(async () => {
  vi.mocked(api).mockReset()
  localStorage.clear()
  await showPage(<Page />)
})

it('names noted without a network are kept, and sent with the same keys once it is back', async () => {
  vi.mocked(api).mockRejectedValueOnce(LOST).mockRejectedValueOnce(LOST)
  await add('Zoé')
  await add('Inès')
  expect([desk.isAway, desk.queue.map(({ nom }) => nom)]).toEqual([true, ['Zoé', 'Inès']])
  const [{ cle } = { cle: '' }] = desk.queue
  vi.mocked(api).mockResolvedValue({ data: null } as never)
  await act(async () => dispatchEvent(new Event('online')))
  expect([desk.isAway, desk.queue]).toEqual([false, []])
  expect(namesSent()).toEqual(['Zoé', 'Zoé', 'Zoé', 'Inès'])
  const keys = vi
    .mocked(api)
    .mock.calls.map(([, input]) => (input as { body: { cle: string } }).body.cle)
  expect(keys.slice(0, 3)).toEqual([cle, cle, cle])
})

it('a name that is removed before it left is not sent', async () => {
  vi.mocked(api).mockRejectedValueOnce(LOST)
  await add('Zoé')
  await act(async () => desk.drop(desk.queue[0]?.cle ?? ''))
  await act(async () => dispatchEvent(new Event('online')))
  expect(namesSent()).toEqual(['Zoé'])
})

it('a name that is refused says so and holds nobody up', async () => {
  vi.mocked(api).mockRejectedValue(LOST)
  await add('Zoé')
  await add('Inès')
  vi.mocked(api).mockReset()
  vi.mocked(api)
    .mockRejectedValueOnce(new CallError('accueil_ferme', 'Il est trop tôt.', { status: 409 }))
    .mockResolvedValue({ data: null } as never)
  await act(async () => dispatchEvent(new Event('online')))
  expect(desk.queue).toMatchObject([{ nom: 'Zoé', refus: 'Il est trop tôt.' }])
  await act(async () => dispatchEvent(new Event('online')))
  expect(namesSent()).toEqual(['Zoé', 'Inès'])
})

it('a name on its way is not removed, as the server stores it', async () => {
  const { promise, resolve } = Promise.withResolvers<never>()
  vi.mocked(api).mockReturnValueOnce(promise)
  await add('Zoé')
  await act(async () => desk.drop(desk.sending ?? ''))
  expect(desk.queue).toHaveLength(1)
  await act(async () => resolve({ data: null } as never))
  expect([desk.queue, desk.sending]).toEqual([[], null])
})

it('names of the device go with the drafts at sign-out', async () => {
  vi.mocked(api).mockRejectedValue(LOST)
  await add('Zoé')
  expect(Object.keys(localStorage)).toHaveLength(1)
  clearAllDrafts()
  expect(Object.keys(localStorage)).toEqual([])
})
