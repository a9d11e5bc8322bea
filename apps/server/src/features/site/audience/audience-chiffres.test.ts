import { audienceEvents } from '@foulee/db/schema'
import type { Pas } from '@foulee/domain/site/audience-chiffres'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
let member: SignedIn
beforeAll(async () => {
  t = await testApp({ now: new Date('2031-07-20T09:00:00Z') })
  staff = await t.signIn(await createUser(t.db, { is_staff: true }))
  member = await t.signIn(await createUser(t.db))
})
afterAll(() => t.close())

type Happened = [name: string, created_at: string, nb: number, props?: Record<string, number>]
const happen = (...all: Happened[]) =>
  t.db
    .insert(audienceEvents)
    .values(
      all.flatMap(([name, created_at, nb, props = {}]) =>
        Array.from({ length: nb }, () => ({ name, created_at, props })),
      ),
    )
const read = async (du: string, au: string, pas: Pas = 'jour') =>
  (await staff.call('GET /api/admin/audience', { query: { du, au, pas } })).data
const readOne = async (cle: string, ...input: Parameters<typeof read>) =>
  (await read(...input)).mesures.find((mesure) => mesure.cle === cle)

describe('statistics of events', () => {
  it('events are counted by days of Paris, beside the previous period', async () => {
    await happen(
      ['visit', '2031-06-01T22:30:00Z', 12],
      ['visit', '2031-06-02T21:59:59Z', 5],
      ['visit', '2031-06-02T22:00:00Z', 6],
      ['visit', '2031-05-31T22:00:00Z', 10],
      ['visit', '2031-05-30T21:59:59Z', 30],
    )
    expect(await readOne('visites', '2031-06-02', '2031-06-03')).toEqual({
      cle: 'visites',
      total: 20,
      avant: 10,
      valeurs: [15, 5],
    })
  })

  it('counts are rounded, so that one person does not show', async () => {
    await happen(['course_register', '2031-04-08T10:00:00Z', 4, { editions_id: 1 }])
    const serie = ['clics_inscription', '2031-04-07', '2031-04-08'] as const
    expect(await readOne(...serie)).toMatchObject({ total: 0, valeurs: [0, 0] })
    await happen(['course_register', '2031-04-07T10:00:00Z', 4, { editions_id: 2 }])
    expect(await readOne(...serie)).toMatchObject({ total: 5, valeurs: [0, 0] })
  })

  it('counts are grouped by weeks, months and topics', async () => {
    await happen(
      ['liste_add_epreuve', '2031-02-27T10:00:00Z', 5],
      ['liste_add_parcours', '2031-03-01T10:00:00Z', 5],
      ['liste_add_voyage', '2031-03-03T10:00:00Z', 5],
      ['liste_removed', '2031-03-03T10:00:00Z', 5],
    )
    const serie = ['ajouts', '2031-02-26', '2031-03-04'] as const
    expect(await readOne(...serie, 'semaine')).toMatchObject({ total: 15, valeurs: [10, 5] })
    expect(await readOne(...serie, 'mois')).toMatchObject({ total: 15, valeurs: [5, 10] })
  })

  it('a pending publication does not count', async () => {
    await happen(['parcours_publish_attente', '2031-01-10T10:00:00Z', 9, { parcours_id: 1 }])
    expect(await readOne('publications', '2031-01-10', '2031-01-10')).toMatchObject({ total: 0 })
  })

  it('erased data is not compared', async () => {
    expect(await readOne('visites', '2030-06-10', '2031-06-10', 'mois')).toMatchObject({
      avant: null,
    })
    expect(await readOne('visites', '2031-05-20', '2031-06-20')).not.toMatchObject({ avant: null })
  })
})

it('statistics are a table for spreadsheets', async () => {
  await happen(['parcours_download', '2030-12-05T10:00:00Z', 7, { parcours_id: 3 }])
  const query = { du: '2030-12-05', au: '2030-12-06', pas: 'jour' } as const
  const { blob } = await staff.call('GET /api/admin/audience.csv', { query })
  const lines = (await blob.text()).split('\r\n').map((line) => line.split(';'))
  const column = lines[0]?.indexOf('Parcours téléchargés') ?? -1
  expect(lines.slice(1, 5).map((line) => [line[0], line[1], line[column]])).toEqual([
    ['2030-12-05', '2030-12-05', '5'],
    ['2030-12-06', '2030-12-06', 'moins de\u00a05'],
    ['2030-12-05', '2030-12-06', '5'],
    ['2030-12-03', '2030-12-04', 'moins de\u00a05'],
  ])
})

describe('access to statistics', () => {
  const query = { du: '2031-06-02', au: '2031-06-03', pas: 'jour' } as const
  it.each(['GET /api/admin/audience', 'GET /api/admin/audience.csv'] as const)(
    'the call %s is for staff alone',
    async (key) => {
      await expect(member.call(key, { query })).rejects.toMatchObject({ status: 403 })
      await expect(t.call(key, { query })).rejects.toMatchObject({ status: 401 })
    },
  )

  it.each([
    ['au', { du: '2031-06-03', au: '2031-06-02' }],
    ['au', { du: '2031-06-03', au: '2031-07-21' }],
    ['du', { du: '2030-06-03', au: '2031-07-01', pas: 'mois' }],
    ['pas', { du: '2031-01-01', au: '2031-07-01' }],
  ] as const)('the field « %s » is refused in %j', async (field, input) => {
    const reading = staff.call('GET /api/admin/audience', { query: { pas: 'jour', ...input } })
    await expect(reading).rejects.toMatchObject({
      code: 'champs_invalides',
      errors: { [field]: expect.stringMatching(/\.$/) },
    })
  })
})
