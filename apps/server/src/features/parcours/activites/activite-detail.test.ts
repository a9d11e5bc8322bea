import { activites, consentementsSante, entrainements } from '@foulee/db/schema'
import { createActivite } from '@foulee/testing/activites'
import { createEntrainement } from '@foulee/testing/entrainement'
import { createUser } from '@foulee/testing/factories'
import { makeGpxFile, makeTcxFile } from '@foulee/testing/trace-files'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { badgesMembre } from '#kernel/points/badges.facts.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

async function signIn() {
  const { id } = await createUser(t.db)
  return { users_id: id, runner: await t.signIn({ id }) }
}

const send = async ({ call }: SignedIn, file: File) =>
  (await call('POST /api/activites/create', { body: form({ gpx: file }) })).id

const detailOf = async ({ call }: SignedIn, id: number) =>
  (await call('POST /api/activites/{id}/detail', { params: { id } })).data

describe('an outing in pieces', () => {
  it('is read from its file, one of long ago too', async () => {
    const { runner } = await signIn()
    const id = await send(runner, makeGpxFile({ speed: 3 }))
    await t.db
      .update(activites)
      .set({ archive_le: '2026-01-01T00:00:00Z', lignes: [], altitudes: [] })
      .where(eq(activites.id, id))
    const detail = await detailOf(runner, id)
    expect(detail?.kilometres).toHaveLength(8)
    expect(detail?.kilometres[0]).toMatchObject({ distance: 1000, fc: null })
    expect(detail?.series.metres.at(-1)).toBe(8000)
  })

  it('has the laps of the watch and the repetitions among them', async () => {
    const { runner } = await signIn()
    const detail = await detailOf(runner, await send(runner, makeTcxFile()))
    expect(detail?.tours).toHaveLength(14)
    expect(detail?.fractions?.source).toBe('tours')
    expect(detail?.fractions?.liste).toHaveLength(6)
  })

  it('has its time in zones once the member told a maximal heart rate', async () => {
    const { runner, users_id } = await signIn()
    const point = (index: number) =>
      `<trkpt lat="${45 + index / 10_000}" lon="5"><time>${new Date(
        Date.UTC(2026, 2, 1, 8, 0, index * 5),
      ).toISOString()}</time><extensions><hr>150</hr></extensions></trkpt>`
    const text = `<gpx version="1.1"><trk><type>running</type><trkseg>${Array.from({ length: 60 }, (_, index) => point(index)).join('')}</trkseg></trk></gpx>`
    const id = await send(runner, new File([text], 'cardio.gpx'))
    expect(await detailOf(runner, id)).toMatchObject({ kilometres: [{ fc: 150 }], zones_fc: [] })
    await t.db
      .insert(consentementsSante)
      .values({ users_id, fc_max: 200, accorde_le: t.clock.now.toISOString() })
    const zones = (await detailOf(runner, id))?.zones_fc
    expect(zones?.filter(({ duree }) => duree > 0).map(({ code }) => code)).toEqual(['A3'])
  })

  it('is null without its file', async () => {
    const { runner, users_id } = await signIn()
    const { id } = await createActivite(t.db, { users_id })
    expect(await detailOf(runner, id)).toBeNull()
  })

  it('is hidden from everybody else, staff included', async () => {
    const { id } = await createActivite(t.db)
    const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
    await expect(detailOf(staff, id)).rejects.toMatchObject({ code: 'activite_introuvable' })
  })
})

describe('a change of an outing', () => {
  const change = ({ call }: SignedIn, id: number, body: object) =>
    call('POST /api/activites/update/{id}', { params: { id }, body })

  it('changes what is sent and nothing else, and reads back', async () => {
    const { runner, users_id } = await signIn()
    const { id } = await createActivite(t.db, { users_id })
    await change(runner, id, { notes: 'Vent de face.\n\nBon pied.', rpe: 7 })
    const { data } = await change(runner, id, { titre: 'Côtes', sport: 'trail' })
    const expected = {
      titre: 'Côtes',
      sport: 'trail',
      notes: 'Vent de face.\n\nBon pied.',
      rpe: 7,
      version: 3,
    }
    expect(data).toMatchObject(expected)
    const read = await runner.call('POST /api/activites/{id}', { params: { id } })
    expect(read.data).toMatchObject(expected)
  })

  it('of an outdated version is refused, and changes nothing', async () => {
    const { runner, users_id } = await signIn()
    const { id } = await createActivite(t.db, { users_id })
    await change(runner, id, { titre: 'Du téléphone', version: 1 })
    await expect(
      change(runner, id, { titre: 'De l’ordinateur', version: 1 }),
    ).rejects.toMatchObject({
      code: 'version_depassee',
    })
    const [row] = await t.db.select().from(activites).where(eq(activites.id, id))
    expect(row?.titre).toBe('Du téléphone')
  })

  it.each([
    ['titre', { titre: ' ' }],
    ['rpe', { rpe: 11 }],
    ['sport', { sport: 'curling' }],
    ['notes', { notes: 'a'.repeat(2001) }],
  ])('outside the bounds of %s is refused by that field', async (field, body) => {
    const { runner, users_id } = await signIn()
    const { id } = await createActivite(t.db, { users_id })
    await expect(change(runner, id, body)).rejects.toMatchObject({
      code: 'champs_invalides',
      errors: { [field]: expect.any(String) },
    })
  })

  it('of the outing of another is refused', async () => {
    const { runner } = await signIn()
    const { id } = await createActivite(t.db)
    await expect(change(runner, id, { titre: 'À moi' })).rejects.toMatchObject({
      code: 'activite_introuvable',
    })
  })

  it('to a sport without shoes takes the pair off, and has the badges counted again', async () => {
    const { runner, users_id } = await signIn()
    const body = { modele: 'Novablast', est_habituelle: true }
    const { id: chaussures_id } = await runner.call('POST /api/chaussures/create', { body })
    const { id } = await createActivite(t.db, { users_id, chaussures_id })
    const countRecounts = async () => {
      const { rows } = await t.db.execute(sql`
        select id from pgboss.job where name = ${badgesMembre.name}
          and data->>'users_id' = ${String(users_id)}`)
      return rows.length
    }
    await change(runner, id, { titre: 'Au col', sport: 'course_a_pied' })
    expect(await countRecounts()).toBe(0)
    expect((await change(runner, id, { sport: 'trail' })).data.chaussures_id).toBe(chaussures_id)
    expect((await change(runner, id, { sport: 'velo' })).data.chaussures_id).toBeNull()
    expect(await countRecounts()).toBe(2)
  })

  it('of the sport does not make its file another outing', async () => {
    const { runner } = await signIn()
    const id = await send(runner, makeGpxFile({ speed: 3 }))
    await change(runner, id, { sport: 'marche' })
    expect(await send(runner, makeGpxFile({ speed: 3 }))).toBe(id)
  })

  it('of the effort fills that of its training, unless another was told there', async () => {
    const { runner, users_id } = await signIn()
    const tie = async (fait_rpe: number | null) => {
      const { id: activites_id } = await createActivite(t.db, { users_id })
      const input = { users_id, activites_id, fait_rpe, etat: 'fait' } as const
      return { activites_id, entrainement: (await createEntrainement(t.db, input)).id }
    }
    const effortOf = async (id: number) =>
      (await t.db.select().from(entrainements).where(eq(entrainements.id, id)))[0]?.fait_rpe
    const open = await tie(null)
    await change(runner, open.activites_id, { rpe: 6 })
    expect(await effortOf(open.entrainement)).toBe(6)
    await change(runner, open.activites_id, { rpe: 8 })
    expect(await effortOf(open.entrainement)).toBe(8)
    const told = await tie(4)
    await change(runner, told.activites_id, { rpe: 8 })
    expect(await effortOf(told.entrainement)).toBe(4)
  })
})
