import type { Message } from '@foulee/contract/echanges/messages'
import { CallError } from '@foulee/contract/shared/call-error'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Envoi } from './envois.ts'
import { newEnvoi, newMessage } from './exemple.ts'
import { createBoite } from './outbox.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const OFFLINE = new CallError('reseau_injoignable', 'Pas de réseau')
const REFUSAL = new CallError('ecriture_fermee', 'On n’écrit plus ici.', { status: 403 })

function newDevice(kept: Envoi[] = []) {
  const store = new Map(kept.map((envoi) => [envoi.client_id, envoi]))
  const posted: string[] = []
  const sent: string[] = []
  const world: { answer: Parameters<typeof createBoite>[0]['post'] } = {
    answer: async () => newMessage(posted.length),
  }
  const boite = createBoite({
    post: (envoi, sending) => {
      posted.push(envoi.client_id)
      return world.answer(envoi, sending)
    },
    store: async (envoi) => void store.set(envoi.client_id, envoi),
    drop: async (client_id) => void store.delete(client_id),
    list: async () => [...store.values()],
    onSent: (_, envoi) => sent.push(envoi.client_id),
    random: () => 1,
  })
  return { boite, store, posted, sent, world }
}

const settle = () => vi.advanceTimersByTimeAsync(0)

describe('the outbox', () => {
  it('a message is sent, and leaves the outbox once it is stored', async () => {
    const { boite, store, sent } = newDevice()
    await boite.start(1)
    boite.send(newEnvoi('a'))
    expect(boite.read()).toMatchObject([{ etat: 'envoi' }])
    await settle()
    expect([sent, boite.read(), [...store]]).toEqual([['a'], [], []])
  })

  it('messages of another member on the device are neither shown nor sent', async () => {
    const { boite, store, posted } = newDevice([newEnvoi('a', { users_id: 2 })])
    await boite.start(1)
    await settle()
    expect([boite.read(), posted, [...store.keys()]]).toEqual([[], [], ['a']])
  })

  it('messages of one conversation wait for each other, other conversations do not', async () => {
    const { boite, posted, world } = newDevice()
    const { promise, resolve } = Promise.withResolvers<Message>()
    world.answer = () => promise
    await boite.start(1)
    boite.send(newEnvoi('a', { ecrit_le: 1 }))
    boite.send(newEnvoi('b', { ecrit_le: 2 }))
    boite.send(newEnvoi('c', { ecrit_le: 3, cible: { kind: 'canal', id: 2 } }))
    expect(posted).toEqual(['a', 'c'])
    resolve(newMessage(1))
    await settle()
    expect(posted).toEqual(['a', 'c', 'b'])
  })

  it('a message is retried after a network error, at once when the network is back', async () => {
    const { boite, posted, sent, world } = newDevice()
    const online = world.answer
    world.answer = () => Promise.reject(OFFLINE)
    await boite.start(1)
    boite.send(newEnvoi('a', { ecrit_le: 1 }))
    boite.send(newEnvoi('b', { ecrit_le: 2 }))
    await settle()
    expect(boite.read()).toMatchObject([{ etat: 'attente', motif: 'En attente du réseau.' }, {}])
    await vi.advanceTimersByTimeAsync(1_000)
    expect(posted).toEqual(['a', 'a'])
    world.answer = online
    boite.wake()
    await settle()
    expect(sent).toEqual(['a', 'b'])
  })

  it('a refused message shows its reason and waits for a press, the others are sent', async () => {
    const { boite, store, sent, world } = newDevice()
    const accept = world.answer
    world.answer = (envoi, sending) =>
      envoi.client_id === 'a' ? Promise.reject(REFUSAL) : accept(envoi, sending)
    await boite.start(1)
    boite.send(newEnvoi('a', { ecrit_le: 1 }))
    boite.send(newEnvoi('b', { ecrit_le: 2 }))
    await vi.advanceTimersByTimeAsync(60_000)
    expect(boite.read()).toMatchObject([{ etat: 'echec', motif: 'On n’écrit plus ici.' }])
    expect(sent).toEqual(['b'])
    world.answer = accept
    boite.retry('a')
    await settle()
    expect([boite.read(), [...store]]).toEqual([[], []])
  })

  it('an abandoned message leaves the outbox', async () => {
    const { boite, store, world } = newDevice()
    world.answer = () => Promise.reject(REFUSAL)
    await boite.start(1)
    boite.send(newEnvoi('a'))
    await settle()
    boite.abandon('a')
    await settle()
    expect([boite.read(), [...store]]).toEqual([[], []])
  })

  it('an upload reports its progress and stays as failed when its author stops it', async () => {
    const { boite, store, sent, world } = newDevice()
    const accept = world.answer
    world.answer = (envoi, { signal, onProgress }) =>
      envoi.client_id === 'b'
        ? accept(envoi, { signal, onProgress })
        : new Promise((_, reject) => {
            onProgress(0.4)
            signal.addEventListener('abort', () => reject(signal.reason))
          })
    await boite.start(1)
    boite.send(newEnvoi('a', { ecrit_le: 1 }))
    boite.send(newEnvoi('b', { ecrit_le: 2 }))
    await settle()
    expect(boite.read()).toMatchObject([{ etat: 'envoi', part: 0.4 }, { etat: 'attente' }])
    boite.interrupt('a')
    await settle()
    expect(boite.read()).toMatchObject([
      { client_id: 'a', etat: 'echec', motif: 'Vous avez interrompu l’envoi.' },
    ])
    expect([sent, [...store.keys()]]).toEqual([['b'], ['a']])
    world.answer = accept
    boite.retry('a')
    await settle()
    expect([sent, boite.read()]).toEqual([['b', 'a'], []])
  })

  it('a reload resumes the messages of the member and of nobody else', async () => {
    const { boite, posted, store } = newDevice([newEnvoi('a'), newEnvoi('b', { users_id: 9 })])
    await boite.start(1)
    await settle()
    expect(posted).toEqual(['a'])
    expect([...store.keys()]).toEqual(['b'])
  })

  it('after sign-out the outbox is empty, nothing is retried, and stored messages stay', async () => {
    const { boite, posted, store, world } = newDevice()
    world.answer = () => Promise.reject(OFFLINE)
    await boite.start(1)
    boite.send(newEnvoi('a'))
    await settle()
    boite.stop()
    expect(boite.read()).toEqual([])
    boite.wake()
    await vi.advanceTimersByTimeAsync(600_000)
    expect([posted, [...store.keys()]]).toEqual([['a'], ['a']])
    await boite.start(1)
    expect(posted).toEqual(['a', 'a'])
  })

  it('only the messages of the signed-in member are sent', async () => {
    const { boite, posted, store } = newDevice()
    boite.send(newEnvoi('a'))
    await boite.start(9)
    boite.send(newEnvoi('b'))
    await settle()
    expect([posted, boite.read(), [...store]]).toEqual([[], [], []])
  })

  it('nothing is resumed for a member who signed out while the storage was read', async () => {
    const { boite, posted } = newDevice([newEnvoi('a')])
    const starting = boite.start(1)
    boite.stop()
    await starting
    expect([posted, boite.read()]).toEqual([[], []])
  })
})
