import * as schema from '@foulee/db/schema'
import { getImageKeys } from '@foulee/domain/shared/image'
import { createUser } from '@foulee/testing/factories'
import { eq, getTableColumns, getTableName, is } from 'drizzle-orm'
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '#features/membres/session/passwords.ts'
import { REGISTRY } from '#features/registry.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { createPerson, PASSWORD } from './mes-donnees.test-cast.ts'

let t: TestApp
let password_hash: string
beforeAll(async () => {
  t = await testApp()
  password_hash = await hashPassword(PASSWORD)
})
afterAll(() => t.close())

const COLUMNS = Object.values(schema)
  .filter((table) => is(table, PgTable))
  .flatMap((table) =>
    getTableConfig(table).foreignKeys.flatMap((key) => {
      const { columns, foreignTable } = key.reference()
      return foreignTable === schema.users ? columns : []
    }),
  )
const nameOf = (column: PgColumn) => `${getTableName(column.table)}.${column.name}`

const OWNED = REGISTRY.personal.flatMap(({ owned = [] }) => owned)
const SIGNED = REGISTRY.personal.flatMap(({ signed = [] }) => signed)
const RETAINED = REGISTRY.personal.flatMap(({ retained = [] }) => retained)

const hasImage = async (folder: string) => {
  const file = await t.storage.get(getImageKeys(folder)[0] ?? '')
  file?.stream.destroy()
  return file !== null
}

async function countReferences(id: number): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const column of COLUMNS) {
    const rows = await t.db.select().from(column.table).where(eq(column, id))
    counts[nameOf(column)] = rows.length
  }
  return counts
}

describe('declarations of columns that name a member', () => {
  it('each column is declared once: deleted, cleared or kept', () => {
    const said = [...OWNED, ...SIGNED, ...RETAINED.map(({ column }) => column)].map(nameOf)
    expect(said.toSorted()).toEqual(COLUMNS.map(nameOf).toSorted())
  })

  it('a cleared column allows null', () => {
    expect(SIGNED.filter(({ notNull }) => notNull).map(nameOf)).toEqual([])
  })
})

describe('erasure of an account', () => {
  const erase = (call: TestApp['call'], current_password?: string) =>
    call('POST /api/auth/delete', {
      body: { confirmation: true, ...(current_password ? { current_password } : {}) },
    })

  it('the test member has a row in every table that names members', async () => {
    const counts = await countReferences((await createPerson(t)).user.id)
    const empty = Object.keys(counts).filter((name) => !counts[name])
    expect(empty).toEqual([])
  })

  it('erasure leaves a neutral name, and only where others rely on it', async () => {
    const { user, call, course } = await createPerson(t)
    await erase(call, PASSWORD)
    const counts = await countReferences(user.id)
    const kept = Object.keys(counts).filter((name) => counts[name])
    // Each column that keeps a name is a decision: add it here.
    expect(kept.toSorted()).toEqual([
      'agences.created_by',
      'canaux.membre_a',
      'canaux.membre_b',
      'contacts.users_id',
      'course_journal.users_id',
      'courses.created_by',
      'demandes.decided_by',
      'evenement_journal.users_id',
      'evenements.created_by',
      'journal_staff.staff_id',
      'magasins.created_by',
      'organisateurs.created_by',
      'revendications.decided_by',
      'signalements.decided_by',
      'users.suspendu_par',
      'voyage_journal.users_id',
      'voyages.created_by',
    ])
    expect(RETAINED.map(({ column }) => nameOf(column)).toSorted()).toEqual(kept.toSorted())
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

  it('erasure leaves no trace of the person in the database', async () => {
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

  it('erasure ends every session and frees the address', async () => {
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

  it('erasure removes the images, unless another member shows the same', async () => {
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
  ])('erasure is refused %s', async (_, input) => {
    const { call } = await t.signIn(await createUser(t.db, { password_hash }))
    await expect(erase(call, input)).rejects.toMatchObject({
      status: 422,
      errors: { current_password: expect.any(String) },
    })
    await call('GET /api/auth/me')
  })

  it('erasure is refused without a confirmation', async () => {
    const { headers } = await t.signIn(await createUser(t.db, { password_hash }))
    const payload = { current_password: PASSWORD }
    const answer = await t.inject({ method: 'POST', url: '/api/auth/delete', headers, payload })
    expect(answer.json().errors).toEqual({ confirmation: 'Confirmez la suppression.' })
  })

  describe('erasure without a password', () => {
    const eraseWith = (call: TestApp['call'], code: string) =>
      call('POST /api/auth/delete', { body: { confirmation: true, code } })
    const signInLongAgo = async () => {
      const user = await createUser(t.db, { password_hash: null })
      const { call } = await t.signIn(user, { remember: true })
      t.clock.advance({ hours: 1 })
      return { user, call }
    }
    const requestCode = async (email: string, call: TestApp['call']) => {
      await call('POST /api/auth/delete/code')
      await t.workOff()
      const [, code = ''] = /(\d{3}\u00a0\d{3})/.exec(t.mailsTo(email).at(-1)?.text ?? '') ?? []
      return code
    }

    it('erasure with an old session alone is refused', async () => {
      const { call } = await signInLongAgo()
      await expect(erase(call)).rejects.toMatchObject({
        status: 422,
        errors: { code: expect.any(String) },
      })
      await call('GET /api/auth/me')
    })

    it('erasure passes after a fresh sign-in by the provider', async () => {
      const { call } = await t.signIn(await createUser(t.db, { password_hash: null }))
      expect((await erase(call)).data).toBeNull()
    })

    it('erasure passes with the mailed code', async () => {
      const { user, call } = await signInLongAgo()
      const code = await requestCode(user.email, call)
      expect((await eraseWith(call, code)).data).toBeNull()
      await expect(call('GET /api/auth/me')).rejects.toMatchObject({ code: 'session_expiree' })
    })

    it('only the newest code is valid, for a quarter of an hour', async () => {
      const { user, call } = await signInLongAgo()
      const former = await requestCode(user.email, call)
      const code = await requestCode(user.email, call)
      if (former !== code) {
        await expect(eraseWith(call, former)).rejects.toMatchObject({ code: 'code_refuse' })
      }
      t.clock.advance({ ms: 15 * 60_000 })
      await expect(eraseWith(call, code)).rejects.toMatchObject({ code: 'code_refuse' })
    })

    it('another member’s code is refused', async () => {
      const [member, other] = [await signInLongAgo(), await signInLongAgo()]
      const code = await requestCode(member.user.email, member.call)
      await requestCode(other.user.email, other.call)
      await expect(eraseWith(other.call, code)).rejects.toMatchObject({ code: 'code_refuse' })
    })

    it('a code does not replace a password', async () => {
      const user = await createUser(t.db, { password_hash })
      const { call } = await t.signIn(user)
      const code = await requestCode(user.email, call)
      await expect(eraseWith(call, code)).rejects.toMatchObject({
        errors: { current_password: expect.any(String) },
      })
    })

    it('wrong codes are limited', async () => {
      const strict = await testApp({ rates: { password: 3 } })
      const { call } = await strict.signIn(await createUser(strict.db, { password_hash: null }))
      for (let n = 0; n < 3; n++) {
        await expect(eraseWith(call, '000 000')).rejects.toMatchObject({ code: 'code_refuse' })
      }
      await expect(eraseWith(call, '000 000')).rejects.toMatchObject({ code: 'trop_de_demandes' })
      await strict.close()
    })
  })

  it('ten simultaneous requests erase once', async () => {
    const { user, call } = await createPerson(t)
    await Promise.allSettled(Array.from({ length: 10 }, () => erase(call, PASSWORD)))
    await t.workOff()
    expect(t.mailsTo(user.email)).toHaveLength(1)
  })
})
