import { randomUUID } from 'node:crypto'
import * as schema from '@foulee/db/schema'
import { createDirect } from '@foulee/testing/messages'
import { blankPng } from '@foulee/testing/png'
import { makeGpxFile, makeTcxFile } from '@foulee/testing/trace-files'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test-app.ts'
import { block, newSomebody, type Somebody } from './messages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function newPair() {
  const [one, other] = [await newSomebody(t), await newSomebody(t)]
  const { id } = await createDirect(t.db, one.id, other.id)
  return { one, other, id }
}

function send({ call }: Somebody, id: number, files: readonly [string, File][]) {
  const body = new FormData()
  body.set('client_id', randomUUID())
  for (const [field, file] of files) body.append(field, file)
  return call('POST /api/messages/post/channel/{id}', { params: { id }, body }).then(
    ({ data }) => data,
  )
}

const png = (width: number, height: number) =>
  new File([new Uint8Array(blankPng(width, height))], 'vue.png', { type: 'image/png' })

/** A photo whose camera wrote where it stood. */
async function placed(): Promise<File> {
  const bytes = await sharp({
    create: { width: 800, height: 600, channels: 3, background: '#4a6' },
  })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 11/1 0/1' } })
    .jpeg()
    .toBuffer()
  return new File([new Uint8Array(bytes)], 'col.jpg', { type: 'image/jpeg' })
}

const fetchPiece = (url: string | null) => t.inject({ method: 'GET', url: url ?? '' })

describe('photos', () => {
  it('come encoded anew, for their readers alone, at an address that runs out', async () => {
    const { one, other, id } = await newPair()
    const { id: messages_id } = await send(one, id, [['photo', await placed()]])
    const { data } = await other.call('POST /api/messages/channel/{channels_id}', {
      params: { channels_id: id },
    })
    const [piece] = data.messages[0]?.pieces ?? []
    if (piece?.kind !== 'photo') throw new Error('There is no photo.')
    expect([piece.largeur, piece.hauteur]).toEqual([800, 600])
    const file = await fetchPiece(piece.url)
    expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'image/webp'])
    const read = await sharp(file.rawPayload).metadata()
    expect([read.width, read.exif]).toEqual([800, undefined])
    expect(file.headers['cache-control']).toContain('private')
    const [row] = await t.db
      .select()
      .from(schema.messagePieces)
      .where(eq(schema.messagePieces.messages_id, messages_id))
    const served = await fetchPiece(`/medias/${row?.fichier}/grande.webp`)
    expect(served.statusCode).toBe(404)
    const forged = piece.url?.replace(/\.grande\.(\d+)\./, `.grande.${one.id + 100_000}.`) ?? ''
    expect((await fetchPiece(forged)).statusCode).toBe(404)
    t.clock.advance({ hours: 3 })
    expect((await fetchPiece(piece.url)).statusCode).toBe(404)
    t.clock.advance({ hours: -3 })
    await block(t, other, one)
    expect((await fetchPiece(piece.url)).statusCode).toBe(404)
  })

  it('leave the disk when they are deleted, unless another message has the same', async () => {
    const { one, id } = await newPair()
    const photo = png(640, 480)
    const [first, second] = [
      await send(one, id, [['photo', photo]]),
      await send(one, id, [['photo', photo]]),
    ]
    const [row] = await t.db
      .select()
      .from(schema.messagePieces)
      .where(eq(schema.messagePieces.messages_id, first.id))
    const left = () => t.storage.keys().filter((key) => key.startsWith(row?.fichier ?? 'nothing'))
    const remove = async (messages_id: number) => {
      await one.call('POST /api/messages/del/{id}', { params: { id: messages_id } })
      await t.workOff()
      return left().length
    }
    expect(left()).toHaveLength(2)
    expect(await remove(first.id)).toBe(2)
    expect(await remove(second.id)).toBe(0)
  })
})

describe('tracks', () => {
  it('come as a line, and as the file that was sent', async () => {
    const { one, id } = await newPair()
    const message = await send(one, id, [['trace', makeGpxFile({ nom: 'tour.gpx' })]])
    const [piece] = message.pieces
    if (piece?.kind !== 'trace') throw new Error('There is no track.')
    expect(piece.nom).toBe('tour.gpx')
    expect(piece.distance).toBeGreaterThan(0)
    expect(piece.ligne.length).toBeGreaterThan(4)
    const file = await fetchPiece(piece.url)
    expect(file.headers['content-type']).toBe('application/gpx+xml')
    expect(file.body).toContain('<gpx')
  })
})

describe('what lies', () => {
  const lies: [string, () => [string, File][], string][] = [
    ['a page as a photo', () => [['photo', new File(['<html>'], 'a.png')]], 'champs_invalides'],
    ['a page as a track', () => [['trace', new File(['<html>'], 'a.gpx')]], 'trace_refusee'],
    ['a track of another format', () => [['trace', makeTcxFile()]], 'trace_refusee'],
    ['a photo as a track', () => [['trace', png(60, 40)]], 'trace_refusee'],
    ['nothing at all', () => [['photo', new File([], '')]], 'message_vide'],
  ]
  it.each(lies)('is refused: %s', async (_, files, code) => {
    const { one, id } = await newPair()
    await expect(send(one, id, files())).rejects.toMatchObject({ code })
    expect(await t.db.$count(schema.messages, eq(schema.messages.channels_id, id))).toBe(0)
  })

  it('is refused: more pieces than a message takes', async () => {
    const { one, id } = await newPair()
    const many = (field: string) =>
      Array.from({ length: 11 }, () => [field, png(20, 20)] as [string, File])
    for (const field of ['photo', 'trace']) {
      await expect(send(one, id, many(field))).rejects.toMatchObject({
        code: 'champs_invalides',
        errors: { [field]: '10\u00a0pièces au plus par message.' },
      })
    }
  })

  it('is refused: forty photos at once', async () => {
    const { one, id } = await newPair()
    const many = Array.from({ length: 40 }, () => ['photo', png(20, 20)] as [string, File])
    await expect(send(one, id, many)).rejects.toMatchObject({ status: expect.any(Number) })
    expect(await t.db.$count(schema.messages, eq(schema.messages.channels_id, id))).toBe(0)
  })
})
