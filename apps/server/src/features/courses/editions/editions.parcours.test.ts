import { createParcours } from '@foulee/testing/parcours'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { EPREUVE, type Lea, meetLea } from './editions.test-cast.ts'

let t: TestApp
let lea: Lea
beforeAll(async () => {
  t = await testApp()
  lea = await meetLea(t)
})
afterAll(() => t.close())

async function openLinked() {
  const { id: parcours_id } = await createParcours(t.db, t.clock.now)
  const race = await lea.open({
    nom: 'Trail des lacs',
    editions: [{ date_debut: '2026-06-06', epreuves: [{ ...EPREUVE, parcours_id }] }],
  })
  const listNamed = async () => {
    await t.syncChanges()
    const { data } = await t.call('GET /api/parcours/{id}', { params: { id: parcours_id } })
    return data.courses.map(({ nom, date_debut }) => [nom, date_debut])
  }
  return { ...race, parcours_id, listNamed }
}
type Linked = Awaited<ReturnType<typeof openLinked>>

const NAMED = [['Trail des lacs', '2026-06-06']]

it.each<[string, (race: Linked) => Promise<unknown>, unknown[]]>([
  [
    'is renamed',
    ({ id }) =>
      lea.call('POST /api/courses/{id}/update', {
        params: { id },
        body: form({ nom: 'Trail des cols' }),
      }),
    [['Trail des cols', '2026-06-06']],
  ],
  [
    'has another day',
    ({ id, edition }) => lea.saveEdition(id, { id: String(edition.id), date_debut: '2026-06-13' }),
    [['Trail des lacs', '2026-06-13']],
  ],
  [
    'loses its edition',
    ({ edition }) => lea.call('POST /api/courses/editions/del', { body: { id: edition.id } }),
    [],
  ],
  [
    'follows it no longer',
    ({ edition, epreuve }) =>
      lea.saveEpreuve({ editions_id: edition.id, id: epreuve.id, parcours_id: null }),
    [],
  ],
])('the page of a parcours names a race as it is once the race %s', async (_, change, then) => {
  const race = await openLinked()
  expect(await race.listNamed()).toEqual(NAMED)
  await change(race)
  expect(await race.listNamed()).toEqual(then)
})
