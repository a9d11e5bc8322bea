import { epreuves, resultats } from '@foulee/db/schema'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '../../../http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '../../../test-app.ts'
import { purgeResultats } from './resultats.menage.ts'
import { openRace, type Race } from './resultats.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const DAY_MS = 86_400_000
const CHILD = new Date().getFullYear() - 12

/** A relay of Léa's, and what everybody reads of its teams: « 1 Les Lièvres (Dupont Jean 20:00, …) ». */
async function openRelay(csv?: string) {
  const race = await openRace(t)
  await t.db.update(epreuves).set({ type: 'relais' }).where(eq(epreuves.id, race.epreuves_id))
  if (csv) await race.send(csv)
  const teams = async (query = {}) => (await race.list(query)).map(tellTeam)
  const csvOf = async () => {
    const params = { epreuves_id: race.epreuves_id }
    const { blob } = await race.lea.call('GET /api/resultats/{epreuves_id}/export', { params })
    return (await blob.text()).replace('\ufeff', '')
  }
  const runner = async (nom: string) => {
    const all = (await race.list()).flatMap(({ equipiers = [] }) => equipiers)
    return all.find((one) => one.nom.includes(nom))?.id ?? 0
  }
  return { ...race, teams, csvOf, runner }
}

type Line = Awaited<ReturnType<Race['list']>>[number]
const tellTeam = ({ rang, nom, temps, equipiers = [] }: Line) => {
  const runners = equipiers.map((one) => [one.nom, one.temps].filter(Boolean).join(' '))
  return [rang, nom, temps, ...runners]
}

/** One line a team, with columns for each runner. */
const BY_TEAM = `Place;Dossard;Équipe;Catégorie;Temps;Équipier 1;Relais 1;Équipier 2;Relais 2
1;1;Les Lièvres;Mixte;0:41:00;DUPONT Jean;0:20:00;MARTIN Zoé;0:21:00
2;2;Les Tortues;Femmes;0:52:00;ROUX Anne;0:25:00;PETIT Léa;0:27:00
`
/** One line a runner. */
const BY_RUNNER = `Dossard;Équipe;Nom;Prénom;Sexe;Année;Temps;Temps relais
1;Les Lièvres;Dupont;Jean;H;1985;0:41:00;0:20:00
2;Les Tortues;Roux;Anne;F;1990;0:52:00;0:25:00
1;Les Lièvres;Martin;Zoé;F;1991;;0:21:00
2;Les Tortues;Petit;Léa;F;${CHILD};;0:27:00
`

describe('a file of teams', () => {
  const lievres = [1, 'Les Lièvres', 2460, 'DUPONT Jean 1200', 'MARTIN Zoé 1260']
  it.each<[string, string, (string | number | null)[][]]>([
    [
      'has a line a team with columns for its runners',
      BY_TEAM,
      [lievres, [2, 'Les Tortues', 3120, 'ROUX Anne 1500', 'PETIT Léa 1620']],
    ],
    [
      'tells the clock at each passing',
      BY_TEAM.replace('0:21:00', '0:41:00').replace('0:27:00', '0:52:00'),
      [lievres, [2, 'Les Tortues', 3120, 'ROUX Anne 1500', 'PETIT Léa 1620']],
    ],
    [
      'tells the legs alone, which make the time and the place',
      'Équipe;Équipier 1;Temps 1;Équipier 2;Temps 2\nB;ROUX Anne;25:00;ROY Luc;27:00\nA;DUPONT Jean;20:00;MARTIN Zoé;21:00\n',
      [
        [1, 'A', 2460, 'DUPONT Jean 1200', 'MARTIN Zoé 1260'],
        [2, 'B', 3120, 'ROUX Anne 1500', 'ROY Luc 1620'],
      ],
    ],
    [
      'has a line a runner, in any order, of whom a child is not named',
      BY_RUNNER,
      [
        [1, 'Les Lièvres', 2460, 'Dupont Jean 1200', 'Martin Zoé 1260'],
        [2, 'Les Tortues', 3120, 'Roux Anne 1500', 'P.\u00a0L. 1620'],
      ],
    ],
    [
      'has a line a runner with the time of each',
      'Équipe;Nom;Prénom;Temps\nA;Dupont;Jean;20:00\nA;Martin;Zoé;21:00\n',
      [[1, 'A', 2460, 'Dupont Jean 1200', 'Martin Zoé 1260']],
    ],
    [
      'has a line a runner with one number a team',
      'Place;Dossard;Nom;Prénom;Temps\n1;7;Dupont;Jean;0:41:00\n1;7;Martin;Zoé;0:41:00\n2;8;Roux;Anne;0:52:00\n',
      [
        [1, 'Dupont Jean / Martin Zoé', 2460, 'Dupont Jean', 'Martin Zoé'],
        [2, 'Roux Anne', 3120],
      ],
    ],
    [
      'names both in one cell',
      'Place;Nom;Temps\n1;DUPONT Jean / MARTIN Zoé;0:41:00\n2;ROUX Anne;0:52:00\n',
      [
        [1, 'DUPONT Jean / MARTIN Zoé', 2460, 'DUPONT Jean', 'MARTIN Zoé'],
        [2, 'ROUX Anne', 3120],
      ],
    ],
    [
      'names a team alone',
      'Place;Équipe;Temps\n1;Les Lièvres;0:41:00\n',
      [[1, 'Les Lièvres', 2460]],
    ],
    [
      'gives up',
      BY_TEAM.replace('2;2;Les Tortues;Femmes;0:52:00', ';2;Les Tortues;Femmes;DNF'),
      [lievres, [null, 'Les Tortues', null, 'ROUX Anne 1500', 'PETIT Léa 1620']],
    ],
  ])('%s', async (_, csv, expected) => {
    const race = await openRelay(csv)
    expect(await race.teams()).toEqual(expected)
    const ranked = expected.filter(([rang]) => rang !== null).length
    expect(await race.resume()).toMatchObject({ classes: ranked })
    expect((await race.gestion()).envoi?.nb).toBe(expected.length)
  })

  it('shows what will be published before it is sent', async () => {
    const race = await openRelay()
    const tried = await race.attempt(BY_RUNNER)
    expect(tried).toMatchObject({ nb_bonnes: 2, nb_erreurs: 0, colonnes: { equipe: 1 } })
    expect(tried.apercu[1]).toMatchObject({
      nom: 'Les Tortues',
      nom_lu: 'Roux Anne / Petit Léa',
      dossard: null,
      equipiers: [{ nom: 'Roux Anne' }, { nom: 'P.\u00a0L.', est_initiales: true }],
    })
  })

  it('of runners who ran alone keeps « Équipe » as their club', async () => {
    const race = await openRace(t)
    await race.send(
      'Place;Dossard;Nom;Prénom;Équipe;Temps\n1;1;Un;A;AC Lac;38:00\n2;2;Deux;B;AC Lac;39:00\n',
    )
    expect((await race.list()).map(({ nom, club, equipiers }) => [nom, club, equipiers])).toEqual([
      ['Un A', 'AC Lac', undefined],
      ['Deux B', 'AC Lac', undefined],
    ])
  })

  it('is refused a team without a time, at its line', async () => {
    const race = await openRelay()
    const { erreurs } = await race.attempt(
      'Équipe;Nom;Prénom;Temps\nA;Dupont;Jean;\nA;Martin;Zoé;\n',
    )
    expect(erreurs).toMatchObject([
      { ligne: 2, champ: 'temps', message: expect.stringMatching(/manque/) },
    ])
  })

  it('comes back as it was sent', async () => {
    const race = await openRelay(BY_RUNNER)
    const csv = await race.csvOf()
    expect(csv).toContain('Équipe;Temps relais')
    expect(csv).toMatch(/^1;1;Dupont;Jean;H;1985;[^;]*;;0:41:00;Classé;non;Les Lièvres;0:20:00\r$/m)
    const before = await race.teams()
    await race.send(csv)
    expect(await race.teams()).toEqual(before)
    expect(await race.csvOf()).toBe(csv)
  })
})

describe('who is named in a team', () => {
  it('is not told by its name or number, nor found', async () => {
    const race = await openRelay(BY_RUNNER.replaceAll('Les Tortues', 'Team Petit'))
    const [, team] = await race.list()
    expect(team).toMatchObject({ nom: 'Roux Anne / P.\u00a0L.', dossard: null })
    expect(await race.teams({ texte: 'petit' })).toEqual([])
    expect(await race.teams({ texte: '2' })).toEqual([])
    expect(await race.teams({ texte: 'roux' })).toHaveLength(1)
    expect(await race.teams({ texte: 'lièvres' })).toHaveLength(1)
    expect(await race.teams({ texte: '1' })).toHaveLength(1)
  })

  it('hides all runners of a team of children', async () => {
    const race = await openRelay(BY_TEAM.replace('Mixte', 'MI'))
    expect((await race.teams())[0]).toEqual([
      1,
      'Les Lièvres',
      2460,
      'D.\u00a0J. 1200',
      'M.\u00a0Z. 1260',
    ])
  })

  it('takes their name away and leaves the team its place', async () => {
    const race = await openRelay(BY_TEAM)
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

  it('hides both where the organiser asks it for the team', async () => {
    const race = await openRelay(BY_TEAM)
    const [team] = await race.list()
    await race.hide(race.lea, team?.id ?? 0, 'initiales')
    expect((await race.teams())[0]?.slice(3)).toEqual(['D.\u00a0J. 1200', 'M.\u00a0Z. 1260'])
  })
})

/** Zoé Martin has the code of her team, and points at her name. */
async function claim(race: Awaited<ReturnType<typeof openRelay>>, nom: string): Promise<SignedIn> {
  const member = await race.newMember({ prenom: 'Autre', nom: 'Nom' })
  const body = {
    dossard: '1',
    code: (await race.codes()).get('1') ?? '',
    resultats_id: await race.runner(nom),
  }
  await member.call('POST /api/resultats/{epreuves_id}/prouver', {
    params: { epreuves_id: race.epreuves_id },
    body,
  })
  return member
}

describe('a runner of a team', () => {
  it('claims their leg with the code of the team, and has its place in their results', async () => {
    const race = await openRelay(BY_TEAM)
    const zoe = await claim(race, 'MARTIN')
    const relais = { equipe: 'Les Lièvres', numero: 2, temps: 1260 }
    expect((await race.mine(zoe)).ligne).toMatchObject({
      rang: 1,
      temps: 2460,
      prouve: true,
      relais,
    })
    const { data } = await zoe.call('POST /api/resultats/my', { query: { page: 1, nb_page: 5 } })
    expect(data).toMatchObject({ nb: 1, arrivees: 1, podiums: 1, metres: 0 })
    expect(data.resultats).toMatchObject([{ nom: 'MARTIN Zoé', rang: 1, temps: 2460, relais }])
    // The other runner may claim theirs, and a new file leaves both.
    const jean = await claim(race, 'DUPONT')
    await race.send(BY_TEAM)
    expect((await race.mine(zoe)).ligne?.relais?.numero).toBe(2)
    expect((await race.mine(jean)).ligne?.relais?.numero).toBe(1)
    expect(
      (await race.attempt('Place;Équipe;Temps\n1;Les Lièvres;0:41:00\n')).revendications_perdues,
    ).toBe(2)
  })

  it('is known by their name where they give the number alone, and asked which where they are not', async () => {
    const race = await openRelay(BY_TEAM)
    const code = (await race.codes()).get('1') ?? ''
    const zoe = await race.newMember({ prenom: 'Zoé', nom: 'Martin' })
    await race.prove(zoe, '1', code)
    expect((await race.mine(zoe)).ligne?.nom).toBe('MARTIN Zoé')
    await expect(
      race.prove(await race.newMember({ nom: 'Autre' }), '1', code),
    ).rejects.toMatchObject({
      errors: { dossard: expect.stringMatching(/équipe/) },
    })
  })

  it('asks the organiser, and is offered the leg that bears their name', async () => {
    const race = await openRelay(BY_TEAM)
    const zoe = await race.newMember({ prenom: 'Zoé', nom: 'Martin' })
    const { candidats } = await race.mine(zoe)
    expect(candidats.map(({ nom }) => nom)).toEqual(['MARTIN Zoé'])
    await race.ask(zoe, { dossard: '1' })
    const [asked] = (await race.gestion()).demandes
    await race.decide(race.lea, asked?.id ?? 0, true, asked?.ligne?.id)
    expect((await race.mine(zoe)).ligne).toMatchObject({ nom: 'MARTIN Zoé', prouve: true })
  })

  it('stays with their team when lines that nobody claimed are erased', async () => {
    const race = await openRelay(BY_TEAM)
    const zoe = await claim(race, 'MARTIN')
    await purgeResultats(t.db, new Date(t.clock.now.getTime() + 400 * DAY_MS), {
      ...t.config.kept,
      resultMonths: 12,
    })
    expect(await race.teams()).toEqual([[1, 'Les Lièvres', 2460, 'MARTIN Zoé 1260']])
    expect((await race.mine(zoe)).ligne?.rang).toBe(1)
    expect((await race.gestion()).envoi?.nb).toBe(1)
    expect(await race.resume()).toMatchObject({ classes: 2 })
  })
})

describe('a runner of a team whose age nothing tells', () => {
  /** A relay that all ages may run. */
  const openToAll = async (csv: string, fields: Record<string, string> = {}) => {
    const race = await openRelay()
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

describe('a file of teams with a wrong one', () => {
  it('gives its line back to be mended, and says what it passed over', async () => {
    const race = await openRelay()
    const csv =
      'Équipe;Nom;Prénom;Temps\nA;Dupont;Jean;\nA;Martin;Zoé;\nRelais mixtes\nB;Roux;Anne;52:00\nB;Petit;Léa;\n'
    const tried = await race.attempt(csv)
    expect(tried).toMatchObject({ nb_bonnes: 1, nb_erreurs: 1, laissees: { nb: 1 } })
    const { blob } = await race.lea.call('POST /api/resultats/{epreuves_id}/refusees', {
      params: { epreuves_id: race.epreuves_id },
      body: form({ fichier: new File([csv], 'relais.csv') }),
    })
    expect(await blob.text()).toContain(';A;Dupont;Jean;')
  })
})

describe('a line of a team that is mended', () => {
  const correct = async (race: Race, id: number, body: object) => {
    const { data } = await race.lea.call('GET /api/resultats/{id}/ligne', { params: { id } })
    return race.lea.call('POST /api/resultats/{id}/corriger', {
      params: { id },
      body: { version: data.version, ...body },
    })
  }

  it('gives its runners their names and legs, and the team its place and state', async () => {
    const race = await openRelay(BY_TEAM)
    const zoe = await claim(race, 'MARTIN')
    await correct(race, await race.runner('DUPONT'), {
      nom: 'Dupond',
      prenom: 'Jean',
      temps: '19:00',
    })
    const [team] = await race.list()
    await correct(race, team?.id ?? 0, { nom: 'Les Lévriers', dossard: '1', temps: '0:55:00' })
    expect(await race.teams()).toEqual([
      [1, 'Les Tortues', 3120, 'ROUX Anne 1500', 'PETIT Léa 1620'],
      [2, 'Les Lévriers', 3300, 'Dupond Jean 1140', 'MARTIN Zoé 1260'],
    ])
    await correct(race, team?.id ?? 0, { nom: 'Les Lévriers', dossard: '1', statut: 'disqualifie' })
    expect((await race.mine(zoe)).ligne?.statut).toBe('disqualifie')
    const { data } = await zoe.call('POST /api/resultats/my', { query: { page: 1, nb_page: 5 } })
    expect(data.arrivees).toBe(0)
  })

  it('is removed with its runners', async () => {
    const race = await openRelay(BY_TEAM)
    const [team] = await race.list()
    await race.lea.call('POST /api/resultats/{id}/supprimer', {
      params: { id: team?.id ?? 0 },
      body: { version: 1 },
    })
    expect(await race.teams()).toEqual([
      [1, 'Les Tortues', 3120, 'ROUX Anne 1500', 'PETIT Léa 1620'],
    ])
    expect(await t.db.$count(resultats, eq(resultats.epreuves_id, race.epreuves_id))).toBe(3)
  })
})
