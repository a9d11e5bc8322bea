import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makePhoto, toForm } from '#features/echanges/photos/test-photos.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { create, gestion, newOrganiser } from './contribution.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function newChange(photo: Uint8Array<ArrayBuffer>) {
  const lea = await newOrganiser(t)
  const { id } = await create(lea)
  const body = toForm([photo], { ville: 'Annecy', code_postal: '74000' })
  const send = ({ call } = lea) => call('POST /api/courses/{id}/update', { params: { id }, body })
  return { lea, id, send }
}

describe('photo in a change of a race (produit 8.7)', () => {
  it('the photo is added with the other fields', async () => {
    const { send } = await newChange(await makePhoto())
    const { course } = (await send()).data
    expect(course).toMatchObject({ ville: 'Annecy', photos: [{ ordre: 0 }] })
  })

  it('an invalid photo refuses the whole change', async () => {
    const text = new TextEncoder().encode('Ceci n’est pas une image.')
    const { lea, id, send } = await newChange(text)
    await expectRefusal(send(), 'champs_invalides', 'photo')
    const { course } = await gestion(lea, id)
    expect(course.ville).not.toBe('Annecy')
    expect(course.photos).toEqual([])
  })

  it('the photo of an outsider is refused', async () => {
    const { lea, id, send } = await newChange(await makePhoto())
    await expectRefusal(send(await newOrganiser(t)), 'course_introuvable')
    expect((await gestion(lea, id)).course.photos).toEqual([])
  })
})
