import { activiteRecords, activites, entrainements } from '@foulee/db/schema'
import { createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { nextOriginal } from '@foulee/testing/parcours'
import { DEGREE } from '@foulee/trace/distance'
import { madeTcx } from '@foulee/trace/tcx/made-tcx'
import { and, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DEBUT = Date.UTC(2026, 2, 8, 8)
let place = 0

type Made = { late?: number; distance?: number; duree?: number }

/** Straight north at one speed, where nobody else of the tests runs. */
const makeRun = ({ late = 0, distance = 6000, duree = 1800 }: Made = {}) =>
  madeTcx({
    debut: DEBUT + late * 1000,
    tours: [{ duree, distance }],
    positionAt: (metres) => ({ lon: 5.8 + place / DEGREE, lat: 45.3 + metres / DEGREE }),
  })

async function join() {
  place += 1000
  const { id } = await createUser(t.db)
  return { id, ...(await t.signIn({ id })) }
}

const send = async ({ call }: SignedIn, text: string, nom = 'run.tcx') =>
  (await call('POST /api/activites/create', { body: form({ gpx: new File([text], nom) }) })).data

const read = async ({ call }: SignedIn, id: number) =>
  (await call('POST /api/activites/{id}', { params: { id } })).data

const listOf = async ({ call }: SignedIn) =>
  (await call('POST /api/activites/my', { query: {} })).data

const cut = ({ call }: SignedIn, id: number, garde: { de: number; a: number }[], version = 1) =>
  call('POST /api/activites/couper/{id}', { params: { id }, body: { garde, version } })

const split = ({ call }: SignedIn, id: number, a: number[], version = 1) =>
  call('POST /api/activites/scinder/{id}', { params: { id }, body: { a, version } })

const tie = ({ call }: SignedIn, id: number, ids: number[], version = 1) =>
  call('POST /api/activites/joindre/{id}', { params: { id }, body: { ids, version } })

const restore = ({ call }: SignedIn, id: number, version: number) =>
  call('POST /api/activites/origine/{id}', { params: { id }, body: { version } })

describe('a cut', () => {
  it('leaves both ends out of all figures, and the file as it was', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    const before = await member.call('GET /api/activites/{id}/original', { params: { id } })
    const { data } = await cut(member, id, [{ de: 1000, a: 4000 }])
    expect(data).toMatchObject({ distance: 3000, duree: 900, version: 2 })
    expect(data.debut).toBe(new Date(DEBUT + 300_000).toISOString())
    const whole = await read(member, id)
    expect(whole.trace?.distance).toBeCloseTo(3000, -1)
    expect(whole.montage).toEqual({ est_coupee: true, parties: [], jointes: [] })
    const { data: detail } = await member.call('POST /api/activites/{id}/detail', {
      params: { id },
    })
    expect(detail?.kilometres).toHaveLength(3)
    const after = await member.call('GET /api/activites/{id}/original', { params: { id } })
    expect(after).toEqual(before)
  })

  it('leaves a middle piece out, with a gap that counts no metres', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    const garde = [
      { de: 0, a: 2000 },
      { de: 4000, a: 6000 },
    ]
    const { data } = await cut(member, id, garde)
    expect(data).toMatchObject({ distance: 4000, duree: 1800, duree_mouvement: 1200 })
  })

  it('of what was cut is within it', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    await cut(member, id, [{ de: 1000, a: 6000 }])
    const { data } = await cut(member, id, [{ de: 0, a: 2000 }], 2)
    expect(data).toMatchObject({ distance: 2000, debut: new Date(DEBUT + 300_000).toISOString() })
  })

  it('has its records, years and training follow', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    const { id: entrainement } = await createEntrainement(t.db, {
      users_id: member.id,
      activites_id: id,
      etat: 'fait',
      fait_duree: 1800,
      fait_distance: 6000,
      fait_le: '2026-03-08T10:00:00Z',
    })
    await t.workOff()
    const longest = async () =>
      (await t.db.select().from(activiteRecords).where(eq(activiteRecords.activites_id, id)))
        .filter(({ genre }) => genre === 'distance')
        .map(({ mesure }) => mesure)
    expect(await longest()).toContain(5000)
    await cut(member, id, [{ de: 0, a: 3000 }])
    await t.workOff()
    expect(await longest()).not.toContain(5000)
    expect(await longest()).toContain(1000)
    const years = await member.call('GET /api/activites/annees', { query: { annee: 2026 } })
    expect(years.data.annees.at(-1)).toMatchObject({ nb: 1, distance: 3000 })
    const [tied] = await t.db.select().from(entrainements).where(eq(entrainements.id, entrainement))
    expect(tied).toMatchObject({ fait_duree: 900, fait_distance: 3000 })
  })

  it('under a hundred metres, or of another version, changes nothing', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    await expect(cut(member, id, [{ de: 0, a: 60 }])).rejects.toMatchObject({
      code: 'champs_invalides',
      errors: { garde: expect.stringContaining('100') },
    })
    await expect(cut(member, id, [{ de: 0, a: 3000 }], 2)).rejects.toMatchObject({
      code: 'version_depassee',
    })
    expect(await read(member, id)).toMatchObject({ distance: 6000, version: 1, montage: null })
  })

  it('is still the file that it was, sent again by the same or another device', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    await cut(member, id, [{ de: 1000, a: 3000 }])
    expect((await send(member, makeRun())).id).toBe(id)
    expect((await send(member, `${makeRun()}\n`)).id).toBe(id)
    expect(await listOf(member)).toMatchObject([{ id, distance: 2000 }])
  })

  it('of an outing without its file is refused', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    await t.db
      .update(activites)
      .set({ original: nextOriginal('tcx') })
      .where(eq(activites.id, id))
    await expect(cut(member, id, [{ de: 0, a: 3000 }])).rejects.toMatchObject({
      code: 'sortie_sans_fichier',
    })
  })

  it('of a shared outing takes what was cut out of what others see, and hides its new ends', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    const share = { partage: 'membres' as const, rayon_masque: 200 }
    await member.call('POST /api/activites/partage/{id}', { params: { id }, body: share })
    const shown = async () =>
      (await t.db.select().from(activites).where(eq(activites.id, id)))[0]?.chiffres_partages
    const before = await shown()
    await cut(member, id, [
      { de: 0, a: 2500 },
      { de: 3500, a: 6000 },
    ])
    const after = await shown()
    // Around each end of the hole, at least the chosen 200 m go too.
    expect(after?.distance).toBeLessThan((before?.distance ?? 0) - 1000 - 2 * 200)
    await expect(restore(member, id, 2)).rejects.toMatchObject({ code: 'sortie_partagee' })
  })

  it('by another member finds nothing', async () => {
    const { id } = await send(await join(), makeRun())
    await expect(cut(await join(), id, [{ de: 0, a: 3000 }])).rejects.toMatchObject({
      code: 'activite_introuvable',
    })
  })
})

describe('a split', () => {
  it('makes two outings that add up, and one press makes one of them again', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    const { id: second } = await split(member, id, [2000])
    expect(await listOf(member)).toMatchObject([
      { id: second, distance: 4000, titre: expect.stringContaining('partie 2') },
      { id, distance: 2000 },
    ])
    expect((await read(member, second)).montage?.parties).toMatchObject([{ id }])
    await member.call('POST /api/activites/update/{id}', {
      params: { id: second },
      body: { notes: 'Retour en côte.' },
    })
    const { data } = await restore(member, second, 2)
    expect(data).toMatchObject({ id, distance: 6000, notes: 'Retour en côte.' })
    expect(await listOf(member)).toHaveLength(1)
    expect((await read(member, id)).montage).toBeNull()
  })

  it('in several places makes one outing a piece', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    const { data } = await split(member, id, [4000, 1000, 4000])
    expect(data.autres).toHaveLength(2)
    expect((await listOf(member)).map(({ distance }) => distance).sort()).toEqual([
      1000, 2000, 3000,
    ])
  })

  it('at its ends is refused', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    await expect(split(member, id, [6000])).rejects.toMatchObject({
      errors: { a: expect.stringContaining('entre') },
    })
  })

  it('survives the removal of its first piece', async () => {
    const member = await join()
    const { id } = await send(member, makeRun())
    const { id: second } = await split(member, id, [2000])
    await member.call('POST /api/activites/del', { body: { id } })
    expect((await restore(member, second, 1)).data).toMatchObject({ id: second, distance: 6000 })
  })
})

describe('a join', () => {
  const sendTwo = async (member: SignedIn) => {
    const { id } = await send(member, makeRun({ distance: 3000, duree: 900 }))
    const late = { late: 1800, distance: 2000, duree: 600 }
    const { id: other } = await send(member, makeRun(late), 'suite.tcx')
    return { id, other }
  }

  it('makes one outing with a pause between, and one press makes two of it again', async () => {
    const member = await join()
    const { id, other } = await sendTwo(member)
    const { data } = await tie(member, id, [other])
    expect(data).toMatchObject({ distance: 5000, duree: 2400, duree_mouvement: 1500 })
    expect(await listOf(member)).toHaveLength(1)
    const whole = await read(member, id)
    expect(whole.montage?.jointes).toMatchObject([{ id: other }])
    expect(whole.doubles).toEqual([])
    const { data: detail } = await member.call('POST /api/activites/{id}/detail', {
      params: { id },
    })
    expect(detail?.pauses).toMatchObject([{ metres: 3000, duree: 900 }])
    await restore(member, id, 2)
    expect((await listOf(member)).map(({ distance }) => distance)).toEqual([2000, 3000])
  })

  it('is refused on another day, over each other, shared, or after a split', async () => {
    const member = await join()
    const { id, other } = await sendTwo(member)
    const { id: tomorrow } = await send(member, makeRun({ late: 86_400 }), 'demain.tcx')
    await expect(tie(member, id, [tomorrow])).rejects.toMatchObject({
      errors: { ids: expect.stringContaining('même jour') },
    })
    await t.db
      .update(activites)
      .set({ debut: new Date(DEBUT + 60_000).toISOString() })
      .where(eq(activites.id, other))
    await expect(tie(member, id, [other])).rejects.toMatchObject({
      errors: { ids: expect.stringContaining('recouvrent') },
    })
    await t.db.update(activites).set({ partage: 'abonnes' }).where(eq(activites.id, other))
    await expect(tie(member, id, [other])).rejects.toMatchObject({ code: 'sortie_partagee' })
    await split(member, tomorrow, [2000])
    await expect(tie(member, tomorrow, [id], 2)).rejects.toMatchObject({
      code: 'sortie_en_morceaux',
    })
  })

  it('with the outing of another member finds nothing', async () => {
    const member = await join()
    const { id } = await sendTwo(member)
    const { other } = await sendTwo(await join())
    await expect(tie(member, id, [other])).rejects.toMatchObject({ code: 'activite_introuvable' })
  })

  it('brings its only training along, and hides the places where each recording ended', async () => {
    const member = await join()
    const { id, other } = await sendTwo(member)
    await createEntrainement(t.db, {
      users_id: member.id,
      activites_id: other,
      etat: 'fait',
      fait_duree: 600,
      fait_distance: 2000,
      fait_le: '2026-03-08T10:00:00Z',
    })
    await tie(member, id, [other])
    const tied = and(eq(entrainements.users_id, member.id), eq(entrainements.activites_id, id))
    expect(await t.db.select().from(entrainements).where(tied)).toMatchObject([
      { fait_duree: 1500, fait_distance: 5000 },
    ])
    const share = { partage: 'membres' as const, rayon_masque: 500 }
    await member.call('POST /api/activites/partage/{id}', { params: { id }, body: share })
    const [row] = await t.db.select().from(activites).where(eq(activites.id, id))
    // Three doors, each with half a kilometre at least on both sides within five kilometres.
    expect(row?.chiffres_partages?.distance).toBeLessThan(5000 - 3 * 500)
  })
})
