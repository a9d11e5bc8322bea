import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { REGISTRY } from '#features/registry.ts'
import { removeUnusedImages } from '#platform/images/stored-images.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { makeSizes, taillesPhoto } from './photos.jobs.ts'
import { addPhotosTo, keysOf, makePhoto, withRoute } from './test-photos.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())
afterEach(() => vi.restoreAllMocks())

const statesOf = async (fichier: string) => {
  const { rows } = await t.db.$client.query<{ state: string }>(
    "select state from pgboss.job where name = 'tailles-photo' and data->>'fichier' = $1",
    [fichier],
  )
  return rows.map(({ state }) => state)
}
const folderOf = (url = '') => url.split('/').slice(2, -1).join('/')

async function withPhoto() {
  const route = await withRoute(t)
  const [photo] = (await addPhotosTo(route.call, route.id, [await makePhoto()])).data
  const url = async () => (await route.read()).photos[0]?.url ?? ''
  return { ...route, url, fichier: folderOf(photo?.url), id_photo: photo?.id ?? 0 }
}

describe('resizing of a photo', () => {
  it('sizes are made by the next attempt after a failure of the storage', async () => {
    const { url, fichier } = await withPhoto()
    const { put } = t.storage
    let left = 3
    vi.spyOn(t.storage, 'put').mockImplementation(async (...file) => {
      if (left-- === 0) throw new Error('the store is away')
      return put(...file)
    })
    expect(await t.workOff({ only: taillesPhoto })).toBe(1)
    expect(await url()).toMatch(/480\.webp$/)
    expect(await statesOf(fichier)).toEqual(['retry'])
    expect(keysOf(t, await url()).some((key) => key.startsWith('source/'))).toBe(true)
    expect(await t.workOff({ isLate: true, only: taillesPhoto })).toBe(0)
    expect(await url()).toMatch(/960\.webp$/)
    expect(keysOf(t, await url())).toHaveLength(6)
  })

  it('sizes are made once under repeated and simultaneous requests', async () => {
    const { url, fichier } = await withPhoto()
    const context = { db: t.db, storage: t.storage, clock: () => t.clock.now, registry: REGISTRY }
    await Promise.all([makeSizes(context, { fichier }), makeSizes(context, { fichier })])
    await makeSizes(context, { fichier })
    expect(await url()).toMatch(/960\.webp$/)
    expect(keysOf(t, await url())).toHaveLength(6)
    await t.workOff()
  })

  it('the source is removed by a later run when the process died before', async () => {
    const { url, fichier } = await withPhoto()
    const context = { db: t.db, storage: t.storage, clock: () => t.clock.now, registry: REGISTRY }
    vi.spyOn(t.storage, 'remove').mockRejectedValueOnce(new Error('killed'))
    await expect(makeSizes(context, { fichier })).rejects.toThrow('killed')
    expect(await url()).toMatch(/960\.webp$/)
    expect(await t.workOff({ only: taillesPhoto })).toBe(0)
    expect(keysOf(t, await url())).toHaveLength(6)
  })

  it('sizes of a photo deleted meanwhile are not kept', async () => {
    const { call, id, id_photo, url, fichier } = await withPhoto()
    const address = await url()
    const { get } = t.storage
    vi.spyOn(t.storage, 'get').mockImplementationOnce(async (key) => {
      const source = await get(key)
      const params = { id, id_photo }
      await call('POST /api/parcours/photo/{id}/del/{id_photo}', { params })
      await removeUnusedImages(t.db, t.storage, [fichier])
      return source
    })
    await makeSizes(
      { db: t.db, storage: t.storage, clock: () => t.clock.now, registry: REGISTRY },
      { fichier },
    )
    expect(keysOf(t, address)).toEqual([])
  })

  it('without its source the job is not retried, and the small size stays', async () => {
    const { url, fichier } = await withPhoto()
    for (const key of keysOf(t, await url())) {
      if (key.startsWith('source/')) await t.storage.remove(key)
    }
    expect(await t.workOff({ only: taillesPhoto })).toBe(1)
    expect(await statesOf(fichier)).toEqual(['failed'])
    expect((await t.inject({ url: await url() })).statusCode).toBe(200)
  })

  it('sizes serve every member who sent the same photo meanwhile', async () => {
    const bytes = await makePhoto()
    const routes = await Promise.all([withRoute(t), withRoute(t), withRoute(t)])
    await Promise.all(routes.map(({ call, id }) => addPhotosTo(call, id, [bytes])))
    expect(await t.workOff({ only: taillesPhoto })).toBe(0)
    const urls = await Promise.all(routes.map(async ({ read }) => (await read()).photos[0]?.url))
    expect(new Set(urls).size).toBe(1)
    expect(urls[0]).toMatch(/960\.webp$/)
  })
})
