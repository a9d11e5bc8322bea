import { syncFaits } from '@foulee/db/read-models/faits'
import { faits, liste, resultats } from '@foulee/db/schema'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type TestApp, testApp } from '#test/test-app.ts'
import { BY_RUNNER, BY_TEAM, claim, openRelay } from './relais.test-cast.ts'
import { purgeResultats } from './resultats.menage.ts'
import { openRace, type Race } from './resultats.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close({ isStaged: true }))

const DAY_MS = 86_400_000

describe('reading a file of teams', () => {
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
  ])('a file that %s gives ranked teams', async (_, csv, expected) => {
    const race = await openRelay(t, csv)
    expect(await race.teams()).toEqual(expected)
    const ranked = expected.filter(([rang]) => rang !== null).length
    expect(await race.resume()).toMatchObject({ classes: ranked })
    expect((await race.gestion()).envoi?.nb).toBe(expected.length)
  })

  it('the dry run shows the published form', async () => {
    const race = await openRelay(t)
    const tried = await race.attempt(BY_RUNNER)
    expect(tried).toMatchObject({ nb_bonnes: 2, nb_erreurs: 0, colonnes: { equipe: 1 } })
    expect(tried.apercu[1]).toMatchObject({
      nom: 'Les Tortues',
      nom_lu: 'Roux Anne / Petit Léa',
      dossard: null,
      equipiers: [{ nom: 'Roux Anne' }, { nom: 'P.\u00a0L.', est_initiales: true }],
    })
  })

  it('whose columns no title tells is read by those that are told, and so is what comes back of it', async () => {
    const race = await openRelay(t)
    const csv =
      'Place;Équipe;A;B;C;D;Temps\n1;Les Lièvres;DUPONT Jean;20:00;MARTIN Zoé;21:00;0:41:00\n2;Les Lents;ROUX Anne;25:00;ROY Luc;27:00;demain\n'
    const params = { epreuves_id: race.epreuves_id }
    const relayeurs = [
      { equipier: 2, relais: 3 },
      { equipier: 4, relais: 5 },
    ]
    const body = () =>
      form({
        fichier: new File([csv], 'relais.csv'),
        relayeurs: JSON.stringify(relayeurs),
        majeurs: 'true',
      })
    const essai = await race.lea.call('POST /api/resultats/{epreuves_id}/essai', {
      params,
      body: body(),
    })
    expect(essai.data).toMatchObject({ relayeurs, nb_bonnes: 1, nb_erreurs: 1 })
    expect(essai.data.apercu[0]?.equipiers).toMatchObject([
      { nom: 'DUPONT Jean', temps: 1200 },
      { nom: 'MARTIN Zoé', temps: 1260 },
    ])
    const { blob } = await race.lea.call('POST /api/resultats/{epreuves_id}/refusees', {
      params,
      body: body(),
    })
    expect(await blob.text()).toContain('Équipier 1;Relais 1;Équipier 2;Relais 2')
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

  it('a team without a time is refused at its line', async () => {
    const race = await openRelay(t)
    const { erreurs } = await race.attempt(
      'Équipe;Nom;Prénom;Temps\nA;Dupont;Jean;\nA;Martin;Zoé;\n',
    )
    expect(erreurs).toMatchObject([
      { ligne: 2, champ: 'temps', message: expect.stringMatching(/manque/) },
    ])
  })

  it('a number of two teams is refused, and so is an impossible time', async () => {
    const race = await openRelay(t)
    const csv = `Dossard;Équipe;Nom;Prénom;Temps
1;A;Dupont;Jean;0:41:00
1;B;Roux;Anne;0:52:00
1;A;Martin;Zoé;
1;B;Petit;Léa;
2;C;Roy;Luc;0:04:10
2;C;Bon;Ali;
`
    const { erreurs, nb_bonnes } = await race.attempt(csv)
    expect(nb_bonnes).toBe(1)
    expect(erreurs).toMatchObject([
      { ligne: 3, champ: 'dossard', message: 'Ce dossard est déjà à la ligne\u00a02.' },
      { ligne: 6, champ: 'temps', message: expect.stringMatching(/^Personne ne court/) },
    ])
    await expect(race.send(csv)).rejects.toMatchObject({ code: 'champs_invalides' })
  })

  it('the export of teams equals the file sent', async () => {
    const race = await openRelay(t, BY_RUNNER)
    const csv = await race.csvOf()
    expect(csv).toContain('Équipe;Temps relais')
    expect(csv).toMatch(/^1;1;Dupont;Jean;H;1985;[^;]*;;0:41:00;Classé;non;Les Lièvres;0:20:00\r$/m)
    const before = await race.teams()
    await race.send(csv)
    expect(await race.teams()).toEqual(before)
    expect(await race.csvOf()).toBe(csv)
  })

  it('the sex of a team stays where its runners have none', async () => {
    const race = await openRelay(
      t,
      'Équipe;Sexe;Temps;Équipier 1;Équipier 2\nA;F;41:00;ROUX Anne;PETIT Léa\nB;H;42:00;ROY Luc;BON Ali\nC;X;43:00;DUPONT Jean;MARTIN Zoé\n',
    )
    const listRangs = async () =>
      (await race.list()).map(({ sexe, rang_sexe }) => [sexe, rang_sexe])
    const before = [
      ['f', 1],
      ['h', 1],
      ['x', 1],
    ]
    expect(await listRangs()).toEqual(before)
    await race.send(await race.csvOf())
    expect(await listRangs()).toEqual(before)
  })
})

describe('runner of a team', () => {
  it('a runner claims a leg with the team’s code, and has the team’s place', async () => {
    const race = await openRelay(t, BY_TEAM)
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
    const jean = await claim(race, 'DUPONT')
    await race.send(BY_TEAM)
    expect((await race.mine(zoe)).ligne?.relais?.numero).toBe(2)
    expect((await race.mine(jean)).ligne?.relais?.numero).toBe(1)
    expect(
      (await race.attempt('Place;Équipe;Temps\n1;Les Lièvres;0:41:00\n')).revendications_perdues,
    ).toBe(2)
  })

  it.each([
    ['their leg', 'claimed'],
    ['the relay in their run list', 'listed'],
  ])('the distance of the whole relay does not count: %s', async (_, how) => {
    const race = await openRelay(t, BY_TEAM)
    const { epreuves_id } = race
    const zoe = await race.newMember({ prenom: 'Zoé', nom: 'Martin' })
    const users_id = zoe.user.id
    if (how === 'claimed') await race.prove(zoe, '1', (await race.codes()).get('1') ?? '')
    else {
      const done = { type: 'epreuve', objet_id: epreuves_id, etat: 'termine' } as const
      await t.db.insert(liste).values({ users_id, ...done })
    }
    await syncFaits(t.db, 'epreuve_terminee', { users_id, today: parisDate(t.clock.now) })
    const told = await t.db.select().from(faits).where(eq(faits.users_id, users_id))
    expect(told).toMatchObject([{ cle: `${epreuves_id}`, distance: null, genre: 'relais' }])
  })

  it('a number alone finds the runner by name, or asks which one', async () => {
    const race = await openRelay(t, BY_TEAM)
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

  it('a question to the organiser suggests the leg under the member’s name', async () => {
    const race = await openRelay(t, BY_TEAM)
    const zoe = await race.newMember({ prenom: 'Zoé', nom: 'Martin' })
    const { candidats } = await race.mine(zoe)
    expect(candidats.map(({ nom }) => nom)).toEqual(['MARTIN Zoé'])
    await race.ask(zoe, { dossard: '1' })
    const [demande] = (await race.gestion()).demandes
    await race.decide(race.lea, demande?.id ?? 0, true, demande?.ligne?.id)
    expect((await race.mine(zoe)).ligne).toMatchObject({ nom: 'MARTIN Zoé', prouve: true })
  })

  it('a claimed runner keeps the team when unclaimed lines are erased', async () => {
    const race = await openRelay(t, BY_TEAM)
    const zoe = await claim(race, 'MARTIN')
    await purgeResultats(t.db, new Date(t.clock.now.getTime() + 400 * DAY_MS), {
      ...t.config.retention,
      resultMonths: 12,
    })
    expect(await race.teams()).toEqual([[1, 'Les Lièvres', 2460, 'MARTIN Zoé 1260']])
    expect((await race.mine(zoe)).ligne?.rang).toBe(1)
    expect((await race.gestion()).envoi?.nb).toBe(1)
    expect(await race.resume()).toMatchObject({ classes: 2 })
  })
})

describe('file with an invalid team', () => {
  it('an invalid team comes back to be corrected, with the skipped rows told', async () => {
    const race = await openRelay(t)
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

describe('correction of a team', () => {
  const correct = async (race: Race, id: number, body: object) => {
    const { data } = await race.lea.call('GET /api/resultats/{id}/ligne', { params: { id } })
    return race.lea.call('POST /api/resultats/{id}/corriger', {
      params: { id },
      body: { version: data.version, ...body },
    })
  }

  it('a correction of runners updates names and legs, and that of the team its place and state', async () => {
    const race = await openRelay(t, BY_TEAM)
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

  it('a removed team loses its runners', async () => {
    const race = await openRelay(t, BY_TEAM)
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
