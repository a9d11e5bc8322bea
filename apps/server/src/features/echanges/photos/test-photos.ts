import type { Call } from '@foulee/contract/shared/call'
import { createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import sharp from 'sharp'
import type { TestApp } from '#test/test-app.ts'

export const HOME: [number, number] = [5.7245, 45.1885]
export const ACROSS: [number, number] = [5.7245, 45.2114]

let photoCount = 0
type Camera = { place?: [number, number]; time?: string; orientation?: number }

const toRational = (degrees: number) => `${Math.round(Math.abs(degrees) * 1e6)}/1000000 0/1 0/1`

export async function makePhoto(
  { place, time, orientation }: Camera = {},
  width = 1000,
  height = 700,
) {
  const background = { r: 30, g: 90, b: 50 }
  const exif = {
    // No two photos have the same bytes.
    IFD0: { Artist: 'Paola Rossi', ImageDescription: `${++photoCount}` },
    ...(time && { IFD2: { DateTimeOriginal: time } }),
    ...(place && {
      IFD3: {
        GPSLatitudeRef: place[1] < 0 ? 'S' : 'N',
        GPSLatitude: toRational(place[1]),
        GPSLongitudeRef: place[0] < 0 ? 'W' : 'E',
        GPSLongitude: toRational(place[0]),
      },
    }),
  }
  const image = sharp({ create: { width, height, channels: 3, background } }).withExif(exif)
  const bytes = await (orientation ? image.withMetadata({ orientation }) : image).jpeg().toBuffer()
  return new Uint8Array(bytes)
}

type Bytes = Uint8Array<ArrayBuffer>
export function toForm(photos: readonly Bytes[], fields: Record<string, string> = {}) {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  for (const [n, bytes] of photos.entries()) {
    body.append('photo', new File([bytes], `IMG_${n}.jpg`, { type: 'image/jpeg' }))
  }
  return body
}

export const addPhotosTo = (call: Call, id: number, photos: readonly Bytes[], fields = {}) =>
  call('POST /api/parcours/photo/{id}/add', { params: { id }, body: toForm(photos, fields) })

export async function withRoute(t: TestApp, input: Parameters<typeof createParcours>[2] = {}) {
  const author = await createUser(t.db)
  const { call } = await t.signIn(author)
  const { id, slug } = await createParcours(t.db, t.clock.now, { users_id: author.id, ...input })
  const read = async () => (await t.call('GET /api/parcours/{id}', { params: { id: slug } })).data
  return { author, call, id, slug, read }
}

export function keysOf(t: TestApp, url = ''): string[] {
  const sha = url.split('/').at(-2) ?? ''
  return t.storage.keys().filter((key) => key.includes(sha))
}
