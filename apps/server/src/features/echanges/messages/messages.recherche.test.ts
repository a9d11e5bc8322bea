import * as schema from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { follow, newSomebody, type Somebody } from './messages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const setProfil = ({ id }: Somebody, values: Partial<typeof schema.profils.$inferInsert>) =>
  t.db.update(schema.profils).set(values).where(eq(schema.profils.users_id, id))

it('people are found by their visible name, never by a hidden one', async () => {
  const me = await newSomebody(t)
  const [open, hidden, named, followers] = [
    await newSomebody(t, { prenom: 'Olga', nom: 'Ouvernet' }),
    await newSomebody(t, { prenom: 'Colette', nom: 'Cachevin' }),
    await newSomebody(t, { prenom: 'Nadine', nom: 'Nommery' }),
    await newSomebody(t, { prenom: 'Alice', nom: 'Abonnard' }),
  ]
  await setProfil(hidden, { visibilite: 'personne' })
  await setProfil(named, { public_name: 'Gazelle' })
  await setProfil(followers, { visibilite: 'abonnes' })
  for (const somebody of [open, hidden, named, followers]) {
    await follow(t, me, somebody)
    await follow(t, somebody, me)
  }
  const find = async (q: string) => {
    const { data } = await me.call('POST /api/messages/destinataires', { query: { q } })
    return data.map(({ users_id }) => users_id)
  }
  expect(await find('Ouvernet')).toEqual([open.id])
  expect(await find('Colette')).toEqual([hidden.id])
  expect(await find('Cachevin')).toEqual([])
  expect(await find('Gazelle')).toEqual([named.id])
  expect(await find('Nommery')).toEqual([])
  expect(await find('Abonnard')).toEqual([followers.id])
})
