import { randomUUID } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import * as schema from '@foulee/db/schema'
import { createDirect } from '@foulee/testing/messages'
import { makeLoop } from '@foulee/testing/parcours'
import { blankPng } from '@foulee/testing/png'
import { makeGpx, makeTcxFile } from '@foulee/testing/trace-files'
import { distanceBetween, measureDistance } from '@foulee/trace/distance'
import { decodePolyline } from '@foulee/trace/polyline'
import { readTrack } from '@foulee/trace/read-track'
import { simulateTrack } from '@foulee/trace/simulated-track'
import type { Track } from '@foulee/trace/track'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { block, newSomebody, type Somebody } from './messages.test-cast.ts'
import { cutWhole } from './traces-entieres.job.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function newPair() {
  const [somebody, other] = [await newSomebody(t), await newSomebody(t)]
  const { id } = await createDirect(t.db, somebody.id, other.id)
  return { member: somebody, other, id }
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

describe('photos in messages', () => {
  it('photos are encoded anew, for readers alone, at an address that expires', async () => {
    const { member, other, id } = await newPair()
    const { id: messages_id } = await send(member, id, [['photo', await placed()]])
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
    const forged = piece.url?.replace(/\.grande\.(\d+)\./, `.grande.${member.id + 100_000}.`) ?? ''
    expect((await fetchPiece(forged)).statusCode).toBe(404)
    t.clock.advance({ hours: 3 })
    expect((await fetchPiece(piece.url)).statusCode).toBe(404)
    t.clock.advance({ hours: -3 })
    await block(t, other, member)
    expect((await fetchPiece(piece.url)).statusCode).toBe(404)
  })

  it('files of deleted photos are removed, unless another message uses them', async () => {
    const { member, id } = await newPair()
    const photo = png(640, 480)
    const [first, second] = [
      await send(member, id, [['photo', photo]]),
      await send(member, id, [['photo', photo]]),
    ]
    const [row] = await t.db
      .select()
      .from(schema.messagePieces)
      .where(eq(schema.messagePieces.messages_id, first.id))
    const listStoredKeys = () =>
      t.storage.keys().filter((key) => key.startsWith(row?.fichier ?? 'nothing'))
    const remove = async (messages_id: number) => {
      await member.call('POST /api/messages/del/{id}', { params: { id: messages_id } })
      await t.workOff()
      return listStoredKeys().length
    }
    expect(listStoredKeys()).toHaveLength(2)
    expect(await remove(first.id)).toBe(2)
    expect(await remove(second.id)).toBe(0)
  })
})

function makeTimedGpx(begun: Date): Uint8Array<ArrayBuffer> {
  const text = new TextDecoder().decode(makeGpx({ track: LOOP, speed: 3 }))
  const [lon, lat] = DOOR
  const told = text
    .replace(/creator="[^"]*"/, 'creator="Garmin fenix 7"')
    .replace(
      /<trk>/,
      `${METADATA}<wpt lat="${lat}" lon="${lon}">${WORDS}</wpt><wpt lat="${FAR[1]}" lon="${FAR[0]}">${WORDS}</wpt><trk><name>Footing de Jeanne Martin</name><src>Garmin</src>`,
    )
    .replaceAll('</ele>', `</ele><time>${begun.toISOString()}</time>${HEART_RATE_EXTENSION}`)
  return new TextEncoder().encode(told)
}

const DOOR = [5.7245, 45.1885] as const
const LOOP = makeLoop(DOOR)
const FAR = findFar(LOOP)
const METADATA =
  '<metadata><name>Jeanne Martin</name><author><name>Jeanne Martin</name><email id="jeanne" domain="exemple.fr"/></author><time>2026-03-01T07:12:09Z</time></metadata>'
const WORDS = '<name>Ma porte, code 1234</name><desc>12 rue des Lilas</desc>'
const HEART_RATE_EXTENSION =
  '<extensions><gpxtpx:TrackPointExtension xmlns:gpxtpx="http://www.garmin.com/xmlschemas/TrackPointExtension/v1"><gpxtpx:hr>151</gpxtpx:hr></gpxtpx:TrackPointExtension></extensions>'
const SECRETS =
  /Jeanne|Martin|exemple|porte|code 1234|Lilas|Garmin|fenix|hr>|<time|2026-|<wpt|extensions/

function findFar({ segments }: Pick<Track, 'segments'>): readonly [number, number] {
  const [segment] = segments
  const middle = Math.round((segment?.lon.length ?? 0) / 2)
  return [segment?.lon[middle] ?? 0, segment?.lat[middle] ?? 0]
}

describe('tracks in messages', () => {
  const BEGUN = new Date('2026-03-01T07:12:09Z')
  const post = async (nom: string, bytes: Uint8Array<ArrayBuffer>, rayon_masque?: number) => {
    const { member, other, id } = await newPair()
    const body = new FormData()
    body.set('client_id', randomUUID())
    body.append('trace', new File([bytes], nom))
    if (rayon_masque !== undefined) body.set('rayon_masque', String(rayon_masque))
    await member.call('POST /api/messages/post/channel/{id}', { params: { id }, body })
    const { data } = await other.call('POST /api/messages/channel/{channels_id}', {
      params: { channels_id: id },
    })
    const piece = data.messages[0]?.pieces[0]
    if (piece?.kind !== 'trace') throw new Error('There is no track.')
    return { piece, member, file: await fetchPiece(piece.url) }
  }
  const measureGap = (text: string): number => {
    const { segments } = readTrack(new TextEncoder().encode(text))
    return Math.min(
      ...segments.flatMap(({ lon, lat }) =>
        Array.from(lon, (x, rank) => distanceBetween(x, lat[rank] ?? 0, ...DOOR)),
      ),
    )
  }

  it.each([
    ['tour.gpx', makeTimedGpx(BEGUN)],
    ['tour.gpx.gz', new Uint8Array(gzipSync(makeTimedGpx(BEGUN)))],
  ])('tracks begin far from the door: %s', async (nom, bytes) => {
    const { piece, file } = await post(nom, bytes)
    expect(file.headers['content-type']).toBe('application/gpx+xml')
    expect(file.body).toContain('<gpx')
    expect(file.body).not.toMatch(SECRETS)
    expect(measureGap(file.body)).toBeGreaterThan(200)
    const shown = readTrack(file.rawPayload)
    expect(piece.nom).toBe('tour.gpx')
    expect(piece.distance).toBe(Math.round(measureDistance(shown)))
    expect(piece.distance).toBeLessThan(measureDistance(LOOP) - 400)
    const drawn = decodePolyline(piece.ligne)
    const gap = distanceBetween(drawn.lon[0] ?? 0, drawn.lat[0] ?? 0, ...DOOR)
    expect(gap).toBeGreaterThan(200)
  })

  it('tracks without a hidden zone are whole, and still without other metadata', async () => {
    const { piece, file } = await post('tour.gpx', makeTimedGpx(BEGUN), 0)
    expect(file.body).not.toMatch(SECRETS)
    expect(measureGap(file.body)).toBeLessThan(1)
    expect(piece.distance).toBe(Math.round(measureDistance(LOOP)))
  })

  it('tracks share the privacy squares of the sender’s routes and outings', async () => {
    const { member } = await post('tour.gpx', makeTimedGpx(BEGUN))
    const { parcoursCarres } = schema
    expect(await t.db.$count(parcoursCarres, eq(parcoursCarres.users_id, member.id))).toBe(1)
  })

  it('tracks within the hidden zone are refused', async () => {
    const short = makeGpx({ track: simulateTrack({ start: DOOR, length: 300 }) })
    await expect(post('tour.gpx', short)).rejects.toMatchObject({
      code: 'trace_refusee',
      errors: { gpx: expect.stringContaining('plus courte') },
    })
  })

  it('tracks sent whole by an older version are cut later', async () => {
    const { piece, file: cut } = await post('tour.gpx', makeTimedGpx(BEGUN))
    const { messagePieces } = schema
    const fichier = `message/ab/ab${'0'.repeat(62)}`
    await t.storage.put(`${fichier}/trace.gpx`, Buffer.from(makeTimedGpx(BEGUN)), '')
    await t.db.update(messagePieces).set({ fichier }).where(eq(messagePieces.id, piece.id))
    expect((await fetchPiece(piece.url)).body).toMatch(SECRETS)
    await cutWhole({ db: t.db, storage: t.storage, log: t.app.log })
    await t.workOff()
    expect((await fetchPiece(piece.url)).body).toBe(cut.body)
    expect(await t.storage.get(`${fichier}/trace.gpx`)).toBeNull()
  })
})

describe('attachments that are refused', () => {
  const lies: [string, () => [string, File][], string][] = [
    ['a page as a photo', () => [['photo', new File(['<html>'], 'a.png')]], 'champs_invalides'],
    ['a page as a track', () => [['trace', new File(['<html>'], 'a.gpx')]], 'trace_refusee'],
    ['a track of another format', () => [['trace', makeTcxFile()]], 'trace_refusee'],
    ['a photo as a track', () => [['trace', png(60, 40)]], 'trace_refusee'],
    ['nothing at all', () => [['photo', new File([], '')]], 'message_vide'],
  ]
  it.each(lies)('an attachment is refused: %s', async (_, files, code) => {
    const { member, id } = await newPair()
    await expect(send(member, id, files())).rejects.toMatchObject({ code })
    expect(await t.db.$count(schema.messages, eq(schema.messages.channels_id, id))).toBe(0)
  })

  it('too many attachments of a kind are refused', async () => {
    const { member, id } = await newPair()
    const many = (field: string) =>
      Array.from({ length: 11 }, () => [field, png(20, 20)] as [string, File])
    for (const field of ['photo', 'trace']) {
      await expect(send(member, id, many(field))).rejects.toMatchObject({
        code: 'champs_invalides',
        errors: { [field]: '10\u00a0pièces au plus par message.' },
      })
    }
  })

  it('forty photos at once are refused', async () => {
    const { member, id } = await newPair()
    const many = Array.from({ length: 40 }, () => ['photo', png(20, 20)] as [string, File])
    await expect(send(member, id, many)).rejects.toMatchObject({ status: expect.any(Number) })
    expect(await t.db.$count(schema.messages, eq(schema.messages.channels_id, id))).toBe(0)
  })
})
