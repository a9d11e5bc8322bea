import { buffer } from 'node:stream/consumers'
import { resultatsDeclares } from '@foulee/db/schema'
import { MAX_PDF_BYTES } from '@foulee/domain/shared/upload-limits'
import { createUser } from '@foulee/testing/factories'
import { blankPng } from '@foulee/testing/png'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { retraitImages } from '#platform/images/retrait.ts'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const PDF = Buffer.from('%PDF-1.7\n1 0 obj << /Type /Catalog >> endobj\n%%EOF\n')

async function newRace() {
  const user = await createUser(t.db)
  const { call, headers } = await t.signIn(user)
  const [race] = await t.db
    .insert(resultatsDeclares)
    .values({ users_id: user.id, nom: 'Corrida', date: '2025-12-14', type: 'route', temps: 2700 })
    .returning()
  const id = race?.id ?? 0
  const send = async (bytes: Buffer, name: string) =>
    (
      await call('POST /api/palmares/preuve/{id}', {
        params: { id },
        body: form({ fichier: new File([new Uint8Array(bytes)], name) }),
      })
    ).data
  const keyOf = async () => {
    const rows = await t.db.select().from(resultatsDeclares).where(eq(resultatsDeclares.id, id))
    return rows[0]?.preuve ?? null
  }
  return { id, call, headers, send, keyOf }
}

const read = async (key: string | null) => {
  const file = await t.storage.get(key ?? '')
  return file ? await buffer(file.stream) : null
}

describe('the proof of a declared race', () => {
  it('a PDF is kept as it is, and only downloaded, by its member', async () => {
    const { id, send, keyOf, headers } = await newRace()
    expect(await send(PDF, 'Diplôme <2025>.pdf')).toMatchObject({ preuve: 'Diplôme 2025.pdf' })
    expect(await read(await keyOf())).toEqual(PDF)
    const answer = await t.inject({ url: `/api/palmares/preuve/${id}`, headers })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'private, no-store',
      'content-disposition': expect.stringMatching(/^attachment; filename="[\x20-\x7e]+\.pdf"$/),
    })
    expect(answer.rawPayload).toEqual(PDF)
  })

  it('a picture is encoded anew, whatever its name says', async () => {
    const { send, keyOf } = await newRace()
    const picture = Buffer.concat([blankPng(60, 40), Buffer.from('<script>alert(1)</script>')])
    expect(await send(picture, 'photo.html')).toMatchObject({ preuve: 'photo.webp' })
    const stored = await read(await keyOf())
    expect(stored?.subarray(8, 12).toString()).toBe('WEBP')
    expect(stored?.includes('<script>')).toBe(false)
  })

  it.each([
    ['a page', Buffer.from('<html>%PDF-1.7 %%EOF</html>')],
    ['a PDF that is cut', PDF.subarray(0, 20)],
    ['a PDF that is too heavy', Buffer.concat([PDF, Buffer.alloc(MAX_PDF_BYTES), PDF])],
    ['nothing', Buffer.alloc(0)],
  ])('%s is refused, and leaves no file', async (_, bytes) => {
    const { send, keyOf } = await newRace()
    await expectRefusal(send(bytes, 'preuve.pdf'), 'champs_invalides', 'fichier')
    expect(await keyOf()).toBeNull()
  })

  it('a new proof takes the place of the former, which goes, as do all with the race', async () => {
    const { id, call, send, keyOf } = await newRace()
    await send(Buffer.concat([PDF, Buffer.from('a')]), 'a.pdf')
    const first = await keyOf()
    await send(Buffer.concat([PDF, Buffer.from('b')]), 'b.pdf')
    const second = await keyOf()
    await t.workOff({ only: retraitImages })
    expect([await read(first), (await read(second))?.length]).toEqual([null, PDF.length + 1])
    const params = { id }
    const { data } = await call('POST /api/palmares/preuve/{id}/del', { params })
    expect(data.preuve).toBeNull()
    await t.workOff({ only: retraitImages })
    expect(await read(second)).toBeNull()
    await expectRefusal(call('GET /api/palmares/preuve/{id}', { params }), 'preuve_introuvable')
    await send(Buffer.concat([PDF, Buffer.from('c')]), 'c.pdf')
    const third = await keyOf()
    await call('POST /api/palmares/del', { body: { id } })
    await t.workOff({ only: retraitImages })
    expect(await read(third)).toBeNull()
  })

  it('a file that two members sent stays while one of them keeps it', async () => {
    const [one, other] = [await newRace(), await newRace()]
    const shared = Buffer.concat([PDF, Buffer.from('shared')])
    await one.send(shared, 'a.pdf')
    await other.send(shared, 'a.pdf')
    await one.call('POST /api/palmares/del', { body: { id: one.id } })
    await t.workOff({ only: retraitImages })
    expect(await read(await other.keyOf())).toEqual(shared)
  })

  it('another member neither reads, replaces nor removes it', async () => {
    const { id, send, keyOf } = await newRace()
    await send(PDF, 'a.pdf')
    const { call } = await t.signIn(await createUser(t.db))
    const params = { id }
    const body = form({ fichier: new File([new Uint8Array(PDF)], 'b.pdf') })
    const attempts = [
      () => call('GET /api/palmares/preuve/{id}', { params }),
      () => call('POST /api/palmares/preuve/{id}', { params, body }),
      () => call('POST /api/palmares/preuve/{id}/del', { params }),
    ]
    for (const attempt of attempts) await expectRefusal(attempt(), 'course_declaree_introuvable')
    expect(await keyOf()).not.toBeNull()
    const medias = await t.inject({ url: `/medias/${await keyOf()}` })
    expect(medias.statusCode).toBe(404)
  })
})
