import { chaussures } from '@foulee/db/schema'
import { CHAUSSURES_MAX } from '@foulee/domain/parcours/chaussures'
import type { Sport } from '@foulee/domain/shared/sport'
import { createActivite } from '@foulee/testing/activites'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createResultat, findEpreuveOf } from '@foulee/testing/resultats'
import { makeGpxFile } from '@foulee/testing/trace-files'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { FLAGS, form, PERSONAS } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { wearHabituelle } from './chaussures.commands.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-03-10T09:00:00Z') })
})
afterAll(() => t.close())

async function newRunner() {
  const user = await createUser(t.db)
  const { call } = await t.signIn(user)
  const add = (fields: object = {}) =>
    call('POST /api/chaussures/create', { body: { modele: 'Pegasus 41', ...fields } })
  const list = async () => (await call('POST /api/chaussures/list')).data
  const tie = (id: number, chaussures_id: number | null) =>
    call('POST /api/activites/chaussures/{id}', { params: { id }, body: { chaussures_id } })
  return { user, call, add, list, tie }
}

const upload = ({ call }: Awaited<ReturnType<typeof newRunner>>, length = 8000) =>
  call('POST /api/activites/create', { body: form({ gpx: makeGpxFile({ speed: 3, length }) }) })

describe('kilometres of a pair', () => {
  it('a pair has what it ran before and the metres of its outings, until they leave it', async () => {
    const { user, call, add, list, tie } = await newRunner()
    const { id, data } = await add({ deja_parcouru: 120_003 })
    expect(data).toMatchObject({ distance: 120_003, nb_sorties: 0, limite: 800_000, marque: '' })
    const first = await createActivite(t.db, { users_id: user.id, distance: 8001 })
    const second = await createActivite(t.db, { users_id: user.id, distance: 12_345 })
    await tie(first.id, id)
    await tie(second.id, id)
    expect(await list()).toMatchObject([{ distance: 140_349, nb_sorties: 2 }])
    await tie(first.id, null)
    await call('POST /api/activites/del', { body: { id: second.id } })
    expect(await list()).toMatchObject([{ distance: 120_003, nb_sorties: 0 }])
  })

  it('a removed pair leaves its outings', async () => {
    const { user, call, add, list, tie } = await newRunner()
    const { id } = await add()
    const outing = await createActivite(t.db, { users_id: user.id })
    expect((await tie(outing.id, id)).data.chaussures_id).toBe(id)
    await call('POST /api/chaussures/del', { body: { id } })
    expect(await list()).toEqual([])
    const { data } = await call('POST /api/activites/{id}', { params: { id: outing.id } })
    expect(data.chaussures_id).toBeNull()
  })
})

describe('usual pair', () => {
  it('a new outing takes the usual pair, and says once it is worn', async () => {
    const runner = await newRunner()
    const { id } = await runner.add({ marque: 'Nike', limite: 20_000, est_habituelle: true })
    const { data } = await upload(runner, 12_000)
    expect(data).toMatchObject({ chaussures_id: id, remarques: [] })
    const after = await upload(runner, 9000)
    expect(after.data.remarques).toEqual([
      'Nike Pegasus 41, 21,00\u00a0km. Usée\u00a0: ses 20\u00a0km sont courus.',
    ])
  })

  it('without a usual pair a new outing has no shoes', async () => {
    const runner = await newRunner()
    await runner.add()
    expect((await upload(runner)).data.chaussures_id).toBeNull()
  })

  it('one pair at most is the usual one, even of two made so at once', async () => {
    const { call, add, list } = await newRunner()
    const first = await add({ est_habituelle: true })
    await Promise.all([add({ est_habituelle: true }), add({ est_habituelle: true })])
    const isUsual = async () => (await list()).map(({ est_habituelle }) => est_habituelle)
    expect(await isUsual()).toEqual([true, false, false])
    const body = { est_habituelle: true }
    await call('POST /api/chaussures/update/{id}', { params: { id: first.id }, body })
    expect(await isUsual()).toEqual([true, false, false])
    expect((await list())[0]?.id).toBe(first.id)
  })

  it('a sport has its own usual pair, before the one of all', async () => {
    const runner = await newRunner()
    const road = await runner.add({ est_habituelle: true })
    const trail = await runner.add({ habituelle_pour: ['trail', 'randonnee'] })
    const wear = async (sport: Sport) => {
      const outing = await createActivite(t.db, { users_id: runner.user.id, sport })
      await t.db.transaction((tx) =>
        wearHabituelle(tx, {
          ...{ id: outing.id, users_id: runner.user.id, sport, jour: null, duree: null },
          ...{ distance: 8000, now: t.clock.now },
        }),
      )
      const params = { id: outing.id }
      return (await runner.call('POST /api/activites/{id}', { params })).data.chaussures_id
    }
    expect([await wear('trail'), await wear('course_a_pied')]).toEqual([trail.id, road.id])
    const other = await runner.add({ habituelle_pour: ['trail'] })
    expect([await wear('trail'), await wear('randonnee')]).toEqual([other.id, trail.id])
    const retire = { params: { id: other.id }, body: { est_retiree: true } }
    expect((await runner.call('POST /api/chaussures/retirer/{id}', retire)).data).toMatchObject({
      habituelle_pour: [],
    })
    expect(await wear('trail')).toBe(road.id)
    const again = { params: { id: other.id }, body: { habituelle_pour: ['trail' as const] } }
    const refused = runner.call('POST /api/chaussures/update/{id}', again)
    await expectRefusal(refused, 'champs_invalides', 'habituelle_pour')
  })

  it('a retired pair is no longer the usual one, and is used again without being it', async () => {
    const runner = await newRunner()
    const { call, add, list } = runner
    const { id } = await add({ est_habituelle: true })
    const retire = (body: { est_retiree: boolean; retiree_le?: string }) =>
      call('POST /api/chaussures/retirer/{id}', { params: { id }, body })
    const { data } = await retire({ est_retiree: true })
    expect(data).toMatchObject({ retiree_le: '2026-03-10', est_habituelle: false })
    expect((await upload(runner)).data.chaussures_id).toBeNull()
    const usual = { params: { id }, body: { est_habituelle: true } }
    const refused = call('POST /api/chaussures/update/{id}', usual)
    await expectRefusal(refused, 'champs_invalides', 'est_habituelle')
    await retire({ est_retiree: true, retiree_le: '2026-03-01' })
    await add({ modele: 'En service' })
    expect((await list()).map(({ retiree_le }) => retiree_le)).toEqual([null, '2026-03-01'])
    expect((await retire({ est_retiree: false })).data.retiree_le).toBeNull()
  })
})

describe('races of a pair', () => {
  it('a pair names the races that it ran, official and declared, and no other pair does', async () => {
    const { user, call, add, list, tie } = await newRunner()
    const { id } = await add()
    const other = await add({ modele: 'Autre' })
    const run = { users_id: user.id, distance: 10_000 }
    const first = await createActivite(t.db, { ...run, debut: '2025-12-14T09:02:00Z' })
    const declared = { nom: 'Corrida d’Issy', date: '2025-12-14', type: 'route' } as const
    const body = { ...declared, distance: 10_000, temps: 2700, activites_id: first.id }
    await call('POST /api/palmares/create', { body })
    const course = await createCourse(t.db, t.clock.now, {
      editions: [{ date_debut: '2026-02-01', epreuves: [{ distance: 10_000 }] }],
    })
    const epreuves_id = await findEpreuveOf(t.db, course.id)
    await createResultat(t.db, epreuves_id, { users_id: user.id, preuve: 'code' })
    const second = await createActivite(t.db, { ...run, debut: '2026-02-01T09:02:00Z' })
    await tie(first.id, id)
    await tie(second.id, id)
    const courses = async () => new Map((await list()).map((pair) => [pair.id, pair.courses]))
    expect((await courses()).get(id)).toEqual([
      { nom: course.nom, date: '2026-02-01', est_declaree: false, activites_id: second.id },
      { nom: 'Corrida d’Issy', date: '2025-12-14', est_declaree: true, activites_id: first.id },
    ])
    expect((await courses()).get(other.id)).toEqual([])
    await tie(second.id, other.id)
    expect((await courses()).get(other.id)).toMatchObject([{ nom: course.nom }])
  })
})

describe('fields of a pair', () => {
  it('a change leaves the fields that it does not name, and clears those sent empty', async () => {
    const { call, add } = await newRunner()
    const { id } = await add({ marque: 'Nike', surnom: 'Les bleues', achetee_le: '2026-01-02' })
    const body = { marque: '', achetee_le: null, limite: 650_000 }
    const { data } = await call('POST /api/chaussures/update/{id}', { params: { id }, body })
    expect(data).toMatchObject({
      marque: '',
      modele: 'Pegasus 41',
      surnom: 'Les bleues',
      achetee_le: null,
      limite: 650_000,
    })
  })

  it.each([
    ['modele', { modele: ' ' }],
    ['achetee_le', { achetee_le: '2026-03-11' }],
    ['limite', { limite: 999 }],
    ['deja_parcouru', { deja_parcouru: -1 }],
  ])('a pair is refused for its %s, when added and when changed', async (field, fields) => {
    const { call, add } = await newRunner()
    await expectRefusal(add(fields), 'champs_invalides', field)
    const { id } = await add()
    const change = { params: { id }, body: fields }
    await expectRefusal(call('POST /api/chaussures/update/{id}', change), 'champs_invalides', field)
  })

  it('a pair is retired neither before its purchase nor in the future', async () => {
    const { call, add } = await newRunner()
    const { id } = await add({ achetee_le: '2026-02-01' })
    for (const retiree_le of ['2026-01-31', '2026-03-11']) {
      const input = { params: { id }, body: { est_retiree: true, retiree_le } }
      const retired = call('POST /api/chaussures/retirer/{id}', input)
      await expectRefusal(retired, 'champs_invalides', 'retiree_le')
    }
  })

  it('a list that is full takes no further pair', async () => {
    const { user, add } = await newRunner()
    const row = { users_id: user.id, modele: 'Pegasus 41' }
    await t.db.insert(chaussures).values(Array.from({ length: CHAUSSURES_MAX }, () => row))
    await expectRefusal(add(), 'trop_d_elements')
  })
})

describe('a pair is seen by its member alone', () => {
  const others = PERSONAS.filter((persona) => persona !== 'visitor')

  it.each(others)('%s neither sees nor ties the pair of another member', async (persona) => {
    const runner = await newRunner()
    const { id } = await runner.add({ est_habituelle: true })
    const reader = await createUser(t.db, FLAGS[persona])
    const { call } = await t.signIn(reader)
    expect(await call('POST /api/chaussures/list')).toMatchObject({ data: [], nb: 0 })
    const outing = await createActivite(t.db, { users_id: reader.id })
    const body = { chaussures_id: id }
    const tied = call('POST /api/activites/chaussures/{id}', { params: { id: outing.id }, body })
    await expectRefusal(tied, 'chaussures_introuvables')
    await expectRefusal(runner.tie(outing.id, id), 'activite_introuvable')
  })
})
