import * as s from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createUser } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { asc, eq, inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { purgeFil } from './fil.menage.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

// In the past: a highlight stands in every feed, and other tests read theirs today.
const NOW = new Date('2016-03-16T09:00:00Z')
const OLD = '2014-03-16T08:59:00Z'
const YOUNG = '2014-03-16T09:00:00Z'
const HIGHLIGHT = {
  titre: 'Mot du jour',
  debut: '2016-03-01T00:00:00Z',
  fin: '2016-04-01T00:00:00Z',
}
const purge = (itemMonths: number | null) =>
  purgeFil(t.db, NOW, { ...t.config.retention, itemMonths })

async function listRemaining(users_id: number): Promise<(string | null)[]> {
  const rows = await t.db
    .select({ texte: s.publications.texte })
    .from(s.publications)
    .where(eq(s.publications.users_id, users_id))
    .orderBy(asc(s.publications.id))
  return rows.map(({ texte }) => texte)
}

it('the purge erases old items with their comments, except those that staff still highlights', async () => {
  const { id: users_id } = await createUser(t.db)
  const addPublication = (texte: string, created_at: string) =>
    createPublication(t.db, { users_id, texte, created_at })
  const old = await addPublication('vieux', OLD)
  const shown = await addPublication('à la une', OLD)
  await addPublication('récent', YOUNG)
  await t.db
    .insert(s.commentaires)
    .values({ model: 'publication', objet_id: old.id, users_id, texte: 'Bravo' })
  await t.db.insert(s.misesEnAvant).values({ publications_id: shown.id, ...HIGHLIGHT })
  await purge(null)
  expect(await listRemaining(users_id)).toEqual(['vieux', 'à la une', 'récent'])
  await purge(24)
  expect(await listRemaining(users_id)).toEqual(['à la une', 'récent'])
  expect(await t.db.$count(s.commentaires, eq(s.commentaires.users_id, users_id))).toBe(0)
})

it('the purge keeps a reported item until the staff has answered', async () => {
  const { id: users_id } = await createUser(t.db)
  const { id } = await createPublication(t.db, { users_id, texte: 'douteux', created_at: OLD })
  const report = { model: 'publication', objet_id: id, users_id, motif: 'spam' } as const
  await t.db.insert(s.signalements).values(report)
  await purge(24)
  expect(await listRemaining(users_id)).toEqual(['douteux'])
  await t.db.update(s.signalements).set({ etat: 'rejete' }).where(eq(s.signalements.objet_id, id))
  await purge(24)
  expect(await listRemaining(users_id)).toEqual([])
})

it('the purge goes beyond one batch, and spares as many recent items', async () => {
  const { id: users_id } = await createUser(t.db)
  const rows = Array.from({ length: 4002 }, () => ({ users_id, created_at: OLD, texte: 'vieux' }))
  const made = await t.db
    .insert(s.publications)
    .values(
      rows.map((row) => ({ ...row, kind: 'texte' as const, emetteur_kind: 'profil' as const })),
    )
    .returning({ id: s.publications.id })
  const ids = made.map(({ id }) => id).toSorted((a, b) => a - b)
  await t.db
    .insert(s.misesEnAvant)
    .values(ids.slice(0, 2001).map((publications_id) => ({ publications_id, ...HIGHLIGHT })))
  await purge(24)
  expect(await listRemaining(users_id)).toHaveLength(2001)
  await t.db.delete(s.publications).where(inArray(s.publications.id, ids))
})

it('the purge of an item makes the line of its outing private again', async () => {
  const { id: users_id } = await createUser(t.db)
  const { id } = await createActivite(t.db, {
    users_id,
    partage: 'membres',
    croquis: ['_p~iF~ps|U_ulLnnqC'],
  })
  await createPublication(t.db, {
    users_id,
    kind: 'activite',
    cle: `activite:${id}`,
    fait_id: id,
    created_at: OLD,
  })
  await purge(24)
  const [row] = await t.db.select().from(s.activites).where(eq(s.activites.id, id))
  expect(row).toMatchObject({ partage: 'personne', croquis: [] })
  expect(await listRemaining(users_id)).toEqual([])
})
