import { createUser, nextName } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type JobContext, work } from '#kernel/jobs/work.ts'
import { enqueue } from '#platform/jobs/enqueue.ts'
import { HopelessError, type Job } from '#platform/jobs/job.ts'
import { createQueues, workOff } from '#platform/jobs/run.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let staff: SignedIn
beforeAll(async () => {
  t = await testApp()
  staff = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

const list = async (nom: string) =>
  (await staff.call('POST /api/admin/travaux/list', { body: { filtres: { nom } } })).data

describe('jobs in the back office', () => {
  it('a failed job shows its error without its payload, and succeeds when retried', async () => {
    const job: Job<{ lien: string }> = {
      name: nextName('essai').replace(' ', '-'),
      every: 1,
      options: { retryLimit: 2 },
    }
    let isBroken = true
    const works = [
      work(job, async () => {
        if (isBroken) throw new HopelessError('La boîte est pleine.')
      }),
    ]
    const context = { db: t.db, clock: () => t.clock.now, log: t.app.log } as unknown as JobContext
    await createQueues(t.db, works)
    await enqueue(t.db, job, { lien: 'https://foulee.example/secret' })
    await workOff(context, works)
    const [failed] = await list(job.name)
    expect(failed).toMatchObject({ etat: 'failed', erreur: 'La boîte est pleine.' })
    expect(JSON.stringify(failed)).not.toContain('secret')
    const id = failed?.id ?? ''
    await staff.call('POST /api/admin/travaux/relancer', { body: { id } })
    expect(await list(job.name)).toMatchObject([{ etat: 'retry' }])
    isBroken = false
    await workOff(context, works)
    expect(await list(job.name)).toMatchObject([{ etat: 'completed', erreur: null }])
    await expect(
      staff.call('POST /api/admin/travaux/relancer', { body: { id } }),
    ).rejects.toMatchObject({ code: 'travail_introuvable' })
    const acts = await staff.call('POST /api/admin/journal/list', {
      body: { filtres: { action: 'travail.relancer' } },
    })
    expect(acts.data).toContainEqual(
      expect.objectContaining({ details: { nom: job.name, travail: id } }),
    )
  })
})

it('internal jobs of the queue are hidden', async () => {
  const job: Job<object> = { name: '__pgboss__essai', every: 1, options: {} }
  await createQueues(t.db, [work(job, async () => undefined)])
  await enqueue(t.db, job, {})
  expect(await list(job.name)).toEqual([])
})

describe('import of races', () => {
  const csv = (nom: string) =>
    `nom;date;ville;departement;distance\n${nom};2027-09-19;Aubusson;23;21,1\n;2027-09-19;;;\n`
  const send = (step: 'essai' | 'appliquer', content: string | Blob) =>
    staff.call(`POST /api/admin/imports/${step}`, {
      body: form({ fichier: new Blob([content]), organisateur: 'Les essais' }),
    })
  const find = async (recherche: string) =>
    (await staff.call('POST /api/admin/courses/list', { body: { filtres: { recherche } } })).data

  it('a dry run leaves no trace, and the import runs once, with its line in the journal', async () => {
    const nom = nextName('Trail')
    const tried = (await send('essai', csv(nom))).data
    expect(tried.nb).toEqual({ creee: 1, completee: 0, doublon: 0, refusee: 1 })
    expect(tried.est_essai).toBe(true)
    expect(await find(nom)).toEqual([])
    const done = (await send('appliquer', csv(nom))).data
    expect(done.lignes.map(({ line, statut }) => [line, statut])).toEqual(
      tried.lignes.map(({ line, statut }) => [line, statut]),
    )
    expect(await find(nom)).toMatchObject([{ nom, organisateur: 'Les essais' }])
    expect((await send('appliquer', csv(nom))).data.nb.doublon).toBe(1)
    expect(await find(nom)).toHaveLength(1)
    const acts = await staff.call('POST /api/admin/journal/list', {
      body: { filtres: { action: 'course.importer' } },
    })
    expect(acts.data[1]?.details).toMatchObject({ creee: 1, refusee: 1 })
  })

  it.each([
    ['a picture', '\u0000\u0001PNG'],
    ['JSON', '[{"nom": "Trail"}]'],
    ['nothing', ''],
    ['only titles', 'nom;date\n'],
    ['no column for the date', 'nom;lieu\nTrail;Grenoble\n'],
  ])('a file that is %s is refused with its actual kind', async (_, content) => {
    await expect(send('essai', content)).rejects.toMatchObject({
      code: 'champs_invalides',
      errors: { fichier: expect.any(String) },
    })
  })
})
