import { epreuves, resultatDemandes, resultats } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { expectRefusal } from '#test/test-refusal.ts'
import {
  claim,
  notices,
  openCorrections,
  refusal,
  type Saisie,
  zoe,
} from './corrections.test-cast.ts'
import { purgeResultats } from './resultats.menage.ts'
import { FILE } from './resultats.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAY_MS = 86_400_000

describe('corrections and the data attached to a line', () => {
  it('a corrected line keeps its claim, notifies its member, and updates results and points', async () => {
    const race = await openCorrections(t)
    const member = await claim(race, '12')
    const id = await race.idOf('12')
    await race.correct(id, { ...zoe, nom: 'Lefebvre', dossard: '99', temps: '37:00' })
    expect((await race.mine(member)).ligne).toMatchObject({
      id,
      prouve: true,
      rang: 1,
      dossard: '99',
    })
    const palmares = async () =>
      (await member.call('POST /api/resultats/my', { query: { page: 1, nb_page: 5 } })).data
    expect(await palmares()).toMatchObject({ arrivees: 1, resultats: [{ temps: 2220, rang: 1 }] })
    expect(await notices(member)).toContain('Votre résultat a été corrigé')
    const paid = async () => (await member.call('POST /api/profile/jauge', {})).data.points
    expect(await paid()).toHaveLength(1)
    await race.correct(id, { ...zoe, nom: 'Lefebvre', dossard: '99', statut: 'disqualifie' })
    expect(await palmares()).toMatchObject({ arrivees: 0 })
    expect(await paid()).toEqual([])
  })

  it('initials stay: by request, for a child, and for a year of birth that makes one', async () => {
    const race = await openCorrections(t)
    const wish = await race.idOf('14')
    await race.correct(wish, { nom: 'Secret', prenom: 'Samuel', dossard: '14', temps: '42:44' })
    const child = await race.idOf('13')
    await race.correct(child, {
      nom: 'Martin',
      prenom: 'Zoé',
      dossard: '13',
      temps: '41:33',
      annee: '1983',
    })
    await race.correct(await race.idOf('12'), { ...zoe, annee: '2014' })
    const added = await race.add({ nom: 'Petit', prenom: 'Jo', annee: '2012', temps: '50:00' })
    expect(added.est_initiales).toBe(true)
    const shown = (await race.list()).map(({ nom }) => nom)
    expect(shown).toEqual(
      expect.arrayContaining(['S.\u00a0S.', 'M.\u00a0Z.', 'L.\u00a0Z.', 'P.\u00a0J.']),
    )
    expect(shown.join()).not.toMatch(/Secret|Martin|Lefèvre|Petit/)
  })

  it('without any age the naming stays, until a year makes a child', async () => {
    const race = await openCorrections(t)
    await t.db.update(epreuves).set({ age_min: null }).where(eq(epreuves.id, race.epreuves_id))
    const file = 'Place;Dossard;Nom;Prénom;Temps\n1;1;Un;Ali;38:11\n2;2;Deux;Bea;39:22\n'
    const body = (fields: Record<string, string>) =>
      form({ fichier: new File([file], 'r.csv'), ...fields })
    const sendAs = (fields: Record<string, string>) =>
      race.lea.call('POST /api/resultats/{epreuves_id}/envoi', {
        params: { epreuves_id: race.epreuves_id },
        body: body(fields),
      })
    const mendFirst = async (change: Partial<Saisie>) =>
      race.correct(await race.idOf('1'), {
        ...{ nom: 'Un', prenom: 'Ali', dossard: '1', temps: '38:00' },
        ...change,
      })
    const shown = async () => (await race.list()).map(({ nom }) => nom)
    const INITIALS = ['U.\u00a0A.', 'D.\u00a0B.']

    await sendAs({})
    await mendFirst({})
    // The file may hold a birth that contradicts the typed category.
    await mendFirst({ categorie: 'SE' })
    expect(await shown()).toEqual(INITIALS)
    const added = await race.add({ nom: 'Trois', prenom: 'Cy', temps: '50:00' })
    expect(added.est_initiales).toBe(true)
    // These initials are due to age alone: the next file ends them.
    await sendAs({ majeurs: 'true' })
    expect(await shown()).toEqual(['Un Ali', 'Deux Bea'])

    await mendFirst({})
    expect(await shown()).toEqual(['Un Ali', 'Deux Bea'])
    await mendFirst({ annee: String(new Date().getFullYear() - 12) })
    expect((await shown())[0]).toBe('U.\u00a0A.')

    await race.hide(race.lea, await race.idOf('2'), 'initiales')
    await race.correct(await race.idOf('2'), {
      ...{ nom: 'Deux', prenom: 'Bea', dossard: '2', temps: '39:00', annee: '1980' },
    })
    // Requested initials outlive a correction and the next file.
    await sendAs({ majeurs: 'true' })
    expect(await shown()).toEqual(['Un Ali', 'D.\u00a0B.'])
  })

  it('a withdrawn line can be neither corrected nor added again by hand', async () => {
    const race = await openCorrections(t)
    const member = await claim(race, '12')
    const id = await race.idOf('12')
    await race.correct(id, { ...zoe, club: 'US Crêtes' })
    await race.hide(member, id, 'retirer')
    await expectRefusal(race.correct(id, zoe, 2), 'resultat_introuvable')
    await expect(race.add(zoe)).rejects.toEqual(refusal('dossard', /déjà/))
    expect(await race.history()).toHaveLength(1)
    await purgeResultats(t.db, new Date(t.clock.now.getTime() + 31 * DAY_MS), {
      ...t.config.retention,
      resultMonths: null,
    })
    await expect(race.add(zoe)).rejects.toEqual(refusal('nom', /plus publiée/))
    await expect(race.correct(await race.idOf('11'), { ...zoe, temps: '38:11' })).rejects.toEqual(
      refusal('nom', /plus publiée/),
    )
    expect(await race.history()).toEqual([])
  })

  it('a question to the organiser follows the new name of its line', async () => {
    const race = await openCorrections(t)
    const member = await race.newMember({ prenom: 'Zoé', nom: 'Lefèvre' })
    const id = await race.idOf('12')
    await race.ask(member, { resultats_id: id })
    await race.correct(id, { ...zoe, nom: 'Lefebvre' })
    expect((await race.gestion()).demandes[0]?.ligne).toMatchObject({ id, nom: 'Lefebvre Zoé' })
    const [demande] = await t.db
      .select()
      .from(resultatDemandes)
      .where(eq(resultatDemandes.epreuves_id, race.epreuves_id))
    expect(demande?.recherche).toBe('zoe lefebvre')
  })

  it('a new number voids the code of the file for the line', async () => {
    const race = await openCorrections(t)
    await race.send(
      `${FILE.replace('Initiales', 'Initiales;Code coureur').replace(/39:22;/, '39:22;;ABCD-2345')}`,
    )
    const id = await race.idOf('12')
    await race.correct(id, { ...zoe, dossard: '99' })
    const [line] = await t.db.select().from(resultats).where(eq(resultats.id, id))
    expect(line?.code_hash).toBeNull()
  })
})
