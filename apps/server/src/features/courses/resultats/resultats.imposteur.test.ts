import { resultats as lines, profils } from '@foulee/db/schema'
import { createUser } from '@foulee/testing/factories'
import { createResultat } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { FILE, openRace, type Race } from './resultats.test-cast.ts'

let t: TestApp
let race: Race
beforeAll(async () => {
  t = await testApp()
  race = await openRace(t)
  await race.send(FILE)
})
afterAll(() => t.close())

const errorWith = (code: string) => expect.objectContaining({ code })

describe('an impostor with a runner’s name', () => {
  it('the name alone gives nothing, at no step', async () => {
    const mallory = await race.newMember({ prenom: 'Mallory', nom: 'Mal' })
    await race.rename(mallory, 'Zoé', 'Lefèvre')
    const id = await race.idOf('12')
    // The matching name is a hint on the page, and no more.
    expect(await race.mine(mallory)).toMatchObject({ ligne: null, candidats: [{ id }] })
    await expect(race.prove(mallory, '12', 'AAAAA-AAAAA')).rejects.toEqual(errorWith('code_refuse'))
    for (const geste of ['retirer', 'initiales', 'nom_complet', 'remettre'] as const) {
      await expect(race.hide(mallory, id, geste)).rejects.toEqual(errorWith('acces_refuse'))
    }
    const { data } = await race.ask(mallory, { dossard: '12', motif: 'C’est moi, Zoé.' })
    expect(data).toMatchObject({ ligne: null, demande: { souhait: 'lier', dossard: '12' } })
    for (const geste of ['retirer', 'initiales', 'nom_complet'] as const) {
      await expect(race.hide(mallory, id, geste)).rejects.toEqual(errorWith('acces_refuse'))
    }
    await mallory.call('POST /api/profile/update', { body: wish('true') })
    expect((await race.list({ texte: 'lefevre' })).map(({ nom }) => nom)).toEqual(['Lefèvre Zoé'])
    const demande = data.demande?.id ?? 0
    await expect(race.decide(mallory, demande, true, id)).rejects.toEqual(
      errorWith('demande_introuvable'),
    )

    // The organiser sees that the name is recent; other profile changes do not show.
    const renamed_at = t.clock.now.toISOString()
    t.clock.advance({ hours: 30 })
    await race.rename(mallory, 'Mallory', 'Mal')
    const [seen] = (await race.gestion()).demandes
    expect(seen).toMatchObject({
      membre: 'Lefèvre Zoé',
      nom_change_le: renamed_at,
      est_meme_nom: true,
      ligne: { id, nom: 'Lefèvre Zoé', annee: 1990, est_reliee: false },
    })
    expect(seen?.compte_cree_le).toBeTruthy()
    await race.decide(race.lea, demande, false)
    expect((await race.mine(mallory)).ligne).toBeNull()
    const [line] = await t.db.select().from(lines).where(eq(lines.id, id))
    expect(line).toMatchObject({ users_id: null, initiales: false, retire_le: null })
  })

  it('an old claim by name gives no more rights', async () => {
    const user = await createUser(t.db, { prenom: 'Jo', nom: 'Ancien' })
    const owner = await t.signIn(user, { remember: true })
    const { id } = await createResultat(t.db, race.epreuves_id, {
      nom: 'Ancien',
      prenom: 'Jo',
      dossard: '50',
      rang: 6,
      users_id: user.id,
    })
    await t.db
      .update(profils)
      .set({ initiales_resultats: true })
      .where(eq(profils.users_id, user.id))
    expect((await race.mine(owner)).ligne).toMatchObject({ id, prouve: false })
    for (const geste of ['retirer', 'initiales', 'nom_complet', 'remettre'] as const) {
      await expect(race.hide(owner, id, geste)).rejects.toEqual(errorWith('resultat_a_prouver'))
    }
    expect((await race.list({ texte: 'ancien' })).map(({ nom }) => nom)).toEqual(['Ancien Jo'])

    const real = await race.newMember({ prenom: 'Jo', nom: 'Autrement' })
    const code = (await race.codes()).get('50') ?? ''
    await race.prove(real, '50', code)
    expect((await race.mine(real)).ligne).toMatchObject({ id, prouve: true })
    expect((await race.mine(owner)).ligne).toBeNull()
    await race.hide(real, id, 'retirer')
  })
})

describe('unnamed runners', () => {
  const HIDDEN = [
    { dossard: '13', prenom: 'Enfant', nom: 'Martin', temps: 2493 },
    { dossard: '14', prenom: 'Sami', nom: 'Secret', temps: 2564 },
    { dossard: '16', prenom: 'Cachée', nom: 'Masson', temps: null },
  ]

  it.each(HIDDEN)('hidden runners match no search: $nom', async ({ dossard, prenom, nom }) => {
    for (const texte of [
      nom,
      prenom,
      `${prenom} ${nom}`,
      nom.slice(0, 3),
      dossard,
      ` ${dossard} `,
    ]) {
      for (const filter of [{}, { sexe: 'f' }, { sexe: 'h' }, { page: 2, nb_page: 1 }]) {
        const found = await race.list({ texte, ...filter })
        expect(found.filter(({ est_initiales }) => est_initiales)).toEqual([])
      }
    }
  })

  it.each(HIDDEN)('hidden runners match no namesake: $nom', async ({ dossard, prenom, nom }) => {
    const same = await race.newMember({ prenom, nom })
    const told = await race.mine(same)
    expect(told).toMatchObject({ ligne: null, candidats: [], demande: null })
    const id = await race.idOf(dossard)
    await expect(race.ask(same, { resultats_id: id })).rejects.toEqual(
      errorWith('resultat_introuvable'),
    )
    // With the number the question is accepted; the answer reveals nothing more.
    const { data } = await race.ask(same, { dossard })
    const { data: none } = await race.ask(same, { dossard: '9999', depuis: data.demande?.id ?? 0 })
    const blank = { id: 0, created_at: '', dossard: '' }
    expect({ ...data, demande: { ...data.demande, ...blank } }).toEqual({
      ...none,
      demande: { ...none.demande, ...blank },
    })
    await same.call('POST /api/resultats/demandes/{id}/annuler', {
      params: { id: none.demande?.id ?? 0 },
    })
  })

  it('an unnamed runner shows no name, club or number on any page or podium', async () => {
    const texts = [
      JSON.stringify(await race.list({ nb_page: 100 })),
      JSON.stringify(await race.list({ sexe: 'f' })),
      JSON.stringify(await race.list({ categorie: 'PO' })),
      JSON.stringify(await race.resume()),
    ]
    for (const text of texts) {
      expect(text).not.toMatch(/Martin|Enfant|Secret|Sami|Masson|Cachée|Petits Loups|Ombre/)
    }
    const hidden = (await race.list()).filter(({ est_initiales }) => est_initiales)
    expect(hidden).toHaveLength(3)
    for (const { dossard, club } of hidden) expect([dossard, club]).toEqual([null, null])
  })

  it('an unnamed runner comes after named equals, so that neighbours reveal no name', async () => {
    const out = (await race.list()).filter(({ statut }) => statut === 'abandon')
    expect(out.map(({ nom }) => nom)).toEqual(['Maurel Ali', 'M.\u00a0C.'])
  })

  it('the id of an unnamed runner does not follow the order of the file', async () => {
    const other = await openRace(t)
    const rows = Array.from({ length: 40 }, (_, n) => {
      const letters = `${String.fromCharCode(65 + Math.floor(n / 26))}${String.fromCharCode(65 + (n % 26))}`
      return `${40 - n};${n + 1};${letters}nom;P;F;1990;5${n % 10}:${10 + n};${n % 4 ? '' : 'oui'}`
    })
    await other.send(`Place;Dossard;Nom;Prénom;Sexe;Année;Temps;Initiales\n${rows.join('\n')}\n`)
    const byId = (await other.list({ nb_page: 100 })).toSorted((a, b) => a.id - b.id)
    const first = byId.findIndex(({ est_initiales }) => est_initiales)
    expect(byId.slice(first).every(({ est_initiales }) => est_initiales)).toBe(true)
    expect(byId.slice(first)).toHaveLength(10)
  })

  it('an unnamed runner is in no export but the organiser’s', async () => {
    const member = await race.newMember({ prenom: 'Sami', nom: 'Secret' })
    const params = { epreuves_id: race.epreuves_id }
    for (const ask of [
      () => member.call('GET /api/resultats/{epreuves_id}/export', { params }),
      () => member.call('POST /api/resultats/{epreuves_id}/codes', { params, body: {} }),
      () =>
        member.call('GET /api/resultats/{epreuves_id}/lignes', {
          params,
          query: { texte: 'Secret' },
        }),
      () => member.call('GET /api/resultats/{epreuves_id}/gestion', { params }),
    ]) {
      await expect(ask()).rejects.toEqual(errorWith('acces_refuse'))
    }
  })

  it('the organiser finds an unnamed runner by the full name', async () => {
    const { data } = await race.lea.call('GET /api/resultats/{epreuves_id}/lignes', {
      params: { epreuves_id: race.epreuves_id },
      query: { texte: 'secret' },
    })
    expect(data).toMatchObject([{ nom: 'Secret Sami', dossard: '14', est_initiales: true }])
  })
})

function wish(initiales_resultats: string) {
  const body = new FormData()
  body.set('initiales_resultats', initiales_resultats)
  return body
}
