import { CHANGES_CHANNEL } from '@foulee/db/invalidation'
import { createActivite } from '@foulee/testing/activites'
import { shareTestDatabase } from '@foulee/testing/database'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { recordFaits } from '#kernel/points/badges.facts.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let stop: () => void
const announcements: string[] = []
beforeAll(async () => {
  t = await testApp()
  const { listen } = await shareTestDatabase()
  stop = await listen(
    CHANGES_CHANNEL,
    (payload) => announcements.push(...payload.split(' ')),
    () => {},
  )
})
afterAll(async () => {
  stop()
  await t.close()
})

it('a badge that is won renews the pages that show it, the profile of who won it among them', async () => {
  const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
  const { id } = await staff.call('POST /api/admin/badges/create', {
    body: {
      titre: 'Première sortie du matin',
      description: 'Un badge d’essai.',
      famille: 'premieres',
      regle: { fait: 'sortie', calcul: 'nombre', cible: 1, filtre: {} },
      medaille: { forme: 'ecu', teinte: 'ciel', icone: 'cime', rang: 2, texte: '' },
    },
  })
  const body = { actif: true }
  await staff.call('POST /api/admin/badges/activer/{id}', { params: { id }, body })
  await t.workOff()
  announcements.length = 0
  const runner = await createUser(t.db)
  await createActivite(t.db, { users_id: runner.id, debut: '2026-03-10T06:30:00Z' })
  await recordFaits(t.db, runner.id, 'sortie')
  await t.workOff()
  await expect
    .poll(() => announcements)
    .toEqual(expect.arrayContaining(['~badges', `~badge:${id}`, `~profil:${runner.id}`]))
})
