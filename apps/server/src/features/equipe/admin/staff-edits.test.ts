import { createPlan, createSeance } from '@foulee/testing/entrainement'
import { createEvenement } from '@foulee/testing/evenements'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let nora: SignedIn & { id: number }
beforeAll(async () => {
  t = await testApp()
  const user = await createUser(t.db, { is_staff: true })
  nora = { ...(await t.signIn(user)), id: user.id }
})
afterAll(() => t.close())

const form = (fields: Record<string, string>) => {
  const body = new FormData()
  for (const [name, value] of Object.entries(fields)) body.set(name, value)
  return body
}
const described = () => form({ description: 'Par les crêtes, à la fraîche.' })

type Made = { id: number; save: (by: SignedIn) => Promise<unknown> }

const KINDS: [genre: string, make: (users_id: number) => Promise<Made>][] = [
  [
    'course',
    async (users_id) => {
      const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [users_id] })
      const { id } = await createCourse(t.db, t.clock.now, { organisateurs_id })
      const input = { params: { id }, body: described() }
      return { id, save: ({ call }) => call('POST /api/courses/{id}/update', input) }
    },
  ],
  [
    'voyage',
    async (users_id) => {
      const { id: agences_id } = await createAgence(t.db, { membres: [users_id] })
      const { id } = await createVoyage(t.db, t.clock.now, { agences_id })
      const input = { params: { id }, body: described() }
      return { id, save: ({ call }) => call('POST /api/voyages/update/{id}', input) }
    },
  ],
  [
    'evenement',
    async (users_id) => {
      const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [users_id] })
      const { id } = await createEvenement(t.db, t.clock.now, { organisateurs_id })
      const input = { params: { id }, body: described() }
      return { id, save: ({ call }) => call('POST /api/evenements/update/{id}', input) }
    },
  ],
  [
    'magasin',
    async (users_id) => {
      const { id } = await createMagasin(t.db, t.clock.now, { membres: [users_id] })
      const input = { params: { id }, body: described() }
      return { id, save: ({ call }) => call('POST /api/magasins/update/{id}', input) }
    },
  ],
  [
    'plan',
    async (users_id) => {
      const { id } = await createPlan(t.db, { users_id })
      const input = { params: { id }, body: form({ titre: 'Huit semaines douces' }) }
      return { id, save: ({ call }) => call('POST /api/coaching/plan/{id}/update', input) }
    },
  ],
  [
    'seance',
    async (users_id) => {
      const { id } = await createSeance(t.db, { users_id })
      const input = { params: { id }, body: described() }
      return { id, save: ({ call }) => call('POST /api/coaching/tsession/{id}/update', input) }
    },
  ],
]

describe.each(KINDS)('save of a %s by staff', (genre, make) => {
  const readActs = async (objet_id: number) => {
    const filtres = { action: `${genre}.modifier`, objet_id }
    return (await nora.call('POST /api/admin/journal/list', { body: { filtres } })).data
  }

  it('the save enters the journal for another member’s object', async () => {
    const { id, save } = await make((await createUser(t.db)).id)
    await save(nora)
    expect(await readActs(id)).toMatchObject([
      { details: { partie: expect.any(String), champs: [expect.any(String)] } },
    ])
  })

  it('the save of an own object does not enter the journal', async () => {
    const { id, save } = await make(nora.id)
    await save(nora)
    expect(await readActs(id)).toEqual([])
  })
})
