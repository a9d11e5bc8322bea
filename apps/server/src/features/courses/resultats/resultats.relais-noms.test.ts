import { epreuves } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { BY_RUNNER, BY_TEAM, CHILD, claim, openRelay } from './relais.test-cast.ts'
import { purgeResultats } from './resultats.menage.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAY_MS = 86_400_000

describe('who is named in a team', () => {
  it('is not told by its name or number, nor found', async () => {
    const race = await openRelay(t, BY_RUNNER.replaceAll('Les Tortues', 'Team Petit'))
    const [, team] = await race.list()
    expect(team).toMatchObject({ nom: 'Roux Anne / P.\u00a0L.', dossard: null })
    expect(await race.teams({ texte: 'petit' })).toEqual([])
    expect(await race.teams({ texte: '2' })).toEqual([])
    expect(await race.teams({ texte: 'roux' })).toHaveLength(1)
    expect(await race.teams({ texte: 'lièvres' })).toHaveLength(1)
    expect(await race.teams({ texte: '1' })).toHaveLength(1)
  })

  it('hides all runners of a team of children', async () => {
    const race = await openRelay(t, BY_TEAM.replace('Mixte', 'MI'))
    expect((await race.teams())[0]).toEqual([
      1,
      'Les Lièvres',
      2460,
      'D.\u00a0J. 1200',
      'M.\u00a0Z. 1260',
    ])
  })

  it('takes their name away and leaves the team its place', async () => {
    const race = await openRelay(t, BY_TEAM)
    const zoe = await claim(race, 'MARTIN')
    await race.hide(zoe, await race.runner('MARTIN'), 'retirer')
    expect((await race.teams())[0]).toEqual([1, 'Les Lièvres', 2460, 'DUPONT Jean 1200'])
    expect((await race.gestion()).envoi?.nb).toBe(2)
    await purgeResultats(t.db, new Date(t.clock.now.getTime() + 31 * DAY_MS), {
      ...t.config.kept,
      resultMonths: null,
    })
    expect(await race.resume()).toMatchObject({ classes: 2 })
    await race.send(BY_TEAM)
    expect((await race.teams())[0]).toEqual([1, 'Les Lièvres', 2460, 'DUPONT Jean 1200'])
  })

  it('is told by nothing of their team once they took their leg away, nor once it is erased', async () => {
    const csv = BY_TEAM.replace('Les Lièvres', 'Team Martin')
    const race = await openRelay(t, csv)
    const zoe = await claim(race, 'MARTIN')
    const expectCovered = async () => {
      const [team] = await race.list()
      expect(team).toMatchObject({ nom: 'DUPONT Jean', dossard: null, temps: 2460 })
      expect(team?.equipiers).toHaveLength(1)
      for (const texte of ['martin', 'team', '1']) expect(await race.teams({ texte })).toEqual([])
      expect(await race.teams({ texte: 'dupont' })).toHaveLength(1)
    }
    await race.hide(zoe, await race.runner('MARTIN'), 'retirer')
    await expectCovered()
    await purgeResultats(t.db, new Date(t.clock.now.getTime() + 31 * DAY_MS), {
      ...t.config.kept,
      resultMonths: null,
    })
    await expectCovered()
    await race.send(csv)
    await expectCovered()
  })

  it('is told by no name of the team that stays when lines that nobody claimed are erased', async () => {
    const race = await openRelay(t, BY_TEAM.replace('Les Lièvres', 'Dupont et Martin'))
    await claim(race, 'MARTIN')
    await purgeResultats(t.db, new Date(t.clock.now.getTime() + 400 * DAY_MS), {
      ...t.config.kept,
      resultMonths: 12,
    })
    expect(await race.list()).toMatchObject([{ nom: 'MARTIN Zoé', dossard: null }])
  })

  it('is not told by where their team stands in the file', async () => {
    const race = await openRelay(
      t,
      `Équipe;Nom;Prénom;Année;Temps
A;Abadie;Ugo;${CHILD};DNF
A;Adam;Léo;1985;DNF
B;Zidane;Yves;1985;DNF
B;Zola;Ana;1985;DNF
`,
    )
    expect((await race.teams()).map(([, nom]) => nom)).toEqual(['B', 'A'])
  })

  it('is asked about by no line of the team, whose number would be told', async () => {
    const race = await openRelay(t, BY_RUNNER)
    const [, team] = await race.list()
    const member = await race.newMember()
    await expect(race.ask(member, { resultats_id: team?.id ?? 0 })).rejects.toMatchObject({
      code: 'resultat_introuvable',
    })
  })

  it('hides both where the organiser asks it for the team', async () => {
    const race = await openRelay(t, BY_TEAM)
    const [team] = await race.list()
    await race.hide(race.lea, team?.id ?? 0, 'initiales')
    expect((await race.teams())[0]?.slice(3)).toEqual(['D.\u00a0J. 1200', 'M.\u00a0Z. 1260'])
  })
})

describe('a runner of a team whose age nothing tells', () => {
  /** A relay that all ages may run. */
  const openToAll = async (csv: string, fields: Record<string, string> = {}) => {
    const race = await openRelay(t)
    await t.db.update(epreuves).set({ age_min: null }).where(eq(epreuves.id, race.epreuves_id))
    const call = { params: { epreuves_id: race.epreuves_id } }
    const body = () => form({ fichier: new File([csv], 'relais.csv'), ...fields })
    const tried = await race.lea.call('POST /api/resultats/{epreuves_id}/essai', {
      ...call,
      body: body(),
    })
    await race.lea.call('POST /api/resultats/{epreuves_id}/envoi', { ...call, body: body() })
    return { ...race, tried: tried.data }
  }

  it('is shown by initials, each counted once, until all are said to be of age', async () => {
    const race = await openToAll(BY_TEAM)
    expect(race.tried.ages).toEqual({ mineurs: 0, inconnus: 4, est_enfants: false })
    expect((await race.teams())[0]?.slice(1)).toEqual([
      'Les Lièvres',
      2460,
      'D.\u00a0J. 1200',
      'M.\u00a0Z. 1260',
    ])
    const named = await openToAll(BY_TEAM, { majeurs: 'true' })
    expect((await named.teams())[0]?.slice(3)).toEqual(['DUPONT Jean 1200', 'MARTIN Zoé 1260'])
  })

  it('is not said to have asked for initials by the organiser’s own file', async () => {
    const race = await openToAll(BY_TEAM.replaceAll(';Mixte;', ';;').replaceAll(';Femmes;', ';;'))
    await race.hide(race.lea, await race.runner('D.\u00a0J.'), 'initiales')
    const csv = await race.csvOf()
    expect(csv).toMatch(/^1;1;DUPONT;Jean;.*;oui;Les Lièvres/m)
    expect(csv).toMatch(/^1;1;MARTIN;Zoé;.*;non;Les Lièvres/m)
    await t.db.update(epreuves).set({ age_min: 18 }).where(eq(epreuves.id, race.epreuves_id))
    await race.send(csv)
    expect((await race.teams())[0]?.slice(3)).toEqual(['D.\u00a0J. 1200', 'MARTIN Zoé 1260'])
  })

  it('is not named for the others, where each has a line', async () => {
    const csv = `Équipe;Nom;Prénom;Année;Temps
A;Dupont;Jean;1985;20:00
A;Martin;Zoé;${CHILD};21:00
A;Roux;Anne;;22:00
`
    const race = await openToAll(csv)
    expect(race.tried.ages).toMatchObject({ mineurs: 1, inconnus: 1 })
    expect((await race.teams())[0]?.slice(3)).toEqual([
      'Dupont Jean 1200',
      'M.\u00a0Z. 1260',
      'R.\u00a0A. 1320',
    ])
    const named = await openToAll(csv, { majeurs: 'true' })
    expect((await named.teams())[0]?.slice(3)).toEqual([
      'Dupont Jean 1200',
      'M.\u00a0Z. 1260',
      'Roux Anne 1320',
    ])
  })

  it('ends with the next file that tells it, unless initials were asked for', async () => {
    const race = await openToAll(BY_TEAM)
    await race.hide(race.lea, await race.runner('D.\u00a0J.'), 'initiales')
    await t.db.update(epreuves).set({ age_min: 18 }).where(eq(epreuves.id, race.epreuves_id))
    await race.send(BY_TEAM)
    expect((await race.teams())[0]?.slice(3)).toEqual(['D.\u00a0J. 1200', 'MARTIN Zoé 1260'])
  })

  it('stays so when their leg is mended, and all are hidden once the team is one of children', async () => {
    const race = await openToAll(BY_TEAM)
    const mend = (id: number, body: object) =>
      race.lea.call('POST /api/resultats/{id}/corriger', {
        params: { id },
        body: { version: 1, ...body },
      })
    const leg = { nom: 'Dupont', prenom: 'Jean', temps: '19:00' }
    await mend(await race.runner('D.\u00a0J.'), leg)
    expect((await race.teams())[0]?.[3]).toBe('D.\u00a0J. 1140')
    const named = await openToAll(BY_TEAM, { majeurs: 'true' })
    const mendNamed = async (id: number, body: object) =>
      named.lea.call('POST /api/resultats/{id}/corriger', {
        params: { id },
        body: { version: 1, ...body },
      })
    await mendNamed(await named.runner('DUPONT'), leg)
    expect((await named.teams())[0]?.[3]).toBe('Dupont Jean 1140')
    const [team] = await named.list()
    await mendNamed(team?.id ?? 0, { nom: 'Les Lièvres', temps: '41:00', categorie: 'MI' })
    expect((await named.teams())[0]?.slice(1)).toEqual([
      'Les Lièvres',
      2460,
      'D.\u00a0J. 1140',
      'M.\u00a0Z. 1260',
    ])
  })
})
