import * as schema from '@foulee/db/schema'
import { getImageKeys } from '@foulee/domain/image'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '../../../test-app.ts'
import { hashPassword } from '../session/passwords.ts'
import { createPerson, PASSWORD } from './mes-donnees.test-cast.ts'

let t: TestApp
let password_hash: string
beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => t.close())

/** Every column of every table that says who somebody is. */
const REFERENCES = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      return foreignTable === schema.users ? columns.map((column) => ({ table, column })) : []
    }),
  )
const nameOf = ({ table, column }: (typeof REFERENCES)[number]) =>
  `${getTableName(table)}.${column.name}`

const hasImage = async (folder: string) => {
  const file = await t.storage.get(getImageKeys(folder)[0] ?? '')
  file?.stream.destroy()
  return file !== null
}

/** Rows that name somebody, by table and column. */
async function countReferences(id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const reference of REFERENCES) {
    const rows = await t.db.select().from(reference.table).where(eq(reference.column, id))
    counts[nameOf(reference)] = rows.length
  }
  return counts
}

describe('deleting an account', () => {
  const erase = (call: TestApp['call'], current_password?: string) =>
    call('POST /api/auth/delete', {
      body: { confirmation: true, ...(current_password ? { current_password } : {}) },
    })

  it('has somebody in every table that names members', async () => {
    const counts = await countReferences((await createPerson(t)).user.id)
    const empty = Object.keys(counts).filter((name) => !counts[name])
    expect(empty).toEqual([])
  })

  it('leaves a name that is nobody’s, and only where others rely on it', async () => {
    const { user, call, course } = await createPerson(t)
    await erase(call, PASSWORD)
    const counts = await countReferences(user.id)
    const kept = Object.keys(counts).filter((name) => counts[name])
    expect(kept.toSorted()).toEqual([
      'course_journal.users_id',
      'courses.created_by',
      'demandes.decided_by',
      'journal_staff.staff_id',
      'organisateurs.created_by',
      'revendications.decided_by',
      'signalements.decided_by',
      'users.suspendu_par',
    ])
    const [row] = await t.db.select().from(schema.users).where(eq(schema.users.id, user.id))
    expect(row).toMatchObject({
      prenom: '',
      nom: 'Compte supprimé',
      email: `supprime-${user.id}@compte.invalid`,
      password_hash: null,
      supprime_le: expect.anything(),
    })
    expect((await t.call('GET /api/courses/{id}', { params: { id: course.slug } })).data.id).toBe(
      course.id,
    )
  })

  it('leaves no trace of the person in the database', async () => {
    const { user, call } = await createPerson(t)
    await t.call('POST /api/auth/forgot', { body: { email: user.email } })
    await expect(
      t.call('POST /api/auth/login', { body: { email: user.email, password: 'pas celui-ci' } }),
    ).rejects.toMatchObject({ code: 'identifiants_invalides' })
    await erase(call, PASSWORD)
    await t.workOff()
    expect(t.mailsTo(user.email).map(({ subject }) => subject)).toEqual([
      'Votre compte est supprimé',
    ])
    const tables = Object.values(schema).filter((table) => is(table, PgTable))
    for (const table of tables) {
      const columns = Object.keys(getTableColumns(table))
      const text = JSON.stringify(await t.db.select().from(table))
      expect(text, `${getTableName(table)} ${columns}`).not.toContain(user.email)
    }
    const { rows } = await t.db.$client.query('select data from pgboss.job')
    expect(JSON.stringify(rows)).not.toContain(user.email)
  })

  describe('of somebody who manages organisers', () => {
    const CONTACT = { email: 'contact@club.example', telephone: '0612345678' }
    const DRAFT = { etat: 0, publie_le: null }
    const rowOf = async (id: number) =>
      (await t.db.select().from(schema.organisateurs).where(eq(schema.organisateurs.id, id)))[0]
    const raceOf = async (id: number) =>
      (await t.db.select().from(schema.courses).where(eq(schema.courses.id, id)))[0]
    const manage = async (others: number[] = [], given = {}) => {
      const user = await createUser(t.db, { password_hash })
      const { id } = await createOrganisateur(t.db, {
        ...CONTACT,
        membres: [user.id, ...others],
        created_by: user.id,
        ...given,
      })
      const shared = { organisateurs_id: id, created_by: user.id }
      const shown = await createCourse(t.db, t.clock.now, { ...shared, ...CONTACT })
      const draft = await createCourse(t.db, t.clock.now, { ...shared, ...DRAFT })
      return { user, id, shown, draft, ...(await t.signIn(user)) }
    }

    it('keeps what runners saw, without an address or a telephone, and removes the drafts', async () => {
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

    it('tells the team that nobody manages it any more, who finds it in the back office', async () => {
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

    it('leaves to the others what they manage too, but the address of who left', async () => {
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

    it('removes an organiser that nobody ever saw', async () => {
      const user = await createUser(t.db, { password_hash })
      const unseen = { verifie_le: null, created_by: user.id }
      const { id } = await createOrganisateur(t.db, { membres: [user.id], ...unseen })
      const draft = await createCourse(t.db, t.clock.now, { organisateurs_id: id, ...DRAFT })
      await erase((await t.signIn(user)).call, PASSWORD)
      expect([await rowOf(id), await raceOf(draft.id)]).toEqual([undefined, undefined])
    })

    it('does both when the last two go at once', async () => {
      const other = await createUser(t.db, { password_hash })
      const { id, draft, call } = await manage([other.id])
      await Promise.all([erase(call, PASSWORD), erase((await t.signIn(other)).call, PASSWORD)])
      expect(await rowOf(id)).toMatchObject({ email: null })
      expect(await raceOf(draft.id)).toBeUndefined()
    })
  })

  it('ends every session, and the address can begin anew', async () => {
    const { user, call } = await createPerson(t)
    const other = await t.signIn(user)
    await erase(call, PASSWORD)
    for (const device of [call, other.call]) {
      await expect(device('GET /api/auth/me')).rejects.toMatchObject({ code: 'session_expiree' })
    }
    const { email } = user
    await expect(
      t.call('POST /api/auth/login', { body: { email, password: PASSWORD } }),
    ).rejects.toMatchObject({ code: 'identifiants_invalides' })
    await t.call('POST /api/auth/register', {
      body: { email, password: PASSWORD, prenom: 'Zoé', nom: 'Revenue', cgu: true },
    })
  })

  it('removes the images, unless somebody else shows the same', async () => {
    const alone = await createPerson(t)
    const twin = await createPerson(t)
    await t.db
      .update(schema.profils)
      .set({ avatar: twin.avatar })
      .where(eq(schema.profils.users_id, twin.friend.id))
    await erase(alone.call, PASSWORD)
    await erase(twin.call, PASSWORD)
    await t.workOff()
    expect([await hasImage(alone.avatar), await hasImage(twin.avatar)]).toEqual([false, true])
  })

  it.each([
    ['without the password', undefined],
    ['with a wrong one', 'pas celui-ci'],
  ])('is refused %s', async (_, given) => {
    const { call } = await t.signIn(await createUser(t.db, { password_hash }))
    await expect(erase(call, given)).rejects.toMatchObject({
      status: 422,
      errors: { current_password: expect.any(String) },
    })
    await call('GET /api/auth/me')
  })

  it('is refused without a confirmation', async () => {
    const { headers } = await t.signIn(await createUser(t.db, { password_hash }))
    const payload = { current_password: PASSWORD }
    const answer = await t.inject({ method: 'POST', url: '/api/auth/delete', headers, payload })
    expect(answer.json().errors).toEqual({ confirmation: 'Confirmez la suppression.' })
  })

  describe('without a password', () => {
    const eraseWith = (call: TestApp['call'], code: string) =>
      call('POST /api/auth/delete', { body: { confirmation: true, code } })
    /** Somebody whose session is not of today any more, as on a phone left on a table. */
    const signInLongAgo = async () => {
      const user = await createUser(t.db, { password_hash: null })
      const { call } = await t.signIn(user, { remember: true })
      t.clock.advance({ hours: 1 })
      return { user, call }
    }
    const askCode = async (email: string, call: TestApp['call']) => {
      await call('POST /api/auth/delete/code')
      await t.workOff()
      const [, code = ''] = /(\d{3}\u00a0\d{3})/.exec(t.mailsTo(email).at(-1)?.text ?? '') ?? []
      return code
    }

    it('is refused on the word of an old session', async () => {
      const { call } = await signInLongAgo()
      await expect(erase(call)).rejects.toMatchObject({
        status: 422,
        errors: { code: expect.any(String) },
      })
      await call('GET /api/auth/me')
    })

    it('follows a sign-in of just now, which the other service alone can have let in', async () => {
      const { call } = await t.signIn(await createUser(t.db, { password_hash: null }))
      expect((await erase(call)).data).toBeNull()
    })

    it('follows the code that was mailed', async () => {
      const { user, call } = await signInLongAgo()
      const code = await askCode(user.email, call)
      expect((await eraseWith(call, code)).data).toBeNull()
      await expect(call('GET /api/auth/me')).rejects.toMatchObject({ code: 'session_expiree' })
    })

    it('takes a new code alone, for a quarter of an hour', async () => {
      const { user, call } = await signInLongAgo()
      const former = await askCode(user.email, call)
      const code = await askCode(user.email, call)
      if (former !== code) {
        await expect(eraseWith(call, former)).rejects.toMatchObject({ code: 'code_refuse' })
      }
      t.clock.advance({ ms: 15 * 60_000 })
      await expect(eraseWith(call, code)).rejects.toMatchObject({ code: 'code_refuse' })
    })

    it('takes nobody else’s code', async () => {
      const [one, other] = [await signInLongAgo(), await signInLongAgo()]
      const code = await askCode(one.user.email, one.call)
      await askCode(other.user.email, other.call)
      await expect(eraseWith(other.call, code)).rejects.toMatchObject({ code: 'code_refuse' })
    })

    it('does not take a code in the place of a password', async () => {
      const user = await createUser(t.db, { password_hash })
      const { call } = await t.signIn(user)
      const code = await askCode(user.email, call)
      await expect(eraseWith(call, code)).rejects.toMatchObject({
        errors: { current_password: expect.any(String) },
      })
    })

    it('counts wrong codes', async () => {
      const strict = await testApp({ rates: { password: 3 } })
      const { call } = await strict.signIn(await createUser(strict.db, { password_hash: null }))
      for (let n = 0; n < 3; n++) {
        await expect(eraseWith(call, '000 000')).rejects.toMatchObject({ code: 'code_refuse' })
      }
      await expect(eraseWith(call, '000 000')).rejects.toMatchObject({ code: 'trop_de_demandes' })
      await strict.close()
    })
  })

  it('is done once when it is asked ten times at once', async () => {
    const { user, call } = await createPerson(t)
    await Promise.allSettled(Array.from({ length: 10 }, () => erase(call, PASSWORD)))
    await t.workOff()
    expect(t.mailsTo(user.email)).toHaveLength(1)
  })
})
