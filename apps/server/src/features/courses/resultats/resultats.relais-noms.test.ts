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

describe('hidden names in a team', () => {
  it('a hidden runner is not revealed by the team’s name or number, nor by search', async () => {
    const race = await openRelay(t, BY_RUNNER.replaceAll('Les Tortues', 'Team Petit'))
    const [, team] = await race.list()
    expect(team).toMatchObject({ nom: 'Roux Anne / P.\u00a0L.', dossard: null })
    expect(await race.teams({ texte: 'petit' })).toEqual([])
    expect(await race.teams({ texte: '2' })).toEqual([])
    expect(await race.teams({ texte: 'roux' })).toHaveLength(1)
    expect(await race.teams({ texte: 'lièvres' })).toHaveLength(1)
    expect(await race.teams({ texte: '1' })).toHaveLength(1)
  })

  it('a team of children hides all its runners', async () => {
    const race = await openRelay(t, BY_TEAM.replace('Mixte', 'MI'))
    expect((await race.teams())[0]).toEqual([
      1,
      'Les Lièvres',
      2460,
      'D.\u00a0J. 1200',
      'M.\u00a0Z. 1260',
    ])
  })

  it('a withdrawn runner leaves the team its place', async () => {
    const race = await openRelay(t, BY_TEAM)
    const zoe = await claim(race, 'MARTIN')
    await race.hide(zoe, await race.runner('MARTIN'), 'retirer')
    expect((await race.teams())[0]).toEqual([1, 'Les Lièvres', 2460, 'DUPONT Jean 1200'])
    expect((await race.gestion()).envoi?.nb).toBe(2)
    await purgeResultats(t.db, new Date(t.clock.now.getTime() + 31 * DAY_MS), {
      ...t.config.retention,
      resultMonths: null,
    })
    expect(await race.resume()).toMatchObject({ classes: 2 })
    await race.send(BY_TEAM)
    expect((await race.teams())[0]).toEqual([1, 'Les Lièvres', 2460, 'DUPONT Jean 1200'])
  })

  it('a withdrawn or erased runner is not revealed by the team', async () => {
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
      ...t.config.retention,
      resultMonths: null,
    })
    await expectCovered()
    await race.send(csv)
    await expectCovered()
  })

  it('retention of unclaimed lines leaves no erased name in the team’s name', async () => {
    const race = await openRelay(t, BY_TEAM.replace('Les Lièvres', 'Dupont et Martin'))
    await claim(race, 'MARTIN')
    await purgeResultats(t.db, new Date(t.clock.now.getTime() + 400 * DAY_MS), {
      ...t.config.retention,
      resultMonths: 12,
    })
    expect(await race.list()).toMatchObject([{ nom: 'MARTIN Zoé', dossard: null }])
  })

  it('a hidden runner is not revealed by the team’s position in the file', async () => {
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

  it('a question through a team’s line is refused, since it would reveal the number', async () => {
    const race = await openRelay(t, BY_RUNNER)
    const [, team] = await race.list()
    const member = await race.newMember()
    await expect(race.ask(member, { resultats_id: team?.id ?? 0 })).rejects.toMatchObject({
      code: 'resultat_introuvable',
    })
  })

  it('initials asked by the organiser for a team hide all its runners', async () => {
    const race = await openRelay(t, BY_TEAM)
    const [team] = await race.list()
    await race.hide(race.lea, team?.id ?? 0, 'initiales')
    expect((await race.teams())[0]?.slice(3)).toEqual(['D.\u00a0J. 1200', 'M.\u00a0Z. 1260'])
  })
})

describe('runners of a team without a known age', () => {
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

  it('runners without an age have initials, each counted once, until declared adults', async () => {
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

  it('initials due to age do not become requested ones through the organiser’s file', async () => {
    const race = await openToAll(BY_TEAM.replaceAll(';Mixte;', ';;').replaceAll(';Femmes;', ';;'))
    await race.hide(race.lea, await race.runner('D.\u00a0J.'), 'initiales')
    const csv = await race.csvOf()
    expect(csv).toMatch(/^1;1;DUPONT;Jean;.*;oui;Les Lièvres/m)
    expect(csv).toMatch(/^1;1;MARTIN;Zoé;.*;non;Les Lièvres/m)
    await t.db.update(epreuves).set({ age_min: 18 }).where(eq(epreuves.id, race.epreuves_id))
    await race.send(csv)
    expect((await race.teams())[0]?.slice(3)).toEqual(['D.\u00a0J. 1200', 'MARTIN Zoé 1260'])
  })

  it('the age of one runner does not count for the others, where each has a line', async () => {
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

  it('initials due to age end with the next file that tells it, unless requested', async () => {
    const race = await openToAll(BY_TEAM)
    await race.hide(race.lea, await race.runner('D.\u00a0J.'), 'initiales')
    await t.db.update(epreuves).set({ age_min: 18 }).where(eq(epreuves.id, race.epreuves_id))
    await race.send(BY_TEAM)
    expect((await race.teams())[0]?.slice(3)).toEqual(['D.\u00a0J. 1200', 'MARTIN Zoé 1260'])
  })

  it('initials stay after a correction of a leg, and cover a team that becomes one of children', async () => {
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
