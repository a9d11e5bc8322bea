import { contactMessages, idempotencyKeys, users } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createCommentaire } from '@foulee/testing/commentaires'
import { createCourse, createUser } from '@foulee/testing/factories'
import { createMemberInvitation } from '@foulee/testing/organisateurs'
import { createParcours } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { REGISTRY } from '#features/registry.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { issueToken } from './jetons.ts'
import { cleanUp } from './menage.ts'

const NOW = '2026-03-16T09:00:00Z'
let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const context = () => ({
  db: t.db,
  clock: () => t.clock.now,
  config: t.config,
  registry: REGISTRY,
})

it('the purge deletes expired rows alone', async () => {
  const user = await createUser(t.db)
  const { id: users_id, email } = user
  const issue = (usage: 'verification' | 'reinitialisation') =>
    t.db.transaction((tx) => issueToken(tx, { users_id, usage, email, now: t.clock.now }))
  await issue('reinitialisation')
  await issue('verification')
  await createMemberInvitation(t.db, new Date('2026-02-01T09:00:00Z'), { users_id })
  await createMemberInvitation(t.db, t.clock.now, { users_id })
  await t.signIn(user)
  const remembered = await t.signIn(user, { remember: true })
  const keep = () => {
    const created_at = t.clock.now.toISOString()
    const key = { users_id, key: crypto.randomUUID(), fingerprint: '', created_at }
    return t.db.insert(idempotencyKeys).values(key)
  }
  await keep()
  t.clock.advance({ hours: 25 })
  await keep()
  await cleanUp(context())
  const count = async (table: string) =>
    (await t.db.$client.query(`select from ${table} where users_id = $1`, [users_id])).rowCount
  const kept = await Promise.all(
    ['jetons', 'sessions', 'organisateur_invitations', 'idempotency_keys'].map(count),
  )
  expect(kept).toEqual([1, 1, 1, 1])
  await remembered.call('GET /api/auth/me')
})

it('messages to the team are erased after a year, whoever the author', async () => {
  t.clock.now = new Date('2026-03-16T09:00:00Z')
  const { id: users_id } = await createUser(t.db)
  const written = (created_at: string, from: number | null) => ({
    nom: 'Lise Martin',
    email: 'lise@exemple.fr',
    sujet: 'autre' as const,
    message: 'Bonjour à toute l’équipe.',
    users_id: from,
    created_at,
  })
  const rows = await t.db
    .insert(contactMessages)
    .values([
      written('2025-03-16T08:59:59Z', users_id),
      written('2025-03-16T08:59:59Z', null),
      written('2025-03-16T09:00:01Z', users_id),
      written('2025-03-16T09:00:01Z', null),
    ])
    .returning({ id: contactMessages.id })
  await cleanUp(context())
  const ids = rows.map(({ id }) => id)
  const { rows: kept } = await t.db.$client.query(
    'select id from contact_messages where id = any($1) order by id',
    [ids],
  )
  expect(kept.map(({ id }) => id)).toEqual(ids.slice(2))
})

it('rows added after an erasure are erased too, and no others', async () => {
  const [gone, here] = [await createUser(t.db), await createUser(t.db)]
  const about = await createCourse(t.db, t.clock.now)
  for (const { id: users_id } of [gone, here]) {
    await createActivite(t.db, { users_id })
    await createParcours(t.db, t.clock.now, { users_id, etat: 0 })
    await createCommentaire(t.db, { users_id, objet_id: about.id })
  }
  await t.db.update(users).set({ supprime_le: NOW }).where(eq(users.id, gone.id))
  await cleanUp(context())
  const count = async (table: string) => {
    const query = `select users_id from ${table} where users_id = any($1)`
    const { rows } = await t.db.$client.query(query, [[gone.id, here.id]])
    return rows.map(({ users_id }) => users_id)
  }
  for (const table of ['activites', 'parcours', 'commentaires']) {
    expect([table, await count(table)]).toEqual([table, [here.id]])
  }
})
