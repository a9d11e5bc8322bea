import type { Call } from '@foulee/contract/shared/call'
import { getImageSources } from '@foulee/domain/shared/image'
import { createUser } from '@foulee/testing/factories'
import { blankPng } from '@foulee/testing/png'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const picture = async (shade: number, width = 400, height = 300) => {
  const background = { r: shade, g: 80, b: 120 }
  const bytes = await sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer()
  return new Uint8Array(bytes)
}
type Bytes = Uint8Array<ArrayBuffer>
type Sent = Record<string, Bytes | string>
const send = (call: Call, fields: Sent, media = 'image/png', name = 'photo.png') => {
  const body = new FormData()
  for (const [field, value] of Object.entries(fields)) {
    if (typeof value === 'string') body.set(field, value)
    else body.set(field, new File([value], name, { type: media }))
  }
  return call('POST /api/profile/update', { body })
}
const signIn = async () => t.signIn(await createUser(t.db))
const filesOf = (url: string) => {
  const folder = url.split('/').slice(2, -1).join('/')
  return t.storage.keys().filter((key) => key.startsWith(folder))
}

describe('pictures of the profile', () => {
  it('a picture is served in three widths and two formats', async () => {
    const { call } = await signIn()
    const sent = { avatar: await picture(10), public_banner: await picture(10, 2400, 800) }
    const { avatar, public_banner } = (await send(call, sent)).data
    expect(avatar).toMatch(/^\/medias\/avatar\/\w{2}\/\w{64}\/192\.webp$/)
    expect(public_banner).toMatch(/^\/medias\/banniere\/\w{2}\/\w{64}\/1280\.webp$/)
    for (const url of [avatar, public_banner]) {
      const { avif = '', webp = '' } = getImageSources(url) ?? {}
      const urls = `${avif}, ${webp}`.split(', ').map((source) => source.split(' ')[0] ?? '')
      expect(urls).toHaveLength(6)
      for (const url of urls) expect((await t.inject({ url: url })).statusCode).toBe(200)
    }
    expect((await call('GET /api/auth/me')).data.profil).toMatchObject({ avatar, public_banner })
  })

  it('a picture stays when other fields change, and without a chosen file', async () => {
    const { call } = await signIn()
    const { avatar } = (await send(call, { avatar: await picture(20) })).data
    expect((await send(call, { niveau: 'expert' })).data.avatar).toBe(avatar)
    const none = await send(call, { avatar: new Uint8Array() }, 'application/octet-stream', '')
    expect(none.data.avatar).toBe(avatar)
  })

  it('a replaced or removed picture leaves no file', async () => {
    const { call } = await signIn()
    const first = (await send(call, { avatar: await picture(30) })).data.avatar
    expect(filesOf(first)).toHaveLength(6)
    const second = (await send(call, { avatar: await picture(31) })).data.avatar
    expect([filesOf(first), filesOf(second).length]).toEqual([[], 6])
    expect((await send(call, { avatar: '' })).data.avatar).toBe('')
    expect(filesOf(second)).toEqual([])
  })

  it('a picture shared by two members stays until both remove it', async () => {
    const [signedIn, two] = [await signIn(), await signIn()]
    const avatar = await picture(40)
    const url = (await send(signedIn.call, { avatar })).data.avatar
    expect((await send(two.call, { avatar })).data.avatar).toBe(url)
    await send(signedIn.call, { avatar: '' })
    expect(filesOf(url)).toHaveLength(6)
    await send(two.call, { avatar: '' })
    expect(filesOf(url)).toEqual([])
  })

  it('a picture is kept when one member sends it while another removes it', async () => {
    const members = await Promise.all(Array.from({ length: 4 }, signIn))
    const avatar = await picture(50)
    await Promise.all(members.map(({ call }) => send(call, { avatar })))
    await Promise.all(
      members.map(({ call }, index) => send(call, { avatar: index % 2 ? avatar : '' })),
    )
    const kept = (await members[1]?.call('GET /api/auth/me'))?.data.profil.avatar ?? ''
    expect(filesOf(kept)).toHaveLength(6)
  })

  it('a picture loses its location', async () => {
    const { call } = await signIn()
    const source = await sharp(await picture(60))
      .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '45/1 11/1 30/1' } })
      .jpeg()
      .toBuffer()
    expect(source.includes('Exif')).toBe(true)
    const { avatar } = (await send(call, { avatar: new Uint8Array(source) })).data
    for (const key of filesOf(avatar)) {
      const { rawPayload } = await t.inject({ url: `/medias/${key}` })
      expect((await sharp(rawPayload).metadata()).exif).toBeUndefined()
    }
  })
})

describe('refused pictures', () => {
  const svg = new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')
  it.each<[string, () => Promise<Bytes> | Bytes, string]>([
    [
      'a page that calls itself PNG',
      () => new TextEncoder().encode('<!doctype html>'),
      'n’est pas',
    ],
    ['a drawing that calls itself PNG', () => svg, 'n’est pas'],
    ['an empty file', () => new Uint8Array(), 'n’est pas'],
    ['a picture that is cut', async () => (await picture(70)).subarray(0, 300), 'incomplète'],
    ['400 megapixels', () => new Uint8Array(blankPng(20_000, 20_000)), '50\u00a0mégapixels'],
    ['11 MB', () => new Uint8Array(11 * 1024 * 1024).fill(255), '10\u00a0Mo'],
  ])('a file is refused: %s', async (_, make, why) => {
    const { call } = await signIn()
    const before = (await send(call, { niveau: 'debutant' })).data
    const files = t.storage.keys()
    const sent = { niveau: 'expert', avatar: await make(), public_banner: await picture(71) }
    await expect(send(call, sent)).rejects.toMatchObject({
      status: 422,
      errors: { avatar: expect.stringContaining(why) },
    })
    expect((await call('GET /api/auth/me')).data.profil).toEqual(before)
    expect(t.storage.keys()).toEqual(files)
  })

  it('a picture leaves no file when another field is refused', async () => {
    const { call } = await signIn()
    const files = t.storage.keys()
    const sent = { avatar: await picture(72), naissance: '2026-03-15' }
    await expect(send(call, sent)).rejects.toMatchObject({ errors: { naissance: /15/ } })
    expect(t.storage.keys()).toEqual(files)
  })

  it('the content of a file decides, not its name', async () => {
    const { call } = await signIn()
    const named = { media: 'text/html', name: '../../page.html' }
    const sent = { avatar: await picture(73) }
    const { avatar } = (await send(call, sent, named.media, named.name)).data
    expect(avatar).toMatch(/192\.webp$/)
  })

  it('a file beyond 25 MB is stopped while it is received', async () => {
    const { call } = await signIn()
    const huge = new Uint8Array(50 * 1024 * 1024)
    await expect(send(call, { avatar: huge })).rejects.toMatchObject({
      status: 413,
      code: 'requete_trop_longue',
    })
  })
})
