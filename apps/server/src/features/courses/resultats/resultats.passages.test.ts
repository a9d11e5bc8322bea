import { resultatPassages, resultats } from '@foulee/db/schema'
import { createCourse, createOrganisateur, createUser, dayFrom } from '@foulee/testing/factories'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
beforeAll(async () => {
  t = await testApp()
})
afterAll(() => t.close())

const POINTS = [
  { type: 'ravito_complet' as const, km: 14, nom: 'Cilaos' },
  { type: 'assistance' as const, km: 14, nom: 'Cilaos' },
  { type: 'controle' as const, km: 30, nom: 'Marla' },
]
const ROADBOOK = 'GET /api/courses/{id}/epreuves/{epreuves_id}/feuille-de-route'

/** A race that starts at 22h, run last year and to be run again. */
async function openRace(heure_depart = '22:00') {
  const manager = await createUser(t.db)
  const lea = await t.signIn(manager, { remember: true })
  const { id: organisateurs_id } = await createOrganisateur(t.db, { membres: [manager.id] })
  const epreuve = {
    nom: 'La Boucle',
    type: 'trail' as const,
    distance: 40_000,
    denivele: 1500,
    heure_depart,
    age_min: 18,
    points: POINTS,
  }
  const course = await createCourse(t.db, t.clock.now, {
    organisateurs_id,
    editions: [
      { date_debut: dayFrom(t.clock.now, -300), epreuves: [epreuve] },
      { date_debut: dayFrom(t.clock.now, 65), epreuves: [epreuve] },
    ],
  })
  const { rows } = await t.db.$client.query<{ id: number }>(
    'select p.id from epreuves p join editions e on e.id = editions_id where courses_id = $1 order by date_debut',
    [course.id],
  )
  const [past = 0, next = 0] = rows.map(({ id }) => id)
  return { lea, slug: course.slug, past, next }
}

const write = (titres: string, ...lines: string[]) => [`Place;Nom;${titres}`, ...lines].join('\n')
const toBody = (csv: string, fields = {}) =>
  form({ fichier: new File([csv], 'resultats.csv'), ...fields })
const attempt = async ({ lea, past }: { lea: SignedIn; past: number }, csv: string) =>
  (
    await lea.call('POST /api/resultats/{epreuves_id}/essai', {
      params: { epreuves_id: past },
      body: toBody(csv),
    })
  ).data
const send = ({ lea, past }: { lea: SignedIn; past: number }, csv: string, fields = {}) =>
  lea.call('POST /api/resultats/{epreuves_id}/envoi', {
    params: { epreuves_id: past },
    body: toBody(csv, fields),
  })
const readStored = async (epreuves_id: number) => {
  const rows = await t.db
    .select({
      nom: resultats.nom,
      metres: resultatPassages.metres,
      temps: resultatPassages.temps,
    })
    .from(resultatPassages)
    .innerJoin(resultats, eq(resultats.id, resultatPassages.resultats_id))
    .where(eq(resultats.epreuves_id, epreuves_id))
    .orderBy(asc(resultats.temps), asc(resultatPassages.metres))
  return rows.map(({ nom, metres, temps }) => [nom, metres, temps])
}

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
    const race = await openRace()
    const csv = write(titres, ...lines)
    const { passages, nb_erreurs } = await attempt(race, csv)
    expect(passages.forme).toBe(forme)
    expect(passages.colonnes.map(({ nom, metres }) => [nom, metres])).toEqual([
      ['Cilaos', 14_000],
      ['Marla', 30_000],
    ])
    expect(nb_erreurs).toBe(0)
    await send(race, csv)
    expect((await readStored(race.past)).slice(0, 3)).toEqual(TIMES)
  })

  it('what goes backwards is refused by its line', async () => {
    const race = await openRace()
    const csv = write(
      'Cilaos;Marla;Temps',
      '1;DURAND Zoé;1:50:00;4:10:00;6:00:00',
      '2;MARTIN Ali;4:05:00;2:30:00;7:00:00',
      '3;PETIT Léo;2:05:00;7:30:00;7:10:00',
      '4;MOREAU Lou;2:06:00;5:10:00;7:20:00',
      '5;GIRARD Max;2:07:00;5:20:00;7:30:00',
    )
    const { erreurs } = await attempt(race, csv)
    expect(erreurs).toMatchObject([
      { ligne: 3, champ: 'passages', valeur: '2:30:00' },
      { ligne: 4, champ: 'passages', valeur: '7:30:00' },
    ])
    expect(erreurs[0]?.message).toMatch(/^Corrigez le passage «\u00a0Marla\u00a0» \(km\u00a030,0\)/)
    await send(race, csv, { ignorer: 'true' })
    expect((await readStored(race.past)).map(([nom]) => nom)).toEqual(
      ['DURAND', 'MOREAU', 'GIRARD'].flatMap((nom) => [nom, nom]),
    )
  })

  it('a column of words and one of no point stay unread', async () => {
    const race = await openRace()
    const csv = write('Cilaos;Grand Col;Temps', '1;DURAND Zoé;Ville;1:50:00;6:00:00')
    expect((await attempt(race, csv)).passages.colonnes).toEqual([])
  })

  it('passages go with their lines', async () => {
    const race = await openRace()
    await send(race, write('Cilaos;Temps', '1;DURAND Zoé;1:50:00;6:00:00'))
    await send(race, write('Temps', '1;DURAND Zoé;6:00:00'))
    expect(await readStored(race.past)).toEqual([])
  })
})

describe('the passages of a line', () => {
  it('places are won and lost from point to point, up to the finish', async () => {
    const race = await openRace()
    await send(
      race,
      write(
        'Cilaos;Marla;Temps',
        '1;DURAND Zoé;1:50:00;4:30:00;6:00:00',
        '2;MARTIN Ali;2:05:00;4:10:00;7:00:00',
        '3;PETIT Léo;1:40:00;4:40:00;7:10:00',
      ),
    )
    await t.syncChanges()
    const { data } = await t.call('GET /api/resultats/{epreuves_id}', {
      params: { epreuves_id: race.past },
    })
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
    const resume = { params: { epreuves_id: race.past } }
    expect(
      (await t.call('GET /api/resultats/{epreuves_id}/resume', resume)).data.has_passages,
    ).toBe(true)
  })

  it('a line without passages has none, and one that does not exist is not found', async () => {
    const race = await openRace()
    await send(race, write('Temps', '1;DURAND Zoé;6:00:00'))
    await t.syncChanges()
    const { data } = await t.call('GET /api/resultats/{epreuves_id}', {
      params: { epreuves_id: race.past },
    })
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
    const race = await openRace()
    await send(race, write('Cilaos;Marla;Temps', ...finishers(nb)))
    const params = { id: race.slug, epreuves_id: String(race.next) }
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
