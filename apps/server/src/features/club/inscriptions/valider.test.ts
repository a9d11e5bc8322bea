import { createHash } from 'node:crypto'
import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import {
  codeOf,
  deskOf,
  type Host,
  meetHost,
  meetRunner,
  type Runner,
} from './inscriptions.test-cast.ts'

let t: TestApp
let lea: Host
let karim: Runner
beforeAll(async () => {
  t = await testApp()
  lea = await meetHost(t)
  karim = await meetRunner(t)
})
afterAll(() => t.close())

let days = 0
async function coming() {
  const host = await meetHost(t, { titre: 'Le mardi de Léa' })
  const date = await host.date({ jour: `2027-03-${String((days++ % 28) + 1).padStart(2, '0')}` })
  const { id, data } = await karim.come(date.id)
  return { host, date, id, code: data.code ?? '' }
}

describe('the check-in', () => {
  it('the check-in lists the registrations, and codes by digest alone', async () => {
    const { host, date, id, code } = await coming()
    const desk = await host.desk.read(date.id)
    expect(desk.chiffres).toEqual({ inscrits: 1, valides: 0, en_attente: 0, venus: 0 })
    expect(desk.attendus).toMatchObject([{ id, nom: 'Benali Karim', valide_le: null }])
    expect(JSON.stringify(desk)).not.toContain(code)
    const digest = createHash('sha256').update(code).digest('hex').slice(0, 32)
    expect(desk.attendus[0]?.empreinte).toBe(digest)
  })

  it('the check-in validates a code once, and pays once', async () => {
    const { host, date, id, code } = await coming()
    const before = await karim.points()
    const at = t.clock.now.toISOString()
    expect(await host.desk.see(date.id, id, code)).toMatchObject({
      verdict: 'valide',
      nom: 'Benali Karim',
      valide_le: at,
      message: 'Benali Karim est là.',
    })
    // The same batch again: its answer was lost on the way.
    expect(await host.desk.see(date.id, id, code, at)).toMatchObject({ verdict: 'valide' })
    t.clock.advance({ ms: 60_000 })
    expect(await host.desk.see(date.id, id, code)).toMatchObject({
      verdict: 'deja_valide',
      valide_le: at,
      message: expect.stringMatching(/^Déjà validé à \d+h(?:\d\d)?\u00a0: Benali Karim\.$/),
    })
    expect(await karim.points()).toBe(before + 150)
    await expectRefusal(karim.giveUp(date.id), 'date_commencee')
  })

  it('the check-in validates by name instead of a code', async () => {
    const { host, date, id } = await coming()
    expect(await host.desk.see(date.id, id, null)).toMatchObject({ verdict: 'valide' })
    expect((await host.desk.read(date.id)).chiffres).toMatchObject({ valides: 1 })
  })

  it('the check-in from two devices at once validates once, and tells the second when', async () => {
    const { host, date, id, code } = await coming()
    const nora = await createUser(t.db, { is_staff: true })
    const other = deskOf(t, await t.signIn(nora))
    const before = await karim.points()
    const answers = await Promise.all([
      host.desk.see(date.id, id, code),
      other.see(date.id, id, code),
      host.desk.see(date.id, id, code, new Date(t.clock.now.getTime() - 5).toISOString()),
    ])
    const verdicts = answers.map(({ verdict }) => verdict).sort()
    expect(verdicts).toEqual(['deja_valide', 'deja_valide', 'valide'])
    expect(await karim.points()).toBe(before + 150)
  })

  it('the check-in refuses a forged code, one of another date, and a cancelled one', async () => {
    const here = await coming()
    const other = await coming()
    const see = (id: number, hash: string | null) => here.host.desk.see(here.date.id, id, hash)
    const forged = here.code.replace(/^./, (sign) => (sign === 'A' ? 'B' : 'A'))
    expect(await see(here.id, forged)).toMatchObject({ verdict: 'code_faux', nom: null })
    expect(await see(here.id, other.code)).toMatchObject({ verdict: 'code_faux' })
    expect(await see(2_000_000_000, here.code)).toMatchObject({ verdict: 'code_faux' })
    expect(await see(2_000_000_000, null)).toMatchObject({ verdict: 'inconnue', nom: null })
    expect(await see(other.id, null)).toMatchObject({ verdict: 'inconnue', nom: null })
    const foreign = await see(other.id, other.code)
    expect(foreign).toMatchObject({ verdict: 'autre_date', nom: null })
    expect(foreign.message).toContain('Ce code est celui de «\u00a0Le mardi de Léa\u00a0», le ')
    await karim.giveUp(here.date.id)
    expect(await see(here.id, here.code)).toMatchObject({ verdict: 'inscription_annulee' })
  })

  it('the check-in refuses before and after its hours, and accepts late what it saw in time', async () => {
    const host = await meetHost(t)
    const debut = new Date(t.clock.now.getTime() + 25 * 3_600_000)
    const date = await host.date({ debut: debut.toISOString() })
    const { id, data } = await karim.come(date.id)
    const code = data.code ?? ''
    expect(await host.desk.see(date.id, id, code)).toMatchObject({ verdict: 'trop_tot' })
    const seen = new Date(debut.getTime() + 60_000).toISOString()
    const [before] = [t.clock.now]
    t.clock.advance({ hours: 25 + 72 })
    expect(await host.desk.see(date.id, id, code)).toMatchObject({ verdict: 'expire' })
    expect(await host.desk.see(date.id, id, code, seen)).toMatchObject({
      verdict: 'valide',
      valide_le: seen,
    })
    t.clock.now = before
  })

  it('the check-in answers each entry of a batch separately', async () => {
    const { host, date, id, code } = await coming()
    const nora = await meetRunner(t, 'Nora')
    const { id: second } = await nora.come(date.id)
    const at = t.clock.now.toISOString()
    const { data } = await host.call('POST /api/evenements/accueil/{dates_id}/valider', {
      params: { dates_id: date.id },
      body: {
        vus: [
          { inscription: id, hash: 'faux', at },
          { inscription: second, hash: await codeOf(t, second), at },
          { inscription: id, hash: code, at },
        ],
      },
    })
    expect(data.map(({ verdict }) => verdict)).toEqual(['code_faux', 'valide', 'valide'])
  })

  it('the check-in is closed to other organisers', async () => {
    const { date, id, code } = await coming()
    await expectRefusal(lea.desk.read(date.id), 'evenement_date_introuvable')
    await expectRefusal(lea.desk.see(date.id, id, code), 'evenement_date_introuvable')
    await expectRefusal(deskOf(t, karim).see(date.id, id, code), 'evenement_date_introuvable')
    const params = { dates_id: date.id }
    await expectRefusal(
      lea.call('GET /api/evenements/accueil/{dates_id}/export.csv', { params }),
      'evenement_date_introuvable',
    )
  })

  it('the check-in exports the attendance as a spreadsheet', async () => {
    const { host, date, id } = await coming()
    await host.desk.see(date.id, id, null)
    const { blob } = await host.call('GET /api/evenements/accueil/{dates_id}/export.csv', {
      params: { dates_id: date.id },
    })
    expect(await blob.text()).toContain('Benali Karim')
  })
})

describe('the address of a code', () => {
  it('the address of a code validates for the check-in, by slug or id of the event', async () => {
    const { host, date, id, code } = await coming()
    const { slug } = host.evenement
    const open = (who: Pick<Runner, 'call'>, at: string, b = code) =>
      who.call('POST /api/evenements/{id}/valider/{a}/{b}', { params: { id: at, a: id, b } })
    await expectRefusal(open(karim, slug), 'inscription_introuvable')
    await expectRefusal(open(lea, slug), 'inscription_introuvable')
    await expectRefusal(open(host, lea.evenement.slug), 'inscription_introuvable')
    expect((await open(host, slug, 'faux')).data).toMatchObject({ verdict: 'code_faux' })
    expect((await open(host, slug)).data).toMatchObject({ verdict: 'valide' })
    expect((await host.desk.read(date.id)).chiffres.valides).toBe(1)
  })

  it('the address of a code shows the member the code, and the check-in the name', async () => {
    const { host, id, code } = await coming()
    const read = async (who: Pick<Runner, 'call'>) =>
      (await who.call('POST /api/evenements/inscription/{id}', { params: { id } })).data
    expect(await read(karim)).toMatchObject({ code, droits: { valider: false } })
    expect(await read(host)).toMatchObject({
      code: null,
      nom: 'Benali Karim',
      droits: { valider: true, desinscrire: false },
    })
    await expectRefusal(read(lea), 'inscription_introuvable')
  })
})
