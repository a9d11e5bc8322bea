import { activites, archives, chaussures } from '@foulee/db/schema'
import { gz, makeGarminZip, makeZip } from '@foulee/testing/archives'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { REGISTRY } from '#features/registry.ts'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { advance, claimArchive, NoLongerOursError } from './archives.claim.ts'
import { receivePiece } from './archives.commands.ts'
import { archivesLecture, readArchives } from './archives.lecture.ts'
import {
  createMember,
  findRefusals,
  makeOuting,
  read,
  sendArchive,
  sendPiece,
  startOf,
} from './archives.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

class Killed extends Error {}

/** A process that dies at the nth statement of its job that begins a transaction. */
const dieAt = (step: number) => {
  let left = step
  const db = new Proxy(t.db, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown
      if (name !== 'transaction' && name !== 'update') {
        return typeof value === 'function' ? value.bind(target) : value
      }
      return (...args: unknown[]) => {
        left--
        if (left < 0) throw new Killed()
        return (value as (...input: unknown[]) => unknown).apply(target, args)
      }
    },
  })
  return { db, storage: t.storage, registry: REGISTRY, clock: () => t.clock.now, log: t.app.log }
}

const JOB = '00000000-0000-4000-8000-000000000001'
const outings = [0, 1, 2, 3].map((rank) => ({
  fichier: `lea_${70_000 + rank}.gpx`,
  bytes: makeOuting(100 + rank),
  id: 70_000 + rank,
  titre: `Sortie ${rank}`,
  debut: startOf(100 + rank),
}))
const FLAT = makeZip({
  ...Object.fromEntries(outings.map(({ fichier, bytes }) => [`${fichier}.gz`, gz(bytes)])),
  'broken.gpx': '<gpx>',
})

it.each([
  ['a zip of files', FLAT, 1],
  ['an archive in an archive', makeGarminZip(outings), 0],
] as const)(
  'killed at each step, %s still becomes each outing once',
  async (_label, zip, refusees) => {
    const member = await createMember(t)
    const { id } = await sendArchive(member, zip)
    let deaths = 0
    for (let step = 1; step < 100; step++) {
      try {
        // The same job is retried; each try dies a step later in what is left.
        await readArchives(dieAt(1 + (step % 3)), {}, JOB)
        break
      } catch (cause) {
        if (!(cause instanceof Killed)) throw cause
        deaths++
        if (step > 60) throw cause
      }
    }
    expect(deaths).toBeGreaterThan(3)
    expect(await read(member, id)).toMatchObject({ etat: 'lue', gardees: 4, deja: 0, refusees })
    expect(await t.db.$count(activites, eq(activites.users_id, member.id))).toBe(4)
  },
)

it('killed between a piece in the store and its row, the upload goes on with the same piece', async () => {
  const member = await createMember(t)
  const zip = makeZip({ 'a.gpx': makeOuting(115) })
  const { id } = await member.call('POST /api/archives/create', {
    body: { nom: 'export.zip', taille: zip.length },
  })
  const mine = { users_id: member.id, id, now: t.clock.now }
  const piece = { position: 0, bytes: zip }
  await expect(receivePiece(dieAt(0), mine, piece)).rejects.toThrow(Killed)
  expect(await read(member, id)).toMatchObject({ etat: 'envoi', recu: 0 })
  await sendPiece(member, { id, zip, position: 0 })
  await t.workOff({ only: archivesLecture })
  expect(await read(member, id)).toMatchObject({ etat: 'lue', gardees: 1 })
})

it('killed at each step, our own export still becomes each pair and each outing once', async () => {
  const before = await createMember(t)
  for (const modele of ['Pégase', 'Pégase']) {
    await before.call('POST /api/chaussures/create', { body: { modele } })
  }
  for (const rank of [120, 121]) {
    const body = form({ gpx: new File([new Uint8Array(makeOuting(rank))], 'a.gpx') })
    await before.call('POST /api/activites/create', { body })
  }
  const { blob } = await before.call('POST /api/auth/export')
  const zip = Buffer.from(await blob.arrayBuffer())
  const after = await createMember(t)
  const { id } = await sendArchive(after, zip)
  let deaths = 0
  for (let step = 0; (await read(after, id)).etat !== 'lue'; step++) {
    await readArchives(dieAt(1 + (step % 3)), {}, JOB).catch((cause: unknown) => {
      if (!(cause instanceof Killed) || step > 40) throw cause
      deaths++
    })
  }
  expect(deaths).toBeGreaterThan(2)
  expect(await read(after, id)).toMatchObject({ gardees: 2, deja: 0, refusees: 0 })
  expect(await t.db.$count(chaussures, eq(chaussures.users_id, after.id))).toBe(2)
})

it('a file that kills its process three times is put aside, and the rest is read', async () => {
  const member = await createMember(t)
  const { id } = await sendArchive(member, makeZip({ 'a.gpx': '<gpx/>', 'b.gpx': makeOuting(110) }))
  for (let death = 0; death < 3; death++) await claimArchive(t.db, JOB)
  await readArchives(dieAt(100), {}, JOB)
  expect(await read(member, id)).toMatchObject({ etat: 'lue', gardees: 1, refusees: 1 })
  expect(await findRefusals(t, id)).toEqual([
    { fichier: 'a.gpx', raison: 'Nous n’avons pas réussi à lire ce fichier.' },
  ])
})

it('one archive is read at a time, and a reader that is gone is replaced', async () => {
  const [first, second] = [await createMember(t), await createMember(t)]
  const a = await sendArchive(first, makeZip({ 'a.gpx': makeOuting(111) }))
  const b = await sendArchive(second, makeZip({ 'a.gpx': makeOuting(112) }))
  const other = JOB.replace(/1$/, '2')
  const gone = await claimArchive(t.db, JOB)
  expect(gone?.id).toBe(a.id)
  expect(await claimArchive(t.db, other)).toBeNull()
  const late = sql`now() - interval '6 minutes'`
  await t.db.update(archives).set({ battu_le: late }).where(eq(archives.id, a.id))
  await readArchives(dieAt(100), {}, other)
  await t.workOff()
  expect(await read(first, a.id)).toMatchObject({ etat: 'lue', gardees: 1 })
  expect(await read(second, b.id)).toMatchObject({ etat: 'lue', gardees: 1 })
  if (!gone) throw new Error('no archive')
  const from = { rang: 0, dedans: 0 }
  const step = { to: { rang: 1, dedans: 0 }, avance: 0 }
  await expect(advance(t.db, { archive: gone, from, now: t.clock.now }, step)).rejects.toThrow(
    NoLongerOursError,
  )
})

it('a stop takes effect before the next outing', async () => {
  const member = await createMember(t)
  const { id } = await sendArchive(member, FLAT)
  const get = vi.spyOn(t.storage, 'get')
  get.mockImplementationOnce(async (key) => {
    await member.call('POST /api/archives/arreter/{id}', { params: { id } })
    return t.storage.get(key)
  })
  await readArchives(dieAt(1000), {}, JOB)
  get.mockRestore()
  expect(await read(member, id)).toMatchObject({ etat: 'arretee', gardees: 0 })
  expect(await t.db.$count(activites, eq(activites.users_id, member.id))).toBe(0)
})
