import * as schema from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createAgence, createVoyage } from '@foulee/testing/sejours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const PASSWORD = 'chamois sur la crête 7'
const CONTACT = { email: 'contact@agence.example', telephone: '0612345678' }
let t: TestApp
let password_hash: string
beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => t.close())

const rowOf = async (id: number) =>
  (await t.db.select().from(schema.agences).where(eq(schema.agences.id, id)))[0]
const stayOf = async (id: number) =>
  (await t.db.select().from(schema.voyages).where(eq(schema.voyages.id, id)))[0]

async function eraseMember(input: { others?: number[]; isSeen?: boolean } = {}) {
  const { others = [], isSeen = true } = input
  const user = await createUser(t.db, { password_hash })
  const { id } = await createAgence(t.db, {
    ...CONTACT,
    membres: [user.id, ...others],
    ...(!isSeen && { verifie_le: null }),
  })
  const shown = isSeen ? await createVoyage(t.db, t.clock.now, { agences_id: id }) : null
  const draft = await createVoyage(t.db, t.clock.now, { agences_id: id, etat: 0 })
  const { call } = await t.signIn(user)
  const body = { confirmation: true as const, current_password: PASSWORD }
  await call('POST /api/auth/delete', { body })
  return { id, shown: shown?.id ?? 0, draft: draft.id }
}

describe('account deletion of an agency’s member', () => {
  it('public stays remain without address and telephone, and drafts are deleted', async () => {
    const { id, shown, draft } = await eraseMember()
    expect(await rowOf(id)).toMatchObject({ email: null, telephone: null })
    expect(await stayOf(shown)).toMatchObject({ etat: 100 })
    expect(await stayOf(draft)).toBeUndefined()
  })

  it('an agency with other members stays unchanged', async () => {
    const { id, draft } = await eraseMember({ others: [(await createUser(t.db)).id] })
    expect(await rowOf(id)).toMatchObject(CONTACT)
    expect(await stayOf(draft)).toMatchObject({ id: draft })
  })

  it('an agency that was never public is deleted', async () => {
    const { id, draft } = await eraseMember({ isSeen: false })
    expect([await rowOf(id), await stayOf(draft)]).toEqual([undefined, undefined])
  })
})
