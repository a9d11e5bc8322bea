import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { gestion, newAuthor, newRoute, update } from './test-authors.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const PASSED = { status: 409, code: 'version_depassee' }
const WATER = JSON.stringify([{ type: 'eau', nom: 'Source', description: '', metres: 1200 }])

async function open(fields: Record<string, string> = {}) {
  const author = await newAuthor(t)
  const id = await newRoute(author, fields)
  const { empreintes } = await gestion(author, id)
  const saw = (part: keyof typeof empreintes) => JSON.stringify({ [part]: empreintes[part] })
  return { author, id, saw }
}

describe('two windows on one route', () => {
  it.each([
    ['textes', { titre: 'Le tour du lac' }, { description: 'Par la rive nord.' }],
    ['textes', { saison: '[6]' }, { types: 'trail' }],
    ['chiffres', { distance_annoncee: '8000' }, { denivele_annonce: '300' }],
    ['points', { points: WATER }, { points: '[]' }],
    ['points', { inverser: 'true' }, { points: WATER }],
    ['surfaces', { troncons: '[[0,900,"path"]]' }, { troncons: '[[0,900,"asphalt"]]' }],
    ['surfaces', { debut: '1000' }, { troncons: '[[0,900,"path"]]' }],
    ['trace', { debut: '1000' }, { fin: '3000' }],
    ['trace', { inverser: 'true' }, { inverser: 'true' }],
    ['trace', { rayon_masque: '200' }, { origine: 'true' }],
  ] as const)(
    'the second save of %s is refused, and nothing is written: %j, %j',
    async (part, first, second) => {
      const { author, id, saw } = await open()
      await update(author, id, { ...first, empreintes: saw(part) })
      const standing = await gestion(author, id)
      await expect(update(author, id, { ...second, empreintes: saw(part) })).rejects.toMatchObject(
        PASSED,
      )
      expect(await gestion(author, id)).toEqual(standing)
      const { empreintes } = standing
      await update(author, id, { ...second, empreintes: JSON.stringify(empreintes) })
    },
  )

  it.each([
    ['textes', { points: WATER }, { titre: 'Le tour du lac' }],
    ['textes', { inverser: 'true' }, { titre: 'Le tour du lac' }],
    ['points', { titre: 'Le tour du lac' }, { points: WATER }],
    ['surfaces', { points: WATER }, { troncons: '[[0,900,"path"]]' }],
    ['trace', { troncons: '[[0,900,"path"]]' }, { inverser: 'true' }],
  ] as const)('a change outside %s does not matter: %j, %j', async (part, first, second) => {
    const { author, id, saw } = await open()
    await update(author, id, first)
    await update(author, id, { ...second, empreintes: saw(part) })
  })

  it('a save without checksums overwrites', async () => {
    const { author, id } = await open({ titre: 'Le tour du lac' })
    const { titre } = await update(author, id, { titre: 'Le grand tour' })
    expect(titre).toBe('Le grand tour')
  })

  it('a save by staff counts too', async () => {
    const { author, id, saw } = await open({ titre: 'Le tour du lac' })
    const nora = await t.signIn(await createUser(t.db, { is_staff: true }))
    await update(nora, id, { titre: 'Tour du lac' })
    await expect(
      update(author, id, { titre: 'LE TOUR', empreintes: saw('textes') }),
    ).rejects.toMatchObject(PASSED)
  })

  it.each([
    ['textes', [{ titre: 'Le tour du lac' }, { titre: 'Le grand tour' }]],
    ['trace', [{ inverser: 'true' }, { inverser: 'true' }]],
  ] as const)('one of two simultaneous saves of %s is refused', async (part, changes) => {
    const { author, id, saw } = await open()
    const ends = await Promise.allSettled(
      changes.map((fields) => update(author, id, { ...fields, empreintes: saw(part) })),
    )
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(ends.find(({ status }) => status === 'rejected')).toMatchObject({ reason: PASSED })
  })

  it.each(['{"textes":-1}', '{"ailleurs":1}', 'non'])(
    'a checksum is refused: %s',
    async (empreintes) => {
      const { author, id } = await open()
      await expect(
        update(author, id, { titre: 'Le tour du lac', empreintes }),
      ).rejects.toMatchObject({ status: 422, errors: { empreintes: expect.any(String) } })
    },
  )
})
