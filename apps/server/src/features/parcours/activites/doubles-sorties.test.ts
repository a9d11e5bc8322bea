import { encodeLines } from '@foulee/db/read-models/parcours-trace'
import { activites, chaussures, entrainements } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { makeLoop } from '@foulee/testing/parcours'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { doublesSorties, queueUncompared } from './doubles-sorties.job.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Values = NonNullable<Parameters<typeof createActivite>[1]>

const compare = async () => {
  await queueUncompared(t.db)
  await t.workOff({ only: doublesSorties })
}

/** Outings of one member at one hour on one way, in order, as they were stored before. */
async function store(...rows: Values[]) {
  const { id: users_id } = await createUser(t.db)
  const ids = []
  for (const values of rows) ids.push((await createActivite(t.db, { users_id, ...values })).id)
  const read = () =>
    t.db.select().from(activites).where(eq(activites.users_id, users_id)).orderBy(asc(activites.id))
  return { users_id, ids, read }
}

const tieTo = (users_id: number, activites_id: number) =>
  createEntrainement(t.db, { users_id, etat: 'fait', activites_id })

it('recordings stored before hang together, with the richer file and all that was said', async () => {
  const { users_id, ids, read } = await store(
    { titre: 'Le matin', capteurs: 0, original_nom: 'phone.gpx' },
    { titre: 'Autre', capteurs: 2, original_nom: 'watch.fit', notes: 'Vent', rpe: 6 },
    { titre: 'Le lendemain', debut: '2026-03-02T08:00:00Z' },
  )
  const [pair] = await t.db.insert(chaussures).values({ users_id, modele: 'Ghost' }).returning()
  const chaussures_id = pair?.id ?? 0
  await t.db
    .update(activites)
    .set({ chaussures_id })
    .where(eq(activites.id, ids[1] ?? 0))
  await compare()
  expect(await read()).toMatchObject([
    {
      titre: 'Le matin',
      original_nom: 'watch.fit',
      notes: 'Vent',
      rpe: 6,
      double_de: null,
      chaussures_id,
    },
    { original_nom: 'phone.gpx', double_de: ids[0] },
    { titre: 'Le lendemain', double_de: null },
  ])
})

it('the outing that its member shared or named stays, and brings its training and doubles', async () => {
  const { users_id, ids, read } = await store(
    { titre: 'Sortie du 1er mars' },
    { titre: 'Nommée', version: 3, partage: 'abonnes' },
  )
  const [first = 0, second = 0] = ids
  await createActivite(t.db, { users_id, double_de: first, comparee_le: '2026-03-02T08:00:00Z' })
  await tieTo(users_id, first)
  await compare()
  expect((await read()).map(({ double_de }) => double_de)).toEqual([second, null, second])
  const trainings = await t.db
    .select()
    .from(entrainements)
    .where(eq(entrainements.users_id, users_id))
  expect(trainings).toMatchObject([{ activites_id: second }])
})

it('two that are both shared, or of a training each, stay two', async () => {
  const shared = await store({ partage: 'membres' }, { partage: 'abonnes' })
  const trained = await store({}, {})
  for (const id of trained.ids) await tieTo(trained.users_id, id)
  await compare()
  for (const { read } of [shared, trained]) {
    expect((await read()).map(({ double_de }) => double_de)).toEqual([null, null])
  }
})

it('outings are compared once: two that were separated stay two, and other ways are no doubles', async () => {
  const elsewhere = encodeLines(makeLoop([2.3, 48.8]))
  const { ids, read } = await store({}, {}, elsewhere)
  await compare()
  const member = await t.signIn({ id: (await read())[0]?.users_id ?? 0 })
  await member.call('POST /api/activites/separer/{id}', { params: { id: ids[0] ?? 0 } })
  await compare()
  expect((await read()).map(({ double_de }) => double_de)).toEqual([null, null, null])
  expect((await read()).every(({ comparee_le }) => comparee_le !== null)).toBe(true)
})
