import type { Notification } from '@foulee/domain/echanges/notification'
import { createEvenement } from '@foulee/testing/evenements'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createMagasin } from '@foulee/testing/magasins'
import { createClaim } from '@foulee/testing/organisateurs'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const motif = 'Précisez le lieu.'
const sendBack = { geste: 'renvoyer', motif } as const
const REJECTION = { decision: 'refuser', motif } as const
const WAITING = { etat: 1, publie_le: null }

const DECISIONS: [string, (users_id: number) => Promise<unknown>][] = [
  [
    'a race',
    async (users_id) => {
      const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [users_id] })
      const { id } = await createCourse(t.db, t.clock.now, { ...WAITING, organisateurs_id })
      return nora.call('POST /api/courses/{id}/etat', { params: { id }, body: sendBack })
    },
  ],
  [
    'a stay',
    async (users_id) => {
      const { id: agences_id } = await createAgence(t.db, { membres: [users_id] })
      const { id } = await createVoyage(t.db, t.clock.now, { ...WAITING, agences_id })
      return nora.call('POST /api/voyages/{id}/etat', { params: { id }, body: sendBack })
    },
  ],
  [
    'an event',
    async (users_id) => {
      const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [users_id] })
      const { id } = await createEvenement(t.db, t.clock.now, { ...WAITING, organisateurs_id })
      return nora.call('POST /api/evenements/{id}/etat', { params: { id }, body: sendBack })
    },
  ],
  [
    'an organiser',
    async (users_id) => {
      const { id } = await createOrganisateur(t.db, { membres: [users_id], verifie_le: null })
      return nora.call('POST /api/organisateurs/verifier', { body: { id, ...REJECTION } })
    },
  ],
  [
    'a shop',
    async (users_id) => {
      const shop = { membres: [users_id], verifie_le: null }
      const { id } = await createMagasin(t.db, t.clock.now, shop)
      return nora.call('POST /api/magasins/verifier', { body: { id, ...REJECTION } })
    },
  ],
  [
    'an agency',
    async (users_id) => {
      const { id } = await createAgence(t.db, { membres: [users_id], verifie_le: null })
      return nora.call('POST /api/agences/verifier', { body: { id, ...REJECTION } })
    },
  ],
  [
    'a claim',
    async (users_id) => {
      const { id } = await createClaim(t.db, t.clock.now, { users_id, etat: 'staff' })
      return nora.call('POST /api/claim/decider', { body: { id, decision: 'refusee', motif } })
    },
  ],
]

describe.each(DECISIONS)('notice of a decision on %s', (_, decide) => {
  const readBell = async (member: SignedIn) =>
    (await member.call('POST /api/notifications/list', {})).data.notifications

  it('the decision reaches the bell with its reason, and the mail', async () => {
    const user = await createUser(t.db)
    const member = await t.signIn(user)
    await decide(user.id)
    expect(await readBell(member)).toMatchObject([
      { kind: 'decisions' satisfies Notification, texte: expect.stringContaining(motif) },
    ])
    await t.workOff()
    expect(t.mailsTo(user.email)).toHaveLength(1)
  })

  it('the decision reaches neither when its kind is switched off', async () => {
    const user = await createUser(t.db)
    const member = await t.signIn(user)
    const choix = { decisions: { app: false, mail: 'jamais', push: false } } as const
    await member.call('POST /api/notifications/reglages', { body: { choix } })
    await decide(user.id)
    expect(await readBell(member)).toEqual([])
    await t.workOff()
    expect(t.mailsTo(user.email)).toEqual([])
  })
})
