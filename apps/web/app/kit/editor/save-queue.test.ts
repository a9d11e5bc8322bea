import { CallError } from '@foulee/contract/shared/call-error'
import { expect, it, vi } from 'vitest'
import { createSaveQueue } from './save-queue.ts'

function createServer() {
  const page = { text: '' }
  const sent: string[] = []
  const ends: { resolve: () => void; reject: (cause: Error) => void }[] = []
  const network = new EventTarget()
  const queue = createSaveQueue(() => {
    sent.push(page.text)
    const { promise, ...end } = Promise.withResolvers<void>()
    ends.push(end)
    return promise
  }, network)
  const write = (text: string) => {
    page.text = text
    queue.request()
  }
  return { write, sent, ends, queue, network }
}

it('changes made during a save are sent together in the next one', async () => {
  const { write, sent, ends, queue } = createServer()
  for (const text of ['un', 'deux', 'trois']) write(text)
  expect(sent).toEqual(['un'])
  ends[0]?.resolve()
  await vi.waitFor(() => expect(sent).toEqual(['un', 'trois']))
  ends[1]?.resolve()
  await vi.waitFor(() => expect(queue.isBusy()).toBe(false))
  expect(sent).toHaveLength(2)
})

it('a refused save is not repeated by itself, and does not stop the next', async () => {
  const { write, sent, ends, queue } = createServer()
  write('un')
  ends[0]?.reject(new Error('refused'))
  await vi.waitFor(() => expect(queue.isBusy()).toBe(false))
  expect(sent).toEqual(['un'])
  write('deux')
  expect(sent).toEqual(['un', 'deux'])
})

it('changes made during a failing save are sent afterwards', async () => {
  const { write, sent, ends } = createServer()
  write('un')
  write('deux')
  ends[0]?.reject(new Error('refused'))
  await vi.waitFor(() => expect(sent).toEqual(['un', 'deux']))
})

const away = new CallError('reseau_injoignable', 'Pas de réponse.')

it('a save without an answer is repeated once the network is back', async () => {
  const { write, sent, ends, queue, network } = createServer()
  write('un')
  ends[0]?.reject(away)
  await vi.waitFor(() => expect(queue.isBusy()).toBe(false))
  network.dispatchEvent(new Event('online'))
  expect(sent).toEqual(['un', 'un'])
  ends[1]?.resolve()
  await vi.waitFor(() => expect(queue.isBusy()).toBe(false))
  network.dispatchEvent(new Event('online'))
  expect(sent).toHaveLength(2)
})

it('a save without an answer is not repeated after the form is unmounted', async () => {
  const { write, sent, ends, queue, network } = createServer()
  write('un')
  queue.repeat(false)
  ends[0]?.reject(away)
  await vi.waitFor(() => expect(queue.isBusy()).toBe(false))
  network.dispatchEvent(new Event('online'))
  expect(sent).toEqual(['un'])
})
