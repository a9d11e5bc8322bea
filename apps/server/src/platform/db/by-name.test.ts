import { users } from '@foulee/db/schema'
import { createOrganisateur, createUser, nextNumber } from '@foulee/testing/factories'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { meetHost, meetRunner } from '#features/club/inscriptions/inscriptions.test-cast.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

const NAMES = ['Zidane', 'Élise', 'abbé', 'Écotière', 'Ecole', 'Œuvrard', 'de Gaulle']
const SORTED = ['abbé', 'de Gaulle', 'Ecole', 'Écotière', 'Élise', 'Œuvrard', 'Zidane']

describe('names with accents are sorted among the others', () => {
  it('at the desk of an event, on the screen and on paper', async () => {
    const host = await meetHost(t)
    const debut = new Date(t.clock.now.getTime() + 3_600_000).toISOString()
    const { id: dates_id } = await host.date({ debut, places: 50 })
    for (const nom of NAMES) {
      const runner = await meetRunner(t)
      await t.db
        .update(users)
        .set({ nom, prenom: 'Zoé' })
        .where(inArray(users.id, [runner.id]))
      await runner.come(dates_id)
    }
    const { attendus } = await host.desk.read(dates_id)
    expect(attendus.map(({ nom }) => nom)).toEqual(SORTED.map((nom) => `${nom} Zoé`))
    const { blob } = await host.call('GET /api/evenements/accueil/{dates_id}/export.csv', {
      params: { dates_id },
    })
    const text = await blob.text()
    expect(NAMES.toSorted((a, b) => text.indexOf(a) - text.indexOf(b))).toEqual(SORTED)
  })

  it('among the organisers of a member, and in the lists of the back office', async () => {
    const member = await createUser(t.db)
    const n = nextNumber()
    const made = []
    for (const nom of NAMES) {
      made.push(await createOrganisateur(t.db, { nom: `${nom} ${n}`, membres: [member.id] }))
    }
    const expected = SORTED.map((nom) => `${nom} ${n}`)
    const { call } = await t.signIn(member)
    const mine = await call('POST /api/courses/organisateurs/my')
    expect(mine.data.map(({ nom }) => nom)).toEqual(expected)
    const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
    const body = { tri: 'nom', ordre: 'asc', filtres: { ids: made.map(({ id }) => id) } } as const
    const { data } = await staff.call('POST /api/admin/organisateurs/list', { body })
    expect(data.map(({ nom }) => nom)).toEqual(expected)
  })
})
