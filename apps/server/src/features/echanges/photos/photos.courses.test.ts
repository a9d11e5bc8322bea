import type { Call } from '@foulee/contract/shared/call'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { addPhotosTo, HOME, makePhoto, toForm, withRoute } from './test-photos.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('photos of a race', () => {
  const send = async (call: Call, id: number, model: 'course' | 'parcours' = 'course') =>
    call('POST /api/photo/{model}/{id}/add', {
      params: { model, id },
      body: toForm([await makePhoto({ place: HOME })]),
    })

  it('photos are managed by the organisers, and have no place', async () => {
    const member = await createUser(t.db, { organisateur: true })
    const organisateur = await createOrganisateur(t.db, { membres: [member.id] })
    const { id, slug } = await createCourse(t.db, t.clock.now, {
      organisateurs_id: organisateur.id,
    })
    const read = async () => {
      await t.syncChanges()
      return (await t.call('GET /api/courses/{id}', { params: { id: slug } })).data
    }
    const { call } = await t.signIn(member)
    const [photo] = (await send(call, id)).data
    expect(photo).toMatchObject({ position: null, metres: null })
    expect((await read()).photos[0]?.url).toBe(photo?.url)
    await t.workOff()
    expect((await read()).photos[0]?.url).toMatch(/960\.webp$/)
    const params = { model: 'course', id, id_photo: photo?.id ?? 0 } as const
    await call('POST /api/photo/{model}/{id}/edit/{id_photo}', {
      params,
      body: { titre: 'Le départ', ordre: 0 },
    })
    expect((await read()).photos[0]?.titre).toBe('Le départ')
    await call('POST /api/photo/{model}/{id}/del/{id_photo}', { params })
    expect((await read()).photos).toEqual([])
    const stranger = await t.signIn(await createUser(t.db))
    await expect(send(stranger.call, id)).rejects.toMatchObject({ code: 'acces_refuse' })
  })

  it('photos of a draft or of a missing race are not found by others', async () => {
    const { id } = await createCourse(t.db, t.clock.now, { etat: 0 })
    const { call } = await t.signIn(await createUser(t.db))
    for (const item of [id, 2_000_000_000]) {
      await expect(send(call, item)).rejects.toMatchObject({ code: 'course_introuvable' })
    }
    const { id: route } = await withRoute(t)
    await expect(send(call, route, 'parcours')).rejects.toMatchObject({ code: 'acces_refuse' })
  })

  it('photos cannot be reached through the member’s own route', async () => {
    const mine = await withRoute(t)
    const other = await withRoute(t)
    const [photo] = (await addPhotosTo(other.call, other.id, [await makePhoto()])).data
    const params = { model: 'parcours', id: mine.id, id_photo: photo?.id ?? 0 } as const
    const edit = mine.call('POST /api/photo/{model}/{id}/edit/{id_photo}', { params, body: {} })
    await expect(edit).rejects.toMatchObject({ code: 'photo_introuvable' })
    const del = mine.call('POST /api/photo/{model}/{id}/del/{id_photo}', { params })
    await expect(del).rejects.toMatchObject({ code: 'photo_introuvable' })
    expect((await other.read()).photos).toHaveLength(1)
  })
})
