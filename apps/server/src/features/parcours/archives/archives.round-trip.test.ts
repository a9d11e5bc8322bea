import { gz, makeZip } from '@foulee/testing/archives'
import { DEGREE } from '@foulee/trace/distance'
import { madeTcx } from '@foulee/trace/tcx/made-tcx'
import { unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { createMember, importArchive, makeOuting } from './archives.test-cast.ts'
import { readCsv } from './read-csv.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

type Member = SignedIn & { id: number }

const send = async ({ call }: Member, nom: string, bytes: Uint8Array | string) => {
  const file = new File([typeof bytes === 'string' ? bytes : new Uint8Array(bytes)], nom)
  return (await call('POST /api/activites/create', { body: form({ gpx: file }) })).data
}

const DEBUT = Date.UTC(2025, 2, 8, 8)

/** Watch and phone of one run; `east` in metres. */
const makeRun = (east: number, day = 0): string =>
  madeTcx({
    debut: DEBUT + day * 86_400_000,
    tours: [{ duree: 1800, distance: 6000 }],
    positionAt: (metres) => ({ lon: 5.8 + (day + east / DEGREE), lat: 45.3 + metres / DEGREE }),
  })

/** One file of two sports. */
function makeDuathlon(): string {
  const first = madeTcx({
    debut: DEBUT + 30 * 86_400_000,
    tours: [{ duree: 1500, distance: 5000 }],
  })
  const second = madeTcx({
    debut: DEBUT + 30 * 86_400_000 + 3_600_000,
    tours: [{ duree: 2400, distance: 20_000 }],
  })
  const ride = second.slice(second.indexOf('<Activity '), second.indexOf('</Activities>'))
  return first.replace('</Activities>', `${ride.replace('Running', 'Biking')}</Activities>`)
}

const TITRE = `'=Le tour, "à deux" 🏔️ ; côte\u00a0nº\u00a03`
const NOTES = '=SOMME(A1)\n\n« Brume », froid.\n\tEt "vent"\u00a0; 🌬️'

async function live(member: Member): Promise<void> {
  const { call } = member
  const shoe = async (body: Parameters<typeof call<'POST /api/chaussures/create'>>[1]['body']) =>
    (await call('POST /api/chaussures/create', { body })).id
  const usual = await shoe({ marque: 'Hoka', modele: 'Mafate', est_habituelle: true })
  const twins = [await shoe({ modele: 'Pégase' }), await shoe({ modele: 'Pégase' })]
  const old = await shoe({
    marque: 'Brooks',
    modele: 'Ghost 12',
    surnom: '-Mémé',
    achetee_le: '2019-05-01',
    deja_parcouru: 120_000,
    limite: 650_000,
    habituelle_pour: [],
  })
  await shoe({ modele: 'Jamais mise', habituelle_pour: ['trail'] })
  await call('POST /api/chaussures/retirer/{id}', {
    params: { id: old },
    body: { est_retiree: true, retiree_le: '2021-06-01' },
  })
  const wear = (id: number, chaussures_id: number | null) =>
    call('POST /api/activites/chaussures/{id}', { params: { id }, body: { chaussures_id } })
  const change = (
    id: number,
    body: Parameters<typeof call<'POST /api/activites/update/{id}'>>[1]['body'],
  ) => call('POST /api/activites/update/{id}', { params: { id }, body })

  const named = await send(member, 'côte n° 3.gpx.gz', gz(makeOuting(400)))
  await change(named.id, { titre: TITRE, notes: NOTES, rpe: 7, sport: 'trail' })
  await wear(named.id, old)
  for (const [rank, pair] of [...twins, usual, null].entries()) {
    const { id } = await send(member, `${rank}.gpx`, makeOuting(401 + rank))
    await wear(id, pair)
    await call('POST /api/activites/partage/{id}', {
      params: { id },
      body: { partage: 'personne', rayon_masque: 300 + rank, sans_trace: rank === 1 },
    })
  }
  await send(member, 'phone.tcx', makeRun(0))
  await send(member, 'watch.tcx', makeRun(9).replaceAll('</Trackpoint>', PULSE))
  const apart = await send(member, 'a.tcx', makeRun(0, 1))
  await send(member, 'b.tcx', makeRun(5, 1))
  await call('POST /api/activites/separer/{id}', { params: { id: apart.id } })
  const race = await send(member, 'duathlon.tcx', makeDuathlon())
  await change(race.id, { titre: 'La course à pied seule' })
  const lone = await send(member, 'autre.tcx', makeDuathlon().replaceAll('2025-', '2024-'))
  await call('POST /api/activites/del', { body: { id: lone.autres[0]?.id ?? 0 } })
  await t.workOff()
  const { data } = await call('GET /api/activites/records', { query: {} })
  const id = data.etalons[0]?.meilleurs[0]?.id ?? 0
  await call('POST /api/activites/records/ecarter', { body: { id, est_ecarte: true } })
}

const PULSE = '<HeartRateBpm><Value>150</Value></HeartRateBpm></Trackpoint>'

async function exportOf({ call }: Member): Promise<Record<string, Uint8Array>> {
  const { blob } = await call('POST /api/auth/export')
  return unzipSync(new Uint8Array(await blob.arrayBuffer()))
}

const tableOf = (files: Record<string, Uint8Array>, name: string) => {
  const [header = [], ...rows] = readCsv(new TextDecoder().decode(files[name]))
  return rows.map((row) => Object.fromEntries(header.map((title, at) => [title, row[at] ?? ''])))
}

/** Outings by their files, as numbers differ from one account to the other. */
function told(files: Record<string, Uint8Array>) {
  const pairs = tableOf(files, 'chaussures.csv')
  const rows = tableOf(files, 'activities.csv')
  const nameOf = (row: Record<string, string> | undefined): string =>
    row ? `${row['Empreinte SHA-256']} ${row.Début}` : ''
  const rankOf = (pair: string) => pairs.findIndex(({ Paire }) => Paire === pair)
  const byName = rows.map((row) => {
    const { 'Activity ID': _, Filename = '', Paire = '', ...same } = row
    return {
      ...same,
      Paire: Paire && `nº ${rankOf(Paire)}`,
      'Double de': nameOf(rows.find((main) => main['Activity ID'] === row['Double de'])),
      bytes: Buffer.from(files[Filename] ?? []).toString('base64'),
    }
  })
  return {
    pairs: pairs.map(({ Paire: _, ...pair }) => pair),
    outings: byName.toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1)),
  }
}

describe('all my outings out, and in again', () => {
  it('an empty account that reads the export of another has the same outings, to the byte', async () => {
    const [before, after] = [await createMember(t), await createMember(t)]
    await live(before)
    const files = await exportOf(before)
    const mine = told(files)
    expect(mine.outings).toHaveLength(12)
    expect(mine.outings.filter((row) => row['Double de'])).toHaveLength(1)
    expect(mine.outings.filter((row) => row['Records écartés' as never])).toHaveLength(1)
    expect(mine.outings.every(({ bytes }) => bytes.length > 1000)).toBe(true)

    const archive = await importArchive(t, after, makeZip(files))
    expect(archive).toMatchObject({ etat: 'lue', gardees: 11, doublons: 1, refusees: 0, photos: 0 })
    await t.workOff()
    expect(told(await exportOf(after))).toEqual(mine)
    const { data } = await after.call('POST /api/activites/my', { query: { texte: 'le tour' } })
    expect(data.map(({ titre }) => titre)).toEqual([TITRE])

    expect(await importArchive(t, after, makeZip(files))).toMatchObject({ gardees: 0, deja: 11 })
    expect(told(await exportOf(after))).toEqual(mine)
  })

  it('an outing that was cut comes back with its words and its whole file', async () => {
    const [before, after] = [await createMember(t), await createMember(t)]
    const { id } = await send(before, 'watch.tcx', makeRun(0, 5))
    const body = { garde: [{ de: 1000, a: 4000 }], version: 1 }
    await before.call('POST /api/activites/couper/{id}', { params: { id }, body })
    await before.call('POST /api/activites/update/{id}', {
      params: { id },
      body: { titre: 'Sans la voiture' },
    })
    const archive = await importArchive(t, after, makeZip(await exportOf(before)))
    expect(archive).toMatchObject({ gardees: 1, refusees: 0 })
    const { data } = await after.call('POST /api/activites/my', { query: {} })
    expect(data.map(({ titre }) => titre)).toEqual(['Sans la voiture'])
    expect(data[0]?.distance).toBeGreaterThan(5900)
  })
})
