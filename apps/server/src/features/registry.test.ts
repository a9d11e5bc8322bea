import { KINDS, kindsWith } from '@foulee/domain/shared/kinds'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { entityKey, findEntities, isOwner } from '#kernel/entity-types/find-entities.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { FEATURES } from './features.ts'
import { REGISTRY } from './registry.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const { kinds } = REGISTRY

describe('registry of kinds', () => {
  it('every kind is registered by one feature', () => {
    const registered = FEATURES.flatMap((feature) => (feature.kinds ?? []).map(({ kind }) => kind))
    expect(registered.toSorted()).toEqual(Object.keys(KINDS).toSorted())
  })

  it('the registry knows the uses of every kind', () => {
    const registered = { partenaires: 'contenus' } as const
    for (const use of ['avis', 'photos', 'liste', 'social', 'partenaires'] as const) {
      const name = use === 'partenaires' ? registered[use] : use
      const known = Object.entries(kinds).flatMap(([kind, entry]) => (entry[name] ? [kind] : []))
      expect([use, known.toSorted()]).toEqual([use, kindsWith(use).toSorted()])
    }
  })

  it('every shared kind has its pages in the sitemap', () => {
    const folders = Object.values(kinds).flatMap(({ share }) => share?.folder ?? [])
    expect(folders.length).toBeGreaterThan(5)
    const names = REGISTRY.sitemap.map(({ name }) => name)
    const missing = folders.filter((folder) => !names.some((name) => name.startsWith(folder)))
    expect(missing).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  })

  it('objects are loaded in one statement per kind', async () => {
    const now = t.clock.now
    const author = await createUser(t.db)
    const routes = [
      await createParcours(t.db, now, { users_id: author.id, titre: 'Tour du lac' }),
      await createParcours(t.db, now, { users_id: author.id, etat: 0, titre: '' }),
    ]
    const course = await createCourse(t.db, now, { nom: 'La Ronde des crêtes' })
    const refs = [
      ...routes.map(({ id }) => ({ kind: 'parcours' as const, id })),
      { kind: 'course' as const, id: course.id },
      { kind: 'profil' as const, id: author.id },
      { kind: 'course' as const, id: 2_000_000_000 },
    ]
    const statements = await countStatements(async () => {
      const entities = await findEntities(t.db, kinds, refs)
      expect([...entities.keys()].toSorted()).toEqual(refs.slice(0, 4).map(entityKey).toSorted())
      const [tour, draft] = routes.map(({ id }) => entities.get(`parcours:${id}`))
      expect(tour).toMatchObject({ titre: 'Tour du lac', is_visible: true })
      expect(draft).toMatchObject({ titre: 'Parcours sans titre', is_visible: false })
      expect(entities.get(`course:${course.id}`)?.url).toBe(`/courses/${course.slug}`)
    })
    expect(statements).toBe(3)
  })

  it('the registry tells the owner of an object', async () => {
    const [author, other] = [await createUser(t.db), await createUser(t.db)]
    const { id } = await createParcours(t.db, t.clock.now, { users_id: author.id })
    expect(await isOwner(t.db, kinds, { kind: 'parcours', id }, author.id)).toBe(true)
    expect(await isOwner(t.db, kinds, { kind: 'parcours', id }, other.id)).toBe(false)
    expect(await isOwner(t.db, kinds, { kind: 'profil', id: other.id }, other.id)).toBe(true)
  })
})

describe('names of kinds in the API', () => {
  it('a kind has one name, and its former plural is still accepted', async () => {
    const { id } = await createCourse(t.db, t.clock.now)
    for (const model of ['course', 'courses']) {
      const answer = await t.inject({
        method: 'POST',
        url: '/api/commentaires/list',
        headers: t.xsrf,
        payload: { model, id },
      })
      expect([model, answer.statusCode]).toEqual([model, 200])
    }
    const answer = await t.inject({
      method: 'POST',
      url: '/api/commentaires/list',
      headers: t.xsrf,
      payload: { model: 'epreuve', id },
    })
    expect(answer.json()).toMatchObject({ success: false, errors: { model: expect.any(String) } })
  })
})

async function countStatements(act: () => Promise<void>): Promise<number> {
  const { $client } = t.db
  const { query } = $client
  let count = 0
  $client.query = ((...args: Parameters<typeof query>) => {
    count++
    return query.apply($client, args)
  }) as typeof query
  await act().finally(() => {
    $client.query = query
  })
  return count
}
