import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import {
  follow,
  MINOR,
  newSomebody,
  postMessage,
  read,
  refusal,
  type Somebody,
} from './messages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(async () => {
  await t.workOff({ isLate: true })
  await t.close()
})

describe('groups of members', () => {
  it('a group accepts members who accept its founder, shows them later messages, and keeps a manager', async () => {
    const [somebody, friend, stranger] = [
      await newSomebody(t),
      await newSomebody(t),
      await newSomebody(t),
    ]
    await follow(t, friend, somebody)
    const found = (users_ids: number[]) =>
      somebody.call('POST /api/messages/groupe', { body: { nom: 'Sorties', users_ids } })
    expect(await refusal(found([friend.id, stranger.id]))).toBe('destinataire_ferme')
    const { id } = await found([friend.id])
    const before = await postMessage(somebody, id, 'AVANT')
    await follow(t, stranger, somebody)
    const invite = ({ call }: Somebody, users_ids: number[]) =>
      call('POST /api/messages/groupe/{id}/inviter', { params: { id }, body: { users_ids } })
    expect(await refusal(invite(friend, [stranger.id]))).toBe('acces_refuse')
    await invite(somebody, [stranger.id])
    await postMessage(somebody, id, 'APRÈS')
    expect((await read(stranger, id)).messages.map(({ texte }) => texte)).toEqual(['APRÈS'])
    expect((await read(stranger, id)).nb).toBe(1)
    const answer = postMessage(stranger, id, 'Pardon', { reponse_id: before.id })
    expect(await refusal(answer)).toBe('message_introuvable')
    const words = { query: { q: 'avant' } }
    expect((await stranger.call('POST /api/messages/recherche', words)).nb).toBe(0)
    expect((await friend.call('POST /api/messages/recherche', words)).nb).toBe(1)
    await somebody.call('POST /api/messages/quitter/{channels_id}', { params: { channels_id: id } })
    expect(await refusal(read(somebody, id))).toBe('canal_introuvable')
    const { data } = await friend.call('POST /api/messages/membres/{channels_id}', {
      params: { channels_id: id },
    })
    expect(data.filter(({ est_gerant }) => est_gerant)).toHaveLength(1)
  })

  it('a group cannot include a minor', async () => {
    const [somebody, minor] = [await newSomebody(t), await newSomebody(t, { naissance: MINOR })]
    await follow(t, minor, somebody)
    const found = somebody.call('POST /api/messages/groupe', {
      body: { nom: 'Sorties', users_ids: [minor.id] },
    })
    expect(await refusal(found)).toBe('destinataire_ferme')
  })
})
