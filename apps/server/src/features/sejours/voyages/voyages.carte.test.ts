import { nextName } from '@foulee/testing/factories'
import { createVoyage, type NewVoyage } from '@foulee/testing/sejours'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { expectFailure } from '#test/http/expectations.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { readTile, tileAt } from '#test/test-tiles.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const HERE: [number, number] = [6.8694, 45.9237]
const newWord = () => nextName('Mot').split(' ')[1] ?? ''
const stay = (mot: string, input: NewVoyage = {}) =>
  createVoyage(t.db, t.clock.now, { titre: `Tour ${mot}`, ...input })
const read = (z: number, texte: string) => readTile(t, 'voyages', tileAt(z, HERE), texte)

it('at low zoom stays are counted groups, without drafts and stays without a place', async () => {
  const mot = newWord()
  await stay(mot)
  await stay(mot, { position: [6.8697, 45.9241] })
  await stay(mot, { etat: 0 })
  await stay(mot, { position: null })
  const layer = await read(6, mot)
  expect(layer('groupes').map(({ properties }) => properties?.nb)).toEqual([2])
})

it('at high zoom each stay has its place and the number at the same place', async () => {
  const mot = newWord()
  const { id, slug } = await stay(mot)
  await stay(mot)
  await stay(mot, { etat: 0 })
  const [first, ...others] = (await read(14, mot))('departs')
  expect(first).toMatchObject({ id, properties: { slug, kind: 'autre', nb: 2 } })
  expect(others).toHaveLength(1)
  expect(first?.places[0]?.[0]).toBeCloseTo(HERE[0], 3)
})

it('filters of the list apply to the tile', async () => {
  const mot = newWord()
  await stay(mot, { niveau: 'expert' })
  const count = async (query: string) => (await read(6, `${mot}${query}`))('groupes').length
  expect(await count('&niveau=expert&zone=0,0,1,1')).toBe(1)
  expect(await count('&niveau=debutant')).toBe(0)
})

it.each(['1/2/0', 'a/0/0'])('the invalid address %s is no tile', async (address) => {
  expectFailure(await t.inject({ url: `/api/voyages/tuiles/${address}` }), 'champs_invalides')
})
