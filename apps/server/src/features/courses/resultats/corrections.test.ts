import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
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
import { FILE, openRace } from './resultats.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

describe('correction of a published line', () => {
  it('a correction updates places, page, file and summary', async () => {
    const race = await openCorrections(t)
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
  ])('a correction of the line: %s', async (_, change, expected) => {
    const race = await openCorrections(t)
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
  ])('a correction is refused with %s, under its field', async (_, change, field, words) => {
    const race = await openCorrections(t)
    const id = await race.idOf('12')
    const before = await race.read(id)
    await expect(race.correct(id, { ...zoe, ...change })).rejects.toEqual(refusal(field, words))
    expect([await race.read(id), await race.history()]).toEqual([before, []])
  })

  it('a concurrent correction is refused, and nothing is lost', async () => {
    const race = await openCorrections(t)
    const id = await race.idOf('12')
    const { version } = await race.read(id)
    await race.correct(id, { ...zoe, club: 'US Crêtes' }, version)
    await expectRefusal(race.correct(id, { ...zoe, temps: '38:00' }, version), 'version_depassee')
    await expectRefusal(race.remove(id, version), 'version_depassee')
    expect(await race.read(id)).toMatchObject({ club: 'US Crêtes', temps: 2362 })
    await race.correct(await race.idOf('15'), { nom: 'Zidane', prenom: 'Yves', temps: '44:00' }, 1)
  })

  it('an unchanged save changes nothing', async () => {
    const race = await openCorrections(t)
    const id = await race.idOf('12')
    expect(await race.correct(id, zoe)).toMatchObject({ version: 1, rang: 2 })
    expect(await race.history()).toEqual([])
    expect((await race.resume()).corrige_le).toBeNull()
  })

  it('without times the places of the file stay until another is given', async () => {
    const race = await openCorrections(t)
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

describe('adding and removing lines', () => {
  it('a forgotten line is added at its place, and counted', async () => {
    const race = await openCorrections(t)
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

  it('a removed line closes the gap, and its claimant is notified', async () => {
    const race = await openCorrections(t)
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

  it('lines can be added to published results alone', async () => {
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

describe('history of corrections', () => {
  it('the history tells who corrected what, latest first, to the race’s managers alone', async () => {
    const race = await openCorrections(t)
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

  it('a new file asks for confirmation before it replaces corrections', async () => {
    const race = await openCorrections(t)
    await race.correct(await race.idOf('12'), { ...zoe, temps: '38:00' })
    expect((await race.attempt(FILE)).corrections_remplacees).toBe(1)
    await race.send(FILE)
    expect((await race.attempt(FILE)).corrections_remplacees).toBe(0)
    expect((await race.resume()).corrige_le).toBeNull()
    expect(await race.history()).toHaveLength(1)
  })

  it('the history is erased with the results', async () => {
    const race = await openCorrections(t)
    await race.correct(await race.idOf('12'), { ...zoe, temps: '38:00' })
    await race.lea.call('POST /api/resultats/del', { body: { epreuves_id: race.epreuves_id } })
    expect(await race.history()).toEqual([])
  })
})
