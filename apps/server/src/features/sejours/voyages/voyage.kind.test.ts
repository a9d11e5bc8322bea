import { disponibilites } from '@foulee/db/schema'
import { addDays } from '@foulee/domain/shared/calendrier'
import { createUser, dayFrom } from '@foulee/testing/factories'
import {
  createAgence,
  createDisponibilite,
  createReservation,
  createVoyage,
} from '@foulee/testing/sejours'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { destinationsDirectory } from './destinations.directory.ts'
import { voyageShare } from './voyage.share.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const newMember = async () => {
  const user = await createUser(t.db)
  return { ...user, ...(await t.signIn(user)) }
}
const leaving = (days: number) => {
  const debut = dayFrom(t.clock.now, days)
  return { debut, fin: addDays(debut, 2), cloture: addDays(debut, -1) }
}

describe('comments on a stay', () => {
  const guest = async (etat: 'confirmee' | 'terminee' | 'annulee') => {
    const [karim, voyage] = [await newMember(), await createVoyage(t.db, t.clock.now)]
    const [depart] = await t.db
      .select()
      .from(disponibilites)
      .where(eq(disponibilites.voyages_id, voyage.id))
    const disponibilites_id = depart?.id ?? 0
    await createReservation(t.db, t.clock.now, { disponibilites_id, users_id: karim.id, etat })
    return { karim, voyage }
  }
  const rate = ({ call }: { call: typeof t.call }, id: number, note = 4) =>
    call('POST /api/commentaires', { body: { model: 'voyage', id, texte: 'Superbe.', note } })
  const rights = async ({ call }: { call: typeof t.call }, id: number) =>
    (await call('POST /api/commentaires/my', { body: { model: 'voyage', id } })).data.droits

  it('a past traveller rates the stay, and its card shows the rating', async () => {
    const { karim, voyage } = await guest('terminee')
    expect(await rights(karim, voyage.id)).toMatchObject({ commenter: true, noter: true })
    expect((await rate(karim, voyage.id)).data).toMatchObject({ a_participe: true })
    await t.syncChanges()
    const { data } = await t.call('GET /api/voyages/{id}', { params: { id: voyage.slug } })
    expect(data).toMatchObject({ note: 4, nb_notes: 1 })
  })

  it.each(['confirmee', 'annulee'] as const)(
    'a member with a booking %s cannot rate',
    async (etat) => {
      const { karim, voyage } = await guest(etat)
      expect(await rights(karim, voyage.id)).toMatchObject({ commenter: false, noter: false })
      await expectRefusal(rate(karim, voyage.id), 'avis_sans_participation')
    },
  )

  it('a traveller of another stay cannot rate, nor the agency', async () => {
    const { karim } = await guest('terminee')
    const other = await createVoyage(t.db, t.clock.now)
    await expectRefusal(rate(karim, other.id), 'avis_sans_participation')
    const agence = await createAgence(t.db, { membres: [karim.id] })
    const own = await createVoyage(t.db, t.clock.now, { agences_id: agence.id })
    await expectRefusal(rate(karim, own.id), 'avis_sur_soi')
  })
})

describe('stays in the run list', () => {
  const store = ({ call }: { call: typeof t.call }, id: number, etat?: 'termine') =>
    call('POST /api/liste/store', {
      body: { type: 'voyage', id, extra: etat ? { etat } : {} },
    })

  it('an entry shows the card of the stay, next departure first', async () => {
    const karim = await newMember()
    const later = await createVoyage(t.db, t.clock.now, { departs: [leaving(90)] })
    const soon = await createVoyage(t.db, t.clock.now, { departs: [leaving(9)] })
    await store(karim, later.id)
    const { data } = await store(karim, soon.id)
    expect(data).toMatchObject({ type: 'voyage', key: `voyage:${soon.id}` })
    const { data: liste } = await karim.call('GET /api/liste', {})
    expect(liste.voyage.map(({ item }) => item?.id)).toEqual([soon.id, later.id])
  })

  it('a stay can be marked as done after its first departure', async () => {
    const karim = await newMember()
    const voyage = await createVoyage(t.db, t.clock.now, { departs: [leaving(30)] })
    await expectRefusal(store(karim, voyage.id, 'termine'), 'champs_invalides', 'extra.etat')
    await createDisponibilite(t.db, t.clock.now, { voyages_id: voyage.id, ...leaving(-30) })
    expect((await store(karim, voyage.id, 'termine')).data.extra.etat).toBe('termine')
  })

  it('a hidden stay is not shown', async () => {
    const [karim, agathe] = [await newMember(), await newMember()]
    const agence = await createAgence(t.db, { membres: [agathe.id] })
    const draft = await createVoyage(t.db, t.clock.now, { agences_id: agence.id, etat: 0 })
    await expectRefusal(store(karim, draft.id), 'voyage_introuvable')
    expect((await store(agathe, draft.id)).data.item).toMatchObject({ id: draft.id })
  })
})

describe('stay in other places', () => {
  it('a link preview shows days, price and place', async () => {
    const voyage = await createVoyage(t.db, t.clock.now, { pays: 'IT', lieu: 'Cortina' })
    const found = await voyageShare.find(t.db, voyage.slug)
    expect(found?.content).toMatchObject({ lieu: 'Cortina · Italie', is_cancelled: false })
    expect(found?.content.figures.map(({ value, unit }) => `${value} ${unit}`)).toEqual([
      '4 jours',
      '72,00 km',
      '890 €',
    ])
    expect(await voyageShare.find(t.db, String(voyage.id))).toBeNull()
    const draft = await createVoyage(t.db, t.clock.now, { etat: 0 })
    expect(await voyageShare.find(t.db, draft.slug)).toBeNull()
  })

  it('the sitemap has the page of the stay and of its destination', async () => {
    await createVoyage(t.db, t.clock.now, { pays: 'PT', region: null })
    const paths = await destinationsDirectory(t.db, '2026-01-01')
    expect(paths).toEqual(expect.arrayContaining(['/destinations', '/destinations/portugal']))
    expect(paths).not.toContain('/destinations/antarctique')
  })
})
