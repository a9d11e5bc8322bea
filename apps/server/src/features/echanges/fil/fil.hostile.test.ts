import { encodeLines } from '@foulee/db/read-models/parcours-trace'
import * as schema from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createCourse, createOrganisateur, createUser } from '@foulee/testing/factories'
import { createPublication } from '@foulee/testing/fil'
import { makeLoop } from '@foulee/testing/parcours'
import { blankPng } from '@foulee/testing/png'
import { decodePolyline } from '@foulee/trace/polyline'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp({ rates: { publication: 5, publication_nouveau: 2 } })
})
afterAll(async () => {
  await t.workOff()
  await t.close()
})

const newMember = async (input: Parameters<typeof createUser>[1] = {}) => {
  const user = await createUser(t.db, { created_at: '2026-01-01T00:00:00Z', ...input })
  return { id: user.id, ...(await t.signIn(user)) }
}

describe('limits of the feed', () => {
  it('texts that are too long, empty texts and fifty photos are refused', async () => {
    const { call } = await newMember()
    const send = (texte: string) => call('POST /api/feed/store', { body: { texte } })
    await expect(send('a'.repeat(100_000))).rejects.toMatchObject({
      status: 422,
      errors: { texte: expect.any(String) },
    })
    await expect(send('  ')).rejects.toMatchObject({ errors: { texte: expect.any(String) } })
    const many = new FormData()
    many.set('texte', 'Cinquante photos')
    for (let n = 0; n < 50; n++) {
      const bytes = new Uint8Array(blankPng(8, 8 + n))
      many.append('photo', new File([bytes], `${n}.png`, { type: 'image/png' }))
    }
    const refused = await call('POST /api/feed/store', { body: many }).catch(({ status }) => status)
    expect([413, 422]).toContain(refused)
    expect((await call('POST /api/dashboard/feed', {})).data).toEqual([])
  })

  it('more than a few items in a quarter of an hour are refused, new accounts sooner', async () => {
    const send = (call: Awaited<ReturnType<typeof newMember>>['call']) =>
      call('POST /api/feed/store', { body: { texte: 'Encore une.' } })
    const [old, young] = [
      await newMember(),
      await newMember({ created_at: t.clock.now.toISOString() }),
    ]
    for (let n = 0; n < 2; n++) await send(young.call)
    await expect(send(young.call)).rejects.toMatchObject({ code: 'trop_de_demandes' })
    for (let n = 0; n < 5; n++) await send(old.call)
    await expect(send(old.call)).rejects.toMatchObject({ code: 'trop_de_demandes' })
  })

  it('following oneself, a hidden object or one that does not exist is refused', async () => {
    const { id, call } = await newMember()
    const follow = (kind: 'profil' | 'course' | 'organisateur', objetId: number) =>
      call('POST /api/abonnements/store', { body: { kind, id: objetId, est_suivi: true } })
    await expect(follow('profil', id)).rejects.toMatchObject({ code: 'suivi_de_soi' })
    const draft = await createCourse(t.db, t.clock.now, { etat: 0 })
    await expect(follow('course', draft.id)).rejects.toMatchObject({ code: 'objet_introuvable' })
    const unseen = await createOrganisateur(t.db, { verifie_le: null })
    await expect(follow('organisateur', unseen.id)).rejects.toMatchObject({
      code: 'objet_introuvable',
    })
    const closed = await createUser(t.db)
    await t.db
      .update(schema.profils)
      .set({ visibilite: 'personne' })
      .where(eq(schema.profils.users_id, closed.id))
    await expect(follow('profil', closed.id)).rejects.toMatchObject({ code: 'profil_introuvable' })
    await expect(follow('course', 2_000_000_000)).rejects.toMatchObject({
      code: 'objet_introuvable',
    })
  })

  it('muting oneself or a missing source is refused', async () => {
    const { id, call } = await newMember()
    const mute = (kind: 'profil' | 'course' | 'foulee', objetId: number | null) =>
      call('POST /api/feed/sourdine', { body: { kind, id: objetId, est_muet: true } })
    for (const [kind, objetId] of [
      ['profil', id],
      ['profil', null],
      ['foulee', 1],
      ['course', 2_000_000_000],
    ] as const) {
      await expect(mute(kind, objetId)).rejects.toMatchObject({ code: 'objet_introuvable' })
    }
    await mute('foulee', null)
    const said = await createPublication(t.db, { emetteur_kind: 'foulee' })
    // A highlight stands in the feed of every member.
    onTestFinished(async () => {
      await t.db.delete(schema.publications).where(eq(schema.publications.id, said.id))
    })
    expect((await call('POST /api/dashboard/feed', {})).data).toEqual([])
  })

  it('acting on an invisible item is refused', async () => {
    const { id: author } = await newMember()
    await t.db
      .update(schema.profils)
      .set({ visibilite: 'personne' })
      .where(eq(schema.profils.users_id, author))
    const { id } = await createPublication(t.db, { users_id: author })
    const { call } = await newMember()
    const params = { id }
    const missing = { code: 'publication_introuvable' }
    await expect(call('POST /api/feed/{id}', { params })).rejects.toMatchObject(missing)
    await expect(
      call('POST /api/feed/reagir/{id}', { params, body: { reaction_types_id: null } }),
    ).rejects.toMatchObject(missing)
    await expect(
      call('POST /api/feed/masquer/{id}', { params, body: { est_masquee: true } }),
    ).rejects.toMatchObject(missing)
    for (const ask of [
      () => call('POST /api/commentaires/list', { body: { model: 'publication', id } }),
      () => call('POST /api/commentaires', { body: { model: 'publication', id, texte: 'Bravo' } }),
      () =>
        call('POST /api/signalements', {
          body: { model: 'publication', id, motif: 'autre', texte: 'x' },
        }),
    ]) {
      await expect(ask()).rejects.toMatchObject({ code: 'objet_introuvable' })
    }
  })

  it.each([2, 1000])('a page past the end, %i, is empty', async (page) => {
    const { id: users_id, call } = await newMember()
    await createPublication(t.db, { users_id })
    const past = await call('POST /api/dashboard/feed', { query: { page } })
    expect([past.data, past.nb]).toEqual([[], 1])
  })

  it.each([
    ['page', 0],
    ['page', -1],
    ['page', 1.5],
    ['page', 1_000_000_000],
    ['page', 2 ** 53],
    ['page', 'deux'],
    ['nb_page', 0],
    ['nb_page', 1000],
    ['jusqua', -1],
    ['kind', 'inconnu'],
  ])('an invalid page, %s %s, is refused with its field', async (field, value) => {
    const { call } = await newMember()
    const query = { [field]: value } as never
    await expect(call('POST /api/dashboard/feed', { query })).rejects.toMatchObject({
      status: 422,
      errors: { [field]: expect.any(String) },
    })
  })
})

describe('an outing', () => {
  const share = (
    { call }: Awaited<ReturnType<typeof newMember>>,
    id: number,
    partage: 'personne' | 'abonnes' | 'membres',
    rayon_masque = 500,
  ) =>
    call('POST /api/activites/partage/{id}', {
      params: { id },
      body: { partage, rayon_masque },
    })

  it('a shared outing loses its ends, and is withdrawn at once', async () => {
    const owner = await newMember()
    // Only the outings of adults are visible beyond their followers.
    await t.db
      .update(schema.profils)
      .set({ naissance: '1990-01-01' })
      .where(eq(schema.profils.users_id, owner.id))
    const start = [5.7245, 45.1885] as const
    const { id } = await createActivite(t.db, {
      users_id: owner.id,
      ...encodeLines(makeLoop(start)),
    })
    const { data } = await share(owner, id, 'membres')
    const item = data.publications_id ?? 0
    const reader = await newMember()
    const open = () => reader.call('POST /api/feed/{id}', { params: { id: item } })
    const { carte } = (await open()).data
    if (carte.kind !== 'activite') throw new Error('An outing was shared.')
    expect(carte.objet.lignes.length).toBeGreaterThan(0)
    const toMetres = (lon: number, lat: number) =>
      Math.hypot((lon - start[0]) * 78_500, (lat - start[1]) * 111_200)
    for (const ligne of carte.objet.lignes) {
      const { lon, lat } = decodePolyline(ligne, 5)
      for (const [n, east] of lon.entries())
        expect(toMetres(east, lat[n] ?? 0)).toBeGreaterThan(400)
    }
    await share(owner, id, 'personne')
    await expect(open()).rejects.toMatchObject({ code: 'publication_introuvable' })
    const [kept] = await t.db.select().from(schema.activites).where(eq(schema.activites.id, id))
    expect(kept?.croquis).toEqual([])
    // Shared again, it is the same item, in its old place.
    expect((await share(owner, id, 'membres')).data.publications_id).toBe(item)
    await owner.call('POST /api/activites/del', { body: { id } })
    await expect(open()).rejects.toMatchObject({ code: 'publication_introuvable' })
  })

  it('an outing can be shared by its owner alone', async () => {
    const { id } = await createActivite(t.db)
    await expect(share(await newMember(), id, 'membres')).rejects.toMatchObject({
      code: 'activite_introuvable',
    })
  })
})
