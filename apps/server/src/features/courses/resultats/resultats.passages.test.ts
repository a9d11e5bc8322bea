import { dayFrom } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type TestApp, testApp } from '#test/test-app.ts'
import { openTimedRace, type TimedRace, toBody, writeTimes } from './passages.test-cast.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const ROADBOOK = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route'
const TIMES = [
  ['DURAND', 14_000, 6600],
  ['DURAND', 30_000, 15_000],
  ['MARTIN', 14_000, 7500],
]

describe('passages in the file of a timekeeper', () => {
  it.each([
    [
      'since the start',
      'cumule',
      'Cilaos;Marla;Temps',
      '1;DURAND Zoé;1:50:00;4:10:00;6:00:00',
      '2;MARTIN Ali;2:05:00;;7:00:00',
    ],
    [
      'since the start, by kilometres, beside other figures',
      'cumule',
      'Temps;Clt km 14;Temps km 14 (ravito);km 30;Vitesse km 30',
      '1;DURAND Zoé;6:00:00;3;1h50;4h10;7,2',
      '2;MARTIN Ali;7:00:00;4;2h05;-;-',
    ],
    [
      'of each leg',
      'troncon',
      'Cilaos;Marla;Temps',
      '1;DURAND Zoé;1:50:00;2:20:00;6:00:00',
      '2;MARTIN Ali;2:05:00;;7:00:00',
      '3;PETIT Léo;3:00:00;1:30:00;8:00:00',
    ],
    [
      'as times of day, over midnight',
      'horaire',
      'Passage Cilaos;Passage Marla;Temps',
      '1;DURAND Zoé;23:50:00;02:10:00;6:00:00',
      '2;MARTIN Ali;00:05:00;;7:00:00',
    ],
    [
      'as hours and minutes of the day, in another order',
      'horaire',
      'Marla;Temps;Cilaos',
      '1;DURAND Zoé;02:10;6:00:00;23:50',
      '2;MARTIN Ali;;7:00:00;00:05',
    ],
  ] as const)('are read and stored: %s', async (_, forme, titres, ...lines) => {
    const race = await openTimedRace(t)
    const csv = writeTimes(titres, ...lines)
    const { passages, nb_erreurs } = await race.attempt(csv)
    expect(passages.forme).toBe(forme)
    expect(passages.colonnes.map(({ nom, metres }) => [nom, metres])).toEqual([
      ['Cilaos', 14_000],
      ['Marla', 30_000],
    ])
    expect(nb_erreurs).toBe(0)
    await race.send(csv)
    expect((await race.readStored()).slice(0, 3)).toEqual(TIMES)
  })

  it('what goes backwards is refused by its line', async () => {
    const race = await openTimedRace(t)
    const csv = writeTimes(
      'Cilaos;Marla;Temps',
      '1;DURAND Zoé;1:50:00;4:10:00;6:00:00',
      '2;MARTIN Ali;4:05:00;2:30:00;7:00:00',
      '3;PETIT Léo;2:05:00;7:30:00;7:10:00',
      '4;MOREAU Lou;2:06:00;5:10:00;7:20:00',
      '5;GIRARD Max;2:07:00;5:20:00;7:30:00',
    )
    const { erreurs } = await race.attempt(csv)
    expect(erreurs).toMatchObject([
      { ligne: 3, champ: 'passages', valeur: '2:30:00' },
      { ligne: 4, champ: 'passages', valeur: '7:30:00' },
    ])
    expect(erreurs[0]?.message).toMatch(/^Corrigez le passage «\u00a0Marla\u00a0» \(km\u00a030,0\)/)
    await race.send(csv, { ignorer: 'true' })
    expect((await race.readStored()).map(([nom]) => nom)).toEqual(
      ['DURAND', 'MOREAU', 'GIRARD'].flatMap((nom) => [nom, nom]),
    )
  })

  it('a column of words and one of no point stay unread', async () => {
    const race = await openTimedRace(t)
    const csv = writeTimes('Cilaos;Grand Col;Temps', '1;DURAND Zoé;Ville;1:50:00;6:00:00')
    expect((await race.attempt(csv)).passages.colonnes).toEqual([])
  })

  it('passages go with their lines', async () => {
    const race = await openTimedRace(t)
    await race.send(writeTimes('Cilaos;Temps', '1;DURAND Zoé;1:50:00;6:00:00'))
    await race.send(writeTimes('Temps', '1;DURAND Zoé;6:00:00'))
    expect(await race.readStored()).toEqual([])
  })
})

describe('columns of passages told by hand', () => {
  const FILE = writeTimes(
    'P1;P2;Temps',
    '1;DURAND Zoé;1:50:00;4:10:00;6:00:00',
    '2;MARTIN Ali;2:05:00;;7:00:00',
  )
  const colonnes = [
    { metres: 30_000, colonne: 3 },
    { metres: 14_000, colonne: 2 },
    { metres: 99_000, colonne: 4 },
  ]
  const told = (passages: object) => ({ passages: JSON.stringify(passages) })

  it('are read where their titles tell nothing', async () => {
    const race = await openTimedRace(t)
    expect((await race.attempt(FILE)).passages.colonnes).toEqual([])
    const { passages } = await race.attempt(FILE, told({ colonnes }))
    expect(passages.colonnes.map(({ metres, colonne }) => [metres, colonne])).toEqual([
      [14_000, 2],
      [30_000, 3],
    ])
    expect(passages.formes).toEqual(['cumule', 'horaire', 'troncon'])
    await race.send(FILE, told({ colonnes }))
    expect(await race.readStored()).toEqual(TIMES)
  })

  it('are told to be legs, or not to be passages', async () => {
    const race = await openTimedRace(t)
    const csv = FILE.replace('P1;P2', 'Cilaos;Marla').replace('4:10:00', '2:20:00')
    await race.send(csv, told({ forme: 'troncon' }))
    expect(await race.readStored()).toEqual(TIMES)
    await race.send(csv, told({ colonnes: [] }))
    expect(await race.readStored()).toEqual([])
  })

  it('are named by their point in the file of refused lines', async () => {
    const race = await openTimedRace(t)
    const { blob } = await race.lea.call('POST /api/resultats/{epreuves_id}/refusees', {
      params: { epreuves_id: race.past },
      body: toBody(FILE.replace('4:10:00', '1:10:00'), told({ colonnes, forme: 'cumule' })),
    })
    const text = await blob.text()
    expect(text).toContain('Cilaos;Marla;Temps')
    expect(text).toContain('Corrigez le passage «\u00a0Marla\u00a0»')
  })

  it.each([{ forme: 'autre' }, { colonnes: [{ metres: 14_000, colonne: -1 }] }])(
    '%o is refused by its field',
    async (passages) => {
      const race = await openTimedRace(t)
      await expect(race.attempt(FILE, told(passages))).rejects.toMatchObject({
        code: 'champs_invalides',
        errors: { passages: expect.stringMatching(/^Indiquez les colonnes des points/) },
      })
    },
  )
})

describe('passages of teams', () => {
  const BY_RUNNER = [
    'Place;Équipe;Nom;Cilaos;Marla;Temps',
    '1;Lièvres;Jean Dupont;1:50:00;;6:00:00',
    '1;Lièvres;Zoé Martin;;4:10:00;6:00:00',
  ].join('\n')
  it.each([
    [
      'on a line of their own',
      'Place;Équipe;Équipier 1;Équipier 2;Cilaos;Marla;Temps\n1;Lièvres;Jean Dupont;Zoé Martin;1:50:00;4:10:00;6:00:00',
    ],
    ['on a line for each runner', BY_RUNNER],
  ])('are read %s, and shown', async (_, csv) => {
    const race = await openTimedRace(t, { type: 'relais' })
    await race.send(csv)
    expect(await race.readStored()).toEqual([
      ['Lièvres', 14_000, 6600],
      ['Lièvres', 30_000, 15_000],
    ])
    expect((await race.resume()).points.map(({ nb }) => nb)).toEqual([1, 1, 1])
  })

  it('that go backwards over its runners are refused by the line of the team', async () => {
    const race = await openTimedRace(t, { type: 'relais' })
    const { erreurs } = await race.attempt(BY_RUNNER.replace('1:50:00', '4:50:00'))
    expect(erreurs).toMatchObject([{ ligne: 2, champ: 'passages' }])
  })

  it('of whom a runner is withdrawn are told nowhere: they would give the leg', async () => {
    const race = await openTimedRace(t, { type: 'relais' })
    await race.send(BY_RUNNER)
    const [team] = await race.list()
    await race.lea.call('POST /api/resultats/{id}/discretion', {
      params: { id: team?.equipiers?.[1]?.id ?? 0 },
      body: { geste: 'retirer' },
    })
    await t.syncChanges()
    const params = { id: team?.id ?? 0 }
    expect((await t.call('GET /api/resultats/{id}/passages', { params })).data).toEqual([])
    expect((await race.resume()).points).toEqual([])
  })
})

describe('passages leave and come back', () => {
  const exportOf = async (race: TimedRace) => {
    const { blob } = await race.lea.call('GET /api/resultats/{epreuves_id}/export', {
      params: { epreuves_id: race.past },
    })
    return blob.text()
  }

  it('the export can be sent again', async () => {
    const race = await openTimedRace(t)
    const lines = ['1;DURAND Zoé;1:50:00;4:10:00;6:00:00', '2;MARTIN Ali;2:05:00;;7:00:00']
    await race.send(writeTimes('Cilaos;Marla;Temps', ...lines))
    const csv = await exportOf(race)
    expect(csv).toContain('Initiales;Cilaos;Marla')
    await race.send(writeTimes('A;B;Temps', ...lines))
    expect(await race.readStored()).toEqual([])
    await race.send(csv)
    expect(await race.readStored()).toEqual(TIMES)
  })

  it('the export of teams too', async () => {
    const race = await openTimedRace(t, { type: 'relais' })
    await race.send(
      'Place;Équipe;Équipier 1;Équipier 2;Cilaos;Temps\n1;Lièvres;Jean Dupont;Zoé Martin;1:50:00;6:00:00',
    )
    const stored = await race.readStored()
    expect(stored).toHaveLength(1)
    await race.send(await exportOf(race))
    expect(await race.readStored()).toEqual(stored)
  })

  it('the template has a column for each point', async () => {
    const race = await openTimedRace(t)
    const { blob } = await race.lea.call('GET /api/resultats/{epreuves_id}/modele', {
      params: { epreuves_id: race.past },
      query: { format: 'csv' },
    })
    expect(await blob.text()).toMatch(/Initiales;Cilaos;Marla\r?\n/)
  })
})

describe('the passages of a line', () => {
  it('places are won and lost from point to point, up to the finish', async () => {
    const race = await openTimedRace(t)
    await race.send(
      writeTimes(
        'Cilaos;Marla;Temps',
        '1;DURAND Zoé;1:50:00;4:30:00;6:00:00',
        '2;MARTIN Ali;2:05:00;4:10:00;7:00:00',
        '3;PETIT Léo;1:40:00;4:40:00;7:10:00',
      ),
    )
    const data = await race.list()
    const read = async (rang: number) => {
      const id = data.find((line) => line.rang === rang)?.id ?? 0
      return (await t.call('GET /api/resultats/{id}/passages', { params: { id } })).data
    }
    expect(await read(1)).toEqual([
      { nom: 'Cilaos', metres: 14_000, is_arrivee: false, temps: 6600, rang: 2, gagnees: null },
      { nom: 'Marla', metres: 30_000, is_arrivee: false, temps: 16_200, rang: 2, gagnees: 0 },
      { nom: null, metres: 40_000, is_arrivee: true, temps: 21_600, rang: 1, gagnees: 1 },
    ])
    expect((await read(3)).map(({ rang, gagnees }) => [rang, gagnees])).toEqual([
      [1, null],
      [3, -2],
      [3, 0],
    ])
  })

  it('a line without passages has none, and one that does not exist is not found', async () => {
    const race = await openTimedRace(t)
    await race.send(writeTimes('Temps', '1;DURAND Zoé;6:00:00'))
    const data = await race.list()
    const call = (id: number) => t.call('GET /api/resultats/{id}/passages', { params: { id } })
    expect((await call(data[0]?.id ?? 0)).data).toEqual([])
    await expect(call(2_000_000_000)).rejects.toMatchObject({ code: 'resultat_introuvable' })
  })
})

describe('passages of an earlier edition beside the plan', () => {
  const finishers = (nb: number) =>
    Array.from({ length: nb }, (_, at) => {
      const minutes = String(at).padStart(2, '0')
      return `${at + 1};NOM${at} Zoé;1:5${at % 10}:00;4:10:00;6:${minutes}:00`
    })
  const open = async (nb: number) => {
    const race = await openTimedRace(t)
    await race.send(writeTimes('Cilaos;Marla;Temps', ...finishers(nb)))
    const params = { id: race.course.slug, epreuves_id: String(race.next) }
    await t.syncChanges()
    return async (objectif: string) =>
      (await t.call(ROADBOOK, { params, query: { objectif } })).data
  }

  it('the roadbook shows the middle of ten who finished in about the time, without names', async () => {
    const plan = await open(11)
    const sheet = await plan('6h05')
    expect(sheet.semblables).toMatchObject({
      nb: 11,
      annee: Number(dayFrom(t.clock.now, -300).slice(0, 4)),
    })
    expect(sheet.etapes.map(({ semblables }) => semblables)).toEqual([6840, 15_000, null])
    expect(JSON.stringify(sheet)).not.toContain('NOM')
    expect((await plan('8h')).semblables).toBeNull()
  })

  it('nothing is shown of nine', async () => {
    const sheet = await (await open(9))('6h05')
    expect(sheet.semblables).toBeNull()
    expect(sheet.etapes.every(({ semblables }) => semblables === null)).toBe(true)
  })
})
