import { createActivite } from '@foulee/testing/activites'
import { createSuivi } from '@foulee/testing/entrainement'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import { createCast, NOW, type Runner } from './entrainements.test-cast.ts'

let t: TestApp
let cast: ReturnType<typeof createCast>
beforeAll(async () => {
  t = await testApp({ now: NOW })
  cast = createCast(t)
})
afterAll(() => t.close())

const newRunner = () => cast.newRunner()
const plan = (...input: Parameters<typeof cast.plan>) => cast.plan(...input)
const find = (id: number) => cast.find(id)

describe('restoring a removed training', () => {
  async function removed() {
    const runner = await newRunner()
    const outing = await createActivite(t.db, { users_id: runner.user.id })
    const suivi = await createSuivi(t.db, { users_id: runner.user.id })
    const { id } = await plan(runner, '2027-05-11', {
      plan_suivis_id: suivi.id,
      cle: 11,
      semaine: 2,
      prevu_le: '2027-05-10',
      etat: 'fait',
      fait_le: '2027-05-11T18:00:00Z',
      fait_duree: 2700,
      fait_rpe: 4,
      fait_mots: 'Sous la pluie.',
      activites_id: outing.id,
      tags: ['piste'],
      note: 'Avec Lina.',
      part: 0.7,
      version: 3,
    })
    const before = await find(id)
    const { data } = await runner.call('POST /api/training/del/{id}', { params: { id } })
    return { runner, outing, suivi, id, before, body: data }
  }

  it('a removed training comes back unchanged, once', async () => {
    const { runner, id, before, body } = await removed()
    expect(await find(id)).toBeUndefined()
    expect(body.retour).not.toContain('pluie')
    const { data } = await runner.call('POST /api/training/retablir', { body })
    expect(data).toMatchObject({ id, fait: { mots: 'Sous la pluie.' }, tags: ['piste'] })
    expect(await find(id)).toEqual(before)
    await expectRefusal(runner.call('POST /api/training/retablir', { body }), 'retour_introuvable')
  })

  it('a removed training comes back without links that are gone or taken', async () => {
    const { runner, outing, suivi, id, body } = await removed()
    await plan(runner, '2027-05-12', { plan_suivis_id: suivi.id, cle: 11 })
    await plan(runner, '2027-05-12', { activites_id: outing.id })
    await runner.call('POST /api/training/retablir', { body })
    expect(await find(id)).toMatchObject({
      plan_suivis_id: suivi.id,
      cle: null,
      activites_id: null,
      fait_mots: 'Sous la pluie.',
    })
  })

  it('restoration is refused to another member, too late, and with a forged token', async () => {
    const { runner, body } = await removed()
    const other = await newRunner()
    const expectRefused = (call: Runner['call'], retour: string) =>
      expectRefusal(call('POST /api/training/retablir', { body: { retour } }), 'retour_introuvable')
    await expectRefused(other.call, body.retour)
    await expectRefused(runner.call, `${body.retour.slice(0, -4)}AAAA`)
    t.clock.now = new Date(NOW.getTime() + 25 * 3_600_000)
    await expectRefused((await t.signIn(runner.user)).call, body.retour)
    t.clock.now = NOW
  })
})
