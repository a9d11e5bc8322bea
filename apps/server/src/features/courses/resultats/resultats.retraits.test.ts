import { resultats as lines, resultatDemandes } from '@foulee/db/schema'
import { RETRAIT_JOURS } from '@foulee/domain/courses/revendication-resultat'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { purgeResultats } from './resultats.menage.ts'
import { FILE, openRace } from './resultats.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ZOE = 'Lefèvre Zoé'
const errorWith = (code: string) => expect.objectContaining({ code })
const inDays = (days: number) => new Date(t.clock.now.getTime() + days * 86_400_000)

async function withdraw() {
  const race = await openRace(t)
  await race.send(FILE)
  const zoe = await race.newMember()
  await race.prove(zoe, '12', (await race.codes()).get('12') ?? '')
  const id = await race.idOf('12')
  await race.hide(zoe, id, 'retirer')
  const listNames = async () => (await race.list()).map(({ nom }) => nom)
  return { race, zoe, id, names: listNames }
}

describe('line withdrawn by its runner', () => {
  it('a withdrawn line is hidden at once, and places stay', async () => {
    const { race, zoe, id, names } = await withdraw()
    expect(await names()).not.toContain(ZOE)
    expect(await race.list({ texte: 'lefevre' })).toEqual([])
    expect(await race.list({ texte: '12' })).toEqual([])
    expect((await race.list()).map(({ rang }) => rang)).toEqual([1, 3, 4, 5, null, null])
    expect(await race.list({ page: 2, nb_page: 1 })).toMatchObject([{ rang: 3, centile: 60 }])
    const resume = await race.resume()
    expect(resume).toMatchObject({ classes: 5, sexes: { f: 2, h: 4 } })
    expect(JSON.stringify(resume)).not.toContain('2362')
    expect((await race.gestion()).envoi?.nb).toBe(6)
    const stranger = await race.newMember({ prenom: 'Zoé', nom: 'Lefèvre' })
    expect((await race.mine(stranger)).candidats).toEqual([])
    for (const act of [
      () => race.hide(stranger, id, 'remettre'),
      () => stranger.call('POST /api/resultats/{id}/liberer', { params: { id } }),
      () => race.ask(stranger, { resultats_id: id }),
    ]) {
      await expect(act()).rejects.toEqual(errorWith('resultat_introuvable'))
    }
    const { blob } = await race.lea.call('GET /api/resultats/{epreuves_id}/export', {
      params: { epreuves_id: race.epreuves_id },
    })
    expect(await blob.text()).not.toContain('Lefèvre')
    expect((await race.mine(zoe)).ligne).toMatchObject({
      retire_le: expect.any(String),
      efface_le: inDays(RETRAIT_JOURS).toISOString(),
    })
  })

  it.each(['runner', 'organiser'])('a withdrawn line can be restored by its %s', async (who) => {
    const { race, zoe, id, names } = await withdraw()
    expect((await race.gestion()).retires).toMatchObject([
      { id, nom: ZOE, dossard: '12', par: 'coureur' },
    ])
    await race.hide(who === 'runner' ? zoe : race.lea, id, 'remettre')
    expect(await names()).toContain(ZOE)
    expect((await race.gestion()).envoi?.nb).toBe(7)
    expect((await race.gestion()).retires).toEqual([])
    expect((await race.mine(zoe)).ligne).toMatchObject({ rang: 2, retire_le: null })
  })

  it('a line withdrawn or restored twice counts once', async () => {
    const { race, zoe, id } = await withdraw()
    await race.hide(zoe, id, 'retirer')
    expect((await race.gestion()).envoi?.nb).toBe(6)
    await race.hide(zoe, id, 'remettre')
    await race.hide(zoe, id, 'remettre')
    expect((await race.gestion()).envoi?.nb).toBe(7)
  })

  it('a withdrawn line stays so through the next file, and can be restored', async () => {
    const { race, zoe, names } = await withdraw()
    for (const file of [
      FILE.replace('39:22', '39:29'),
      FILE.replace('Lefèvre', 'Lefèvrre'),
      FILE.replace(/^2;12.*\n/m, ''),
    ]) {
      await race.send(file)
      expect((await names()).join()).not.toMatch(/Lef/)
      expect((await race.list()).map(({ rang }) => rang)).toEqual([1, 3, 4, 5, null, null])
      expect((await race.gestion()).envoi?.nb).toBe(6)
    }
    await race.hide(zoe, (await race.mine(zoe)).ligne?.id ?? 0, 'remettre')
    expect(await names()).toContain('Lefèvrre Zoé')
  })

  it('a withdrawn line does not come back after the results were deleted', async () => {
    const { race, names } = await withdraw()
    await race.lea.call('POST /api/resultats/del', { body: { epreuves_id: race.epreuves_id } })
    await race.send(FILE)
    expect(await names()).not.toContain(ZOE)
  })
})

describe('thirty days after the withdrawal', () => {
  it('the line is erased, cannot be restored, and places stay right, also in the next file', async () => {
    const { race, zoe, id, names } = await withdraw()
    await purgeResultats(t.db, inDays(RETRAIT_JOURS - 1), t.config.retention)
    expect(await t.db.$count(lines, eq(lines.id, id))).toBe(1)
    t.clock.advance({ hours: 24 * RETRAIT_JOURS + 1 })
    await expect(race.hide(race.lea, id, 'remettre')).rejects.toEqual(
      errorWith('resultat_introuvable'),
    )
    await purgeResultats(t.db, t.clock.now, t.config.retention)
    expect(await t.db.$count(lines, eq(lines.id, id))).toBe(0)
    expect((await race.mine(zoe)).ligne).toBeNull()
    const places = async () =>
      (await race.list()).map(({ rang, rang_sexe, centile }) => [rang, rang_sexe, centile])
    const before = await places()
    expect(before[1]).toEqual([3, 2, 60])
    await race.send(FILE.replaceAll(/^\d;/gm, ';'))
    expect(await names()).not.toContain(ZOE)
    expect(await places()).toEqual(before)
    expect(await race.resume()).toMatchObject({ classes: 5 })
    expect((await race.gestion()).envoi?.nb).toBe(6)
  })

  it('answers read long ago are erased too', async () => {
    const race = await openRace(t)
    await race.send(FILE)
    const member = await race.newMember()
    await race.ask(member, { dossard: '11' })
    const [seen] = (await race.gestion()).demandes
    await race.decide(race.lea, seen?.id ?? 0, false)
    const mine = eq(resultatDemandes.users_id, member.user.id)
    await purgeResultats(t.db, inDays(89), t.config.retention)
    expect(await t.db.$count(resultatDemandes, mine)).toBe(1)
    await purgeResultats(t.db, inDays(91), t.config.retention)
    expect(await t.db.$count(resultatDemandes, mine)).toBe(0)
  })
})
