import type { Input } from '@foulee/contract/shared/call'
import { encodeLines } from '@foulee/db/read-models/parcours-trace'
import * as schema from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { makeLoop } from '@foulee/testing/parcours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Body = Input<'POST /api/activites/partage/{id}'>['body']

async function newRunner(naissance: string | null) {
  const user = await createUser(t.db)
  const { profils } = schema
  await t.db.update(profils).set({ naissance }).where(eq(profils.users_id, user.id))
  const { call } = await t.signIn(user)
  const { id } = await createActivite(t.db, {
    users_id: user.id,
    ...encodeLines(makeLoop([5.7245, 45.1885])),
  })
  return {
    id,
    call,
    users_id: user.id,
    preview: async (body: Body) =>
      (await call('POST /api/activites/partage/{id}/apercu', { params: { id }, body })).data,
    share: async (body: Body) =>
      (await call('POST /api/activites/partage/{id}', { params: { id }, body })).data,
  }
}

const ADULT = '1990-01-01'

describe('an outing before it is shared', () => {
  it.each([0, 200, 500, 2000])(
    'the preview with %d m hidden shows exactly the shared item',
    async (rayon_masque) => {
      const { preview, share, call } = await newRunner(ADULT)
      const before = await preview({ partage: 'membres', rayon_masque })
      const { publications_id } = await share({ partage: 'membres', rayon_masque })
      const { data: item } = await call('POST /api/feed/{id}', {
        params: { id: publications_id ?? 0 },
      })
      if (item.carte.kind !== 'activite') throw new Error('An outing was shared.')
      expect(before.objet).toEqual(item.carte.objet)
      // Moving time, as in the owner's list; that of the visible part is in the deleted file.
      expect(item.carte.objet.duree).toBe(rayon_masque ? null : 2900)
      expect([before.emetteur, before.phrase]).toEqual([item.emetteur, item.phrase])
      expect((await preview({ partage: 'membres', rayon_masque })).objet).toEqual(before.objet)
    },
  )

  it('an outing shared without its line shows none, its figures still cut, until the line is wanted again', async () => {
    const { preview, share, call } = await newRunner(ADULT)
    const hidden = { partage: 'membres', rayon_masque: 500, sans_trace: true } as const
    const before = await preview(hidden)
    const { publications_id, sans_trace } = await share(hidden)
    const readShared = async () => {
      const params = { id: publications_id ?? 0 }
      const { carte } = (await call('POST /api/feed/{id}', { params })).data
      if (carte.kind !== 'activite') throw new Error('An outing was shared.')
      return carte.objet
    }
    const shown = await readShared()
    expect(sans_trace).toBe(true)
    expect(before.objet).toEqual(shown)
    expect(shown.lignes).toEqual([])
    await share({ partage: 'membres' })
    expect((await readShared()).lignes).toEqual([])
    await share({ partage: 'membres', sans_trace: false })
    const drawn = await readShared()
    expect(drawn.lignes).not.toEqual([])
    expect(drawn.distance).toBe(shown.distance)
  })

  it('the preview says that a coach reads the training that the outing was, and only then', async () => {
    const { preview, id, users_id } = await newRunner(ADULT)
    const isRead = async () => (await preview({ partage: 'membres' })).lu_par_coach
    const coach = await createUser(t.db)
    const [athlete] = await t.db
      .insert(schema.athletes)
      .values({ coach_id: coach.id, users_id, debut: '2026-01-01T00:00:00Z' })
      .returning()
    expect(await isRead()).toBe(false)
    await createEntrainement(t.db, { users_id, activites_id: id })
    expect(await isRead()).toBe(true)
    const setPartages = (partages: string[]) =>
      t.db
        .update(schema.athletes)
        .set({ partages })
        .where(eq(schema.athletes.id, athlete?.id ?? 0))
    await setPartages(['calendrier'])
    expect(await isRead()).toBe(false)
  })

  it('the preview of an outing stores nothing', async () => {
    const { preview, id, users_id } = await newRunner(ADULT)
    const read = () => t.db.select().from(schema.activites).where(eq(schema.activites.id, id))
    const before = await read()
    await preview({ partage: 'membres', rayon_masque: 500 })
    expect(await read()).toEqual(before)
    expect(
      await t.db.$count(schema.publications, eq(schema.publications.cle, `activite:${id}`)),
    ).toBe(0)
    const { parcoursCarres } = schema
    expect(await t.db.$count(parcoursCarres, eq(parcoursCarres.users_id, users_id))).toBe(0)
  })

  it('the preview keeps the stored words unless others are given', async () => {
    const { preview, share } = await newRunner(ADULT)
    expect((await preview({ partage: 'abonnes' })).texte).toBeNull()
    await share({ partage: 'abonnes', texte: 'Deux tours.' })
    expect((await preview({ partage: 'abonnes' })).texte).toBe('Deux tours.')
  })

  it('the preview for nobody is empty, and only the owner can ask for it', async () => {
    const owner = await newRunner(ADULT)
    expect((await owner.preview({ partage: 'personne' })).objet).toBeNull()
    const { call } = await newRunner(ADULT)
    await expect(
      call('POST /api/activites/partage/{id}/apercu', {
        params: { id: owner.id },
        body: { partage: 'membres' },
      }),
    ).rejects.toMatchObject({ code: 'activite_introuvable' })
  })
})

describe('sharing an outing by age of its runner (produit 7.21)', () => {
  it.each([null, '2015-06-01'])(
    'an outing of a runner born %s is limited to followers, and every answer says so',
    async (naissance) => {
      const { preview, share, call, id } = await newRunner(naissance)
      const told = { partage: 'abonnes', partage_choisi: 'membres' }
      expect(await preview({ partage: 'membres' })).toMatchObject(told)
      expect(await share({ partage: 'membres' })).toMatchObject(told)
      const { data } = await call('POST /api/activites/{id}', { params: { id } })
      expect(data).toMatchObject(told)
      const { data: mine } = await call('POST /api/activites/my')
      expect(mine).toEqual([expect.objectContaining(told)])
    },
  )

  it('an outing of an adult is shared as chosen', async () => {
    const { share } = await newRunner(ADULT)
    expect(await share({ partage: 'membres' })).toMatchObject({
      partage: 'membres',
      partage_choisi: 'membres',
    })
  })
})
