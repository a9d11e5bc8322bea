import { activites, archives, chaussures, publications } from '@foulee/db/schema'
import {
  gz,
  makeGarminZip,
  makeStravaFiles,
  makeZip,
  STRAVA_HEADERS,
  type StravaLanguage,
} from '@foulee/testing/archives'
import { makeTcx } from '@foulee/testing/trace-files'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import {
  createMember,
  findRefusals,
  findRow,
  importArchive,
  makeOuting,
  read,
  sendArchive,
  startOf,
} from './archives.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const outingsOf = (users_id: number) =>
  t.db.select().from(activites).where(eq(activites.users_id, users_id)).orderBy(activites.debut)

const pairsOf = (users_id: number) =>
  t.db.select().from(chaussures).where(eq(chaussures.users_id, users_id)).orderBy(chaussures.id)

it.each(Object.keys(STRAVA_HEADERS) as StravaLanguage[])(
  'Strava in « %s » gives titles, sports and shoes',
  async (langue) => {
    const member = await createMember(t)
    const genre = { en: 'Trail Run', fr: 'Trail', de: 'Traillauf', es: 'Trail', it: 'Trail' }[
      langue
    ]
    const files = makeStravaFiles(
      [
        {
          fichier: 'activities/1.gpx.gz',
          bytes: gz(makeOuting(1)),
          titre: 'Le tour, "à deux"',
          description: 'Avec Zoé.\r\nBrume en haut.\u0000',
          genre,
          paire: 'Route 12',
        },
        {
          fichier: 'activities/2.gpx',
          bytes: makeOuting(2),
          titre: 'Deux\nlignes',
          genre,
          paire: 'Une autre',
        },
        {
          fichier: 'activities/3.tcx.gz',
          bytes: gz(makeTcx()),
          titre: 'Séance',
          genre,
          paire: 'Route 12',
        },
      ],
      { langue },
    )
    const archive = await importArchive(t, member, makeZip(files))
    expect(archive).toMatchObject({ etat: 'lue', gardees: 3, refusees: 0, photos: 1, avance: 1000 })
    const outings = await outingsOf(member.id)
    expect(outings.map(({ titre }) => titre)).toEqual([
      'Le tour, "à deux"',
      'Deux lignes',
      'Séance',
    ])
    expect(outings[0]?.notes).toBe('Avec Zoé.\nBrume en haut.')
    expect(outings.map(({ sport }) => sport)).toEqual(['trail', 'trail', 'trail'])
    const pairs = await pairsOf(member.id)
    expect(pairs).toMatchObject([
      { marque: 'Brooks', modele: 'Ghost 12', surnom: 'Route 12' },
      { marque: null, modele: 'Une autre', surnom: null },
    ])
    expect(outings.map(({ chaussures_id }) => chaussures_id)).toEqual([
      pairs[0]?.id,
      pairs[1]?.id,
      pairs[0]?.id,
    ])
  },
)

it('a header in no known language is known by its column of files', async () => {
  const member = await createMember(t)
  const files = makeStravaFiles(
    [{ fichier: 'activities/1.gpx', bytes: makeOuting(3), titre: 'Løp' }],
    { header: 'A,B,C,D,E,F,G,H' },
  )
  expect(await importArchive(t, member, makeZip(files))).toMatchObject({ gardees: 1 })
})

it.each([true, false])(
  'Garmin’s archives in an archive, stored (%s), keep their titles',
  async (isStored) => {
    const member = await createMember(t)
    const outings = [4, 5].map((rank) => ({
      fichier: `lea_${90_000 + rank}.gpx`,
      bytes: makeOuting(rank),
      id: 90_000 + rank,
      titre: `Sortie ${rank}`,
      debut: startOf(rank),
    }))
    const archive = await importArchive(t, member, makeGarminZip(outings, isStored))
    expect(archive).toMatchObject({ etat: 'lue', gardees: 2, refusees: 0 })
    const rows = await outingsOf(member.id)
    expect(rows).toMatchObject([
      { titre: 'Sortie 4', sport: 'trail' },
      { titre: 'Sortie 5', sport: 'trail' },
    ])
    expect(await pairsOf(member.id)).toMatchObject([{ marque: 'Hoka', modele: 'Speedgoat' }])
    expect(rows.every(({ chaussures_id }) => chaussures_id !== null)).toBe(true)
  },
)

it('any zip of files is read, and says what it refuses', async () => {
  const member = await createMember(t)
  const archive = await importArchive(
    t,
    member,
    makeZip({
      'COROS/a.gpx': makeOuting(6),
      'SUUNTO/b.tcx': makeTcx(),
      'broken.gpx': '<gpx><trk>',
      'parcours.gpx':
        '<gpx version="1.1"><trk><trkseg><trkpt lat="45" lon="5"/><trkpt lat="45.1" lon="5"/></trkseg></trk></gpx>',
      'polar/training-session-2019.json': '{}',
      'a.kml': '<kml/>',
      '__MACOSX/._a.gpx': 'x',
      'LISEZ-MOI.txt': 'bonjour',
    }),
  )
  expect(archive).toMatchObject({ etat: 'lue', gardees: 2, refusees: 4 })
  const refusals = await findRefusals(t, archive.id)
  expect(refusals.map(({ fichier }) => fichier)).toEqual([
    'broken.gpx',
    'parcours.gpx',
    'polar/training-session-2019.json',
    'a.kml',
  ])
  const { blob } = await member.call('GET /api/archives/{id}/refus', { params: { id: archive.id } })
  const csv = await blob.text()
  expect(csv).toContain('Fichier;Raison')
  expect(csv).toMatch(/polar\/training-session-2019\.json;.*TCX/)
})

it('the same archive again keeps nothing twice, and an outing sent before by hand is known', async () => {
  const member = await createMember(t)
  const body = new FormData()
  body.set('gpx', new File([new Uint8Array(makeOuting(7))], 'main.gpx'))
  await member.call('POST /api/activites/create', { body })
  const zip = makeZip({ 'a.gpx.gz': gz(makeOuting(7)), 'b.gpx': makeOuting(8) })
  expect(await importArchive(t, member, zip)).toMatchObject({ gardees: 1, deja: 1 })
  expect(await importArchive(t, member, zip)).toMatchObject({ gardees: 0, deja: 2, doublons: 0 })
  expect(await outingsOf(member.id)).toHaveLength(2)
})

it('its pieces are gone once it is read, and nothing of it is in the feed', async () => {
  const member = await createMember(t)
  const archive = await importArchive(t, member, makeZip({ 'a.gpx': makeOuting(9) }))
  await t.workOff()
  const row = await findRow(t, archive.id)
  expect(t.storage.keys().filter((key) => key.startsWith(row?.dossier ?? '?'))).toEqual([])
  expect(await t.db.$count(publications, eq(publications.users_id, member.id))).toBe(0)
})

it('it stops, goes on where it was, and may be removed while it waits', async () => {
  const member = await createMember(t)
  const { id } = await sendArchive(
    member,
    makeZip({ 'a.gpx': makeOuting(10), 'b.gpx': makeOuting(11) }),
  )
  const params = { id }
  expect((await member.call('POST /api/archives/arreter/{id}', { params })).data.etat).toBe(
    'arretee',
  )
  await t.workOff()
  expect(await outingsOf(member.id)).toEqual([])
  await expect(
    member.call('POST /api/archives/create', { body: { nom: 'x.zip', taille: 100 } }),
  ).rejects.toMatchObject({ code: 'archive_en_cours' })
  expect((await member.call('POST /api/archives/reprendre/{id}', { params })).data.etat).toBe(
    'attente',
  )
  await t.workOff()
  expect(await read(member, id)).toMatchObject({ etat: 'lue', gardees: 2 })
  await member.call('POST /api/archives/del', { body: { id } })
  expect(await t.db.$count(archives, eq(archives.id, id))).toBe(0)
  expect(await outingsOf(member.id)).toHaveLength(2)
})
