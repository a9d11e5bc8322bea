import type { Input } from '@foulee/contract/call'
import { epreuves, resultatDemandes, resultats } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '../../../http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '../../../test-app.ts'
import { expectRefusal } from '../../../test-refusal.ts'
import { purgeResultats } from './resultats.menage.ts'
import { FILE, openRace, type Race } from './resultats.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAY_MS = 86_400_000

type Saisie = Input<'POST /api/resultats/{epreuves_id}/ajouter'>['body']
const zoe: Saisie = {
  ...{ nom: 'Lefèvre', prenom: 'Zoé', dossard: '12', sexe: 'f', annee: '1990' },
  ...{ club: 'AC Lac', temps: '39:22', statut: 'classe' },
}

/** The race of `FILE`, and what its organiser does with one line of it. */
async function openCorrections() {
  const race = await openRace(t)
  await race.send(FILE)
  const params = { epreuves_id: race.epreuves_id }
  const read = async (id: number, { call }: SignedIn = race.lea) =>
    (await call('GET /api/resultats/{id}/ligne', { params: { id } })).data
  return {
    ...race,
    read,
    correct: async (id: number, saisie: Saisie, version?: number, { call }: SignedIn = race.lea) =>
      (
        await call('POST /api/resultats/{id}/corriger', {
          params: { id },
          body: { ...saisie, version: version ?? (await read(id)).version },
        })
      ).data,
    remove: async (id: number, version?: number) =>
      race.lea.call('POST /api/resultats/{id}/supprimer', {
        params: { id },
        body: { version: version ?? (await read(id)).version },
      }),
    add: async (saisie: Saisie) =>
      (await race.lea.call('POST /api/resultats/{epreuves_id}/ajouter', { params, body: saisie }))
        .data,
    history: async ({ call }: SignedIn = race.lea) =>
      (await call('GET /api/resultats/{epreuves_id}/corrections', { params })).data,
    csv: async () => {
      const { blob } = await race.lea.call('GET /api/resultats/{epreuves_id}/export', { params })
      return blob.text()
    },
    places: async () =>
      (await race.list()).map(({ nom, rang, rang_sexe }) => [nom, rang, rang_sexe]),
  }
}

const refusal = (field: string, words: RegExp) =>
  expect.objectContaining({
    code: 'champs_invalides',
    errors: { [field]: expect.stringMatching(words) },
  })

async function claim(race: Race, dossard: string) {
  const codes = await race.codes()
  const member = await race.newMember()
  await race.prove(member, dossard, codes.get(dossard) ?? '')
  return member
}

describe('a line of published results', () => {
  it('is mended in place, and the places, the page, the file and the summary follow', async () => {
    const race = await openCorrections()
    const { corrige_le } = await race.resume()
    expect(corrige_le).toBeNull()
    const id = await race.idOf('12')
    const saved = await race.correct(id, { ...zoe, club: 'US Crêtes', temps: '37:00' })
    expect(saved).toMatchObject({ id, version: 2, temps: 2220, rang: 1, club: 'US Crêtes' })
    expect(await race.places()).toEqual([
      ['Lefèvre Zoé', 1, 1],
      ['Abadie Ugo', 2, 1],
      ['M.\u00a0E.', 3, 2],
      ['S.\u00a0S.', 4, 2],
      ['Zidane Yves', 5, 3],
      ['Maurel Ali', null, null],
      ['M.\u00a0C.', null, null],
    ])
    expect(await race.resume()).toMatchObject({
      temps_min: 2220,
      corrige_le: t.clock.now.toISOString().replace(/\.\d+Z$/, 'Z'),
    })
    expect(await race.csv()).toMatch(/^1;12;Lefèvre;Zoé;F;1990;\w+;US Crêtes;0:37:00;Classé;non/m)
  })

  it.each<[string, Partial<Saisie>, object]>([
    [
      'who abandoned after all is ranked no more',
      { statut: 'abandon' },
      { statut: 'abandon', rang: null, temps: null },
    ],
    ['a year of birth gives its category', { annee: '1979' }, { annee: 1979, categorie: 'M2' }],
    ['a sex that was wrong changes the places of both', { sexe: 'H' }, { sexe: 'h', rang: 2 }],
    ['a number that was wrong is another', { dossard: '120' }, { dossard: '120', rang: 2 }],
    [
      'what is left empty is none',
      { club: '', sexe: '', annee: '', categorie: '' },
      { club: null, sexe: null, annee: null, categorie: null },
    ],
    ['a place that is told counts', { rang: '4' }, { rang: 4 }],
  ])('%s', async (_, change, expected) => {
    const race = await openCorrections()
    const id = await race.idOf('12')
    expect(await race.correct(id, { ...zoe, ...change })).toMatchObject(expected)
  })

  it.each<[string, Partial<Saisie>, string, RegExp]>([
    ['a time that is none', { temps: 'vite' }, 'temps', /n’est pas un temps/],
    ['a time that nobody runs', { temps: '0:09:00' }, 'temps', /aussi vite/],
    ['no time', { temps: '' }, 'temps', /manque le temps/],
    ['no name', { nom: '', prenom: '' }, 'nom', /pas de nom/],
    ['a sex that is none', { sexe: 'Z' }, 'sexe', /F, H ou X/],
    ['a year that is none', { annee: 'mai' }, 'annee', /année de naissance/],
    ['a place that is none', { rang: 'premier' }, 'rang', /rang/],
    ['the number of somebody else', { dossard: '11' }, 'dossard', /déjà celui d’une autre ligne/],
    [
      'a category against the year of birth',
      { categorie: 'M4' },
      'categorie',
      /né en 1990 court en/,
    ],
    ['letters that are mangled', { club: 'LefÃ¨vre' }, 'club', /./],
    ['a club that is too long', { club: 'x'.repeat(81) }, 'club', /80/],
  ])('is refused %s, and says so at its field', async (_, change, field, words) => {
    const race = await openCorrections()
    const id = await race.idOf('12')
    const before = await race.read(id)
    await expect(race.correct(id, { ...zoe, ...change })).rejects.toEqual(refusal(field, words))
    expect([await race.read(id), await race.history()]).toEqual([before, []])
  })

  it('that a second editor opened before is not overwritten, and nothing of either is lost', async () => {
    const race = await openCorrections()
    const id = await race.idOf('12')
    const { version } = await race.read(id)
    await race.correct(id, { ...zoe, club: 'US Crêtes' }, version)
    await expectRefusal(race.correct(id, { ...zoe, temps: '38:00' }, version), 'version_depassee')
    await expectRefusal(race.remove(id, version), 'version_depassee')
    expect(await race.read(id)).toMatchObject({ club: 'US Crêtes', temps: 2362 })
    // Another line is another matter.
    await race.correct(await race.idOf('15'), { nom: 'Zidane', prenom: 'Yves', temps: '44:00' }, 1)
  })

  it('that is saved as it is changes nothing', async () => {
    const race = await openCorrections()
    const id = await race.idOf('12')
    expect(await race.correct(id, zoe)).toMatchObject({ version: 1, rang: 2 })
    expect(await race.history()).toEqual([])
    expect((await race.resume()).corrige_le).toBeNull()
  })

  it('without times keeps the places of its file until another is told', async () => {
    const race = await openCorrections()
    await race.send('Place;Dossard;Nom;Prénom\n1;1;Un;A\n2;2;Deux;B\n3;3;Trois;C\n')
    const id = await race.idOf('3')
    expect(await race.correct(id, { nom: 'Troyes', prenom: 'C', dossard: '3' })).toMatchObject({
      rang: 3,
    })
    await race.correct(id, { nom: 'Troyes', prenom: 'C', dossard: '3', rang: '1' })
    expect((await race.list()).map(({ nom, rang }) => `${rang} ${nom}`)).toEqual([
      '1 Troyes C',
      '2 Un A',
      '3 Deux B',
    ])
  })
})

describe('a line that was forgotten or should not be there', () => {
  it('is added at its place, and counted', async () => {
    const race = await openCorrections()
    const added = await race.add({ nom: 'Petit', prenom: 'Ève', sexe: 'F', temps: '38:30' })
    expect(added).toMatchObject({ rang: 2, version: 1, dossard: null })
    expect((await race.places()).slice(0, 3)).toEqual([
      ['Abadie Ugo', 1, 1],
      ['Petit Ève', 2, 1],
      ['Lefèvre Zoé', 3, 2],
    ])
    expect((await race.gestion()).envoi?.nb).toBe(8)
    expect(await race.resume()).toMatchObject({ classes: 6 })
    await expect(race.add({ ...zoe, nom: 'Autre' })).rejects.toEqual(refusal('dossard', /déjà/))
  })

  it('is removed, those behind close up, and who had claimed it is told', async () => {
    const race = await openCorrections()
    const member = await claim(race, '12')
    await race.remove(await race.idOf('12'))
    expect((await race.places()).slice(0, 2)).toEqual([
      ['Abadie Ugo', 1, 1],
      ['M.\u00a0E.', 2, 1],
    ])
    expect((await race.gestion()).envoi?.nb).toBe(6)
    expect((await race.mine(member)).ligne).toBeNull()
    expect(await notices(member)).toContain('Votre résultat a été retiré')
  })

  it('is added to published results alone', async () => {
    const race = await openRace(t)
    await expectRefusal(
      race.lea.call('POST /api/resultats/{epreuves_id}/ajouter', {
        params: { epreuves_id: race.epreuves_id },
        body: zoe,
      }),
      'resultats_absents',
    )
  })
})

const notices = async ({ call }: SignedIn) =>
  (await call('POST /api/notifications/list', {})).data.notifications.map(({ titre }) => titre)

describe('what hangs on a line', () => {
  it('stays: who claimed it has it still, is told, and their results and points follow', async () => {
    const race = await openCorrections()
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

  it('stays hidden: a wish, a child, and who becomes one by their year of birth', async () => {
    const race = await openCorrections()
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

  it('stays named or hidden where nothing tells the age, until a year makes a child', async () => {
    const race = await openCorrections()
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
    // A birth that the file kept to itself may say otherwise than the category that is typed.
    await mendFirst({ categorie: 'SE' })
    expect(await shown()).toEqual(INITIALS)
    const added = await race.add({ nom: 'Trois', prenom: 'Cy', temps: '50:00' })
    expect(added.est_initiales).toBe(true)
    // Nobody asked for these initials: the next file ends them.
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
    // Those that were asked for outlive a correction and the next file.
    await sendAs({ majeurs: 'true' })
    expect(await shown()).toEqual(['Un Ali', 'D.\u00a0B.'])
  })

  it('stays away: a line that its runner took away is neither mended nor brought back by hand', async () => {
    const race = await openCorrections()
    const member = await claim(race, '12')
    const id = await race.idOf('12')
    await race.correct(id, { ...zoe, club: 'US Crêtes' })
    await race.hide(member, id, 'retirer')
    await expectRefusal(race.correct(id, zoe, 2), 'resultat_introuvable')
    await expect(race.add(zoe)).rejects.toEqual(refusal('dossard', /déjà/))
    expect(await race.history()).toHaveLength(1)
    await purgeResultats(t.db, new Date(t.clock.now.getTime() + 31 * DAY_MS), {
      ...t.config.kept,
      resultMonths: null,
    })
    await expect(race.add(zoe)).rejects.toEqual(refusal('nom', /plus publiée/))
    await expect(race.correct(await race.idOf('11'), { ...zoe, temps: '38:11' })).rejects.toEqual(
      refusal('nom', /plus publiée/),
    )
    // Nor is its name kept in the history.
    expect(await race.history()).toEqual([])
  })

  it('is asked about under its new name', async () => {
    const race = await openCorrections()
    const member = await race.newMember({ prenom: 'Zoé', nom: 'Lefèvre' })
    const id = await race.idOf('12')
    await race.ask(member, { resultats_id: id })
    await race.correct(id, { ...zoe, nom: 'Lefebvre' })
    expect((await race.gestion()).demandes[0]?.ligne).toMatchObject({ id, nom: 'Lefebvre Zoé' })
    const [asked] = await t.db
      .select()
      .from(resultatDemandes)
      .where(eq(resultatDemandes.epreuves_id, race.epreuves_id))
    expect(asked?.recherche).toBe('zoe lefebvre')
  })

  it('goes by another number: the code of the file proves the old one no more', async () => {
    const race = await openCorrections()
    await race.send(
      `${FILE.replace('Initiales', 'Initiales;Code coureur').replace(/39:22;/, '39:22;;ABCD-2345')}`,
    )
    const id = await race.idOf('12')
    await race.correct(id, { ...zoe, dossard: '99' })
    const [line] = await t.db.select().from(resultats).where(eq(resultats.id, id))
    expect(line?.code_hash).toBeNull()
  })
})

describe('the history of corrections', () => {
  it('says who mended what, the last first, to those who answer for the race and nobody else', async () => {
    const race = await openCorrections()
    const nora = await t.signIn(await createUser(t.db, { is_staff: true }))
    await race.correct(await race.idOf('12'), { ...zoe, temps: '38:00' })
    const ali = {
      nom: 'Maurel',
      prenom: 'Ali',
      dossard: '17',
      sexe: 'H',
      annee: '1992',
      club: 'AC Lac',
      statut: 'non_partant' as const,
    }
    await race.correct(await race.idOf('17'), ali, 1, nora)
    const { id } = await race.add({ nom: 'Petit', prenom: 'Ève', temps: '50:00' })
    await race.remove(id)
    const told = (await race.history()).map(({ qui, titre, lignes }) => [qui, titre, ...lignes])
    expect(told).toEqual([
      [
        'Durand Camille',
        'Ligne retirée\u00a0: Petit Ève',
        "a retiré la ligne «\u00a0Petit Ève\u00a0»\u00a0: état Classé, temps 50'00, place 6",
      ],
      [
        'Durand Camille',
        'Ligne ajoutée\u00a0: Petit Ève',
        "a ajouté la ligne «\u00a0Petit Ève\u00a0»\u00a0: état Classé, temps 50'00, place 6",
      ],
      [
        'L’équipe de Foulée',
        'Ligne corrigée\u00a0: Maurel Ali',
        'a changé l’état de «\u00a0Maurel Ali\u00a0» d’Abandon à Non partant',
      ],
      [
        'Durand Camille',
        'Ligne corrigée\u00a0: Lefèvre Zoé',
        "a changé le temps de «\u00a0Lefèvre Zoé\u00a0» de 39'22 à 38'00",
        'a changé la place de «\u00a0Lefèvre Zoé\u00a0» de 2 à 1',
      ],
    ])
    expect(await race.history(nora)).toHaveLength(4)
    await expectRefusal(race.history(await race.newMember()), 'acces_refuse')
  })

  it('is asked about before a new file replaces what was mended', async () => {
    const race = await openCorrections()
    await race.correct(await race.idOf('12'), { ...zoe, temps: '38:00' })
    expect((await race.attempt(FILE)).corrections_remplacees).toBe(1)
    await race.send(FILE)
    expect((await race.attempt(FILE)).corrections_remplacees).toBe(0)
    expect((await race.resume()).corrige_le).toBeNull()
    expect(await race.history()).toHaveLength(1)
  })

  it('goes with the results that are all taken away', async () => {
    const race = await openCorrections()
    await race.correct(await race.idOf('12'), { ...zoe, temps: '38:00' })
    await race.lea.call('POST /api/resultats/del', { body: { epreuves_id: race.epreuves_id } })
    expect(await race.history()).toEqual([])
  })
})
