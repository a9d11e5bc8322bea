import * as schema from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { type TestApp, testApp } from '#test/test-app.ts'

const PASSWORD = 'chamois sur la crête 7'
let t: TestApp
let password_hash: string
beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => t.close())

const erase = (call: TestApp['call'], current_password: string) =>
  call('POST /api/auth/delete', { body: { confirmation: true, current_password } })

describe('account deletion of an organiser’s member', () => {
  const CONTACT = { email: 'contact@club.example', telephone: '0612345678' }
  const DRAFT = { etat: 0, publie_le: null }
  const rowOf = async (id: number) =>
    (await t.db.select().from(schema.organisateurs).where(eq(schema.organisateurs.id, id)))[0]
  const raceOf = async (id: number) =>
    (await t.db.select().from(schema.courses).where(eq(schema.courses.id, id)))[0]
  const manage = async (others: number[] = [], input = {}) => {
    const user = await createUser(t.db, { password_hash })
    const { id } = await createOrganisateur(t.db, {
      ...CONTACT,
      membres: [user.id, ...others],
      created_by: user.id,
      ...input,
    })
    const shared = { organisateurs_id: id, created_by: user.id }
    const shown = await createCourse(t.db, t.clock.now, { ...shared, ...CONTACT })
    const draft = await createCourse(t.db, t.clock.now, { ...shared, ...DRAFT })
    return { user, id, shown, draft, ...(await t.signIn(user)) }
  }

  it('public races stay without address and telephone, and drafts are deleted', async () => {
    const { id, shown, draft, call } = await manage()
    const waiting = await createCourse(t.db, t.clock.now, { organisateurs_id: id, etat: 1 })
    await t.db.insert(schema.courseVersions).values({
      courses_id: shown.id,
      version: 2,
      section: 'contact',
      changes: { email: [null, CONTACT.email], nom: ['Trail', 'Grand trail'] },
    })
    await erase(call, PASSWORD)
    expect(await rowOf(id)).toMatchObject({ email: null, telephone: null })
    expect(await raceOf(shown.id)).toMatchObject({ etat: 100, email: null, telephone: null })
    expect([await raceOf(draft.id), await raceOf(waiting.id)]).toEqual([undefined, undefined])
    const [version] = await t.db
      .select()
      .from(schema.courseVersions)
      .where(eq(schema.courseVersions.courses_id, shown.id))
    expect(version?.changes).toEqual({ nom: ['Trail', 'Grand trail'] })
    const { data } = await t.call('GET /api/courses/{id}', { params: { id: shown.slug } })
    expect(JSON.stringify(data)).not.toContain(CONTACT.email)
  })

  it('the staff is notified of an organiser without members, and finds it in the back office', async () => {
    const told = await testApp({ config: { contactEmail: 'equipe@exemple.fr' } })
    const { id, user } = await manage()
    await erase((await told.signIn(user)).call, PASSWORD)
    await told.workOff()
    const nom = (await rowOf(id))?.nom ?? ''
    expect(told.mailsTo('equipe@exemple.fr').map(({ subject }) => subject)).toContain(
      `Plus personne ne gère «\u00a0${nom}\u00a0»`,
    )
    const staff = await told.signIn(await createUser(told.db, { is_staff: true }))
    const list = (est_gere: boolean) =>
      staff.call('POST /api/admin/organisateurs/list', {
        body: { filtres: { recherche: nom, est_gere } },
      })
    expect([(await list(false)).nb, (await list(true)).nb]).toEqual([1, 0])
    await told.close()
  })

  it('an organiser with other members stays, without the address of the leaver', async () => {
    const other = await createUser(t.db)
    const { id, user, shown, draft, call } = await manage([other.id])
    await t.db
      .update(schema.courses)
      .set({ email: user.email.toUpperCase() })
      .where(eq(schema.courses.id, shown.id))
    await erase(call, PASSWORD)
    expect(await rowOf(id)).toMatchObject(CONTACT)
    expect(await raceOf(shown.id)).toMatchObject({ email: null, telephone: CONTACT.telephone })
    expect(await raceOf(draft.id)).toMatchObject({ id: draft.id })
  })

  it('an organiser that was never public is deleted', async () => {
    const user = await createUser(t.db, { password_hash })
    const unseen = { verifie_le: null, created_by: user.id }
    const { id } = await createOrganisateur(t.db, { membres: [user.id], ...unseen })
    const draft = await createCourse(t.db, t.clock.now, { organisateurs_id: id, ...DRAFT })
    await erase((await t.signIn(user)).call, PASSWORD)
    expect([await rowOf(id), await raceOf(draft.id)]).toEqual([undefined, undefined])
  })

  it('the last two members may leave at once', async () => {
    const other = await createUser(t.db, { password_hash })
    const { id, draft, call } = await manage([other.id])
    await Promise.all([erase(call, PASSWORD), erase((await t.signIn(other)).call, PASSWORD)])
    expect(await rowOf(id)).toMatchObject({ email: null })
    expect(await raceOf(draft.id)).toBeUndefined()
  })
})
