import { ApiError } from '@foulee/contract/shared/errors'
import { resultats as lines } from '@foulee/db/schema'
import { createCourse, createUser, type NewCourse } from '@foulee/testing/factories'
import { findEpreuveOf } from '@foulee/testing/resultats'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { spool } from '#platform/http/spool.ts'
import { NO_WORKBOOKS, sheet, xlsx } from '#platform/spreadsheets/test-workbooks.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
import { openFile, readPortions } from './lecture/open-file.ts'
import { openRace } from './resultats.test-cast.ts'

let t: TestApp
let lea: SignedIn
let epreuves_id: number
beforeAll(async () => {
  t = await testApp()
  ;({ lea, epreuves_id } = await openRace(t))
})
afterAll(() => t.close())

type FileContent = string | Uint8Array<ArrayBuffer>
const toFile = (content: FileContent) => new File([content], 'resultats.csv')
const attempt = async (content: FileContent, fields: Record<string, string> = {}) =>
  (
    await lea.call('POST /api/resultats/{epreuves_id}/essai', {
      params: { epreuves_id },
      body: form({ fichier: toFile(content), ...fields }),
    })
  ).data
const send = (content: FileContent, fields: Record<string, string> = {}) =>
  lea.call('POST /api/resultats/{epreuves_id}/envoi', {
    params: { epreuves_id },
    body: form({ fichier: toFile(content), ...fields }),
  })
const readStored = () =>
  t.db.select().from(lines).where(eq(lines.epreuves_id, epreuves_id)).orderBy(lines.id)
const refusal = (field: string, words: RegExp) =>
  expect.objectContaining({
    code: 'champs_invalides',
    errors: { [field]: expect.stringMatching(words) },
  })

const toLatin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const toUtf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))
const CSV = 'Place;Dossard;Nom;Prénom;Sexe;Temps\r\n1;12;Lefèvre;Zoé;F;0:41:12\r\n'

describe('automatic reading of a file', () => {
  it.each<[string, FileContent, object]>([
    ['UTF-8', CSV, { encodage: 'utf-8', separateur: ';' }],
    ['UTF-8 with its mark', `\ufeff${CSV}`, { encodage: 'utf-8' }],
    ['Windows-1252', toLatin(CSV), { encodage: 'windows-1252' }],
    ['UTF-16', toUtf16(CSV), { encodage: 'utf-16le' }],
    ['commas', CSV.replaceAll(';', ','), { separateur: ',' }],
    ['tabs', CSV.replaceAll(';', '\t'), { separateur: '\t' }],
    ['bars', CSV.replaceAll(';', '|'), { separateur: '|' }],
    ['old Mac line ends', CSV.replaceAll('\r\n', '\r'), { separateur: ';' }],
  ])('a file is read: %s', async (_, file, expected) => {
    const { apercu, nb_bonnes, ...found } = await attempt(file)
    expect(found).toMatchObject({ entete: true, manques: [], nb_erreurs: 0, ...expected })
    expect(nb_bonnes).toBe(1)
    expect(apercu[0]).toMatchObject({ nom: 'Lefèvre Zoé', temps: 2472, rang: 1, dossard: '12' })
  })

  it('the sender can override encoding and titles', async () => {
    const told = await attempt(toLatin(CSV), { encodage: 'utf-8', entete: 'false' })
    expect(told).toMatchObject({ encodage: 'utf-8', entete: false })
    expect(told.titres[0]).toEqual({
      titre: 'Colonne\u00a01',
      exemples: ['Place', '1'],
      est_masquee: false,
    })
  })

  it('unknown columns are listed, and missing ones asked for', async () => {
    const { colonnes, titres, manques, nb_lignes } = await attempt('a;b\nDurand;0:41:12\n')
    expect([colonnes, manques, nb_lignes]).toEqual([
      {},
      [
        'Indiquez quelle colonne donne le nom.',
        'Indiquez quelle colonne donne le temps, ou le rang.',
      ],
      0,
    ])
    expect(titres.map(({ exemples }) => exemples)).toEqual([
      ['a', 'Durand'],
      ['b', '0:41:12'],
    ])
    const told = { entete: 'true', colonnes: '{"identite":0,"temps":1}' }
    expect(await attempt('a;b\nDurand;0:41:12\n', told)).toMatchObject({
      nb_bonnes: 1,
      manques: [],
    })
    await expect(send('a;b\nDurand;0:41:12\n')).rejects.toEqual(refusal('colonnes', /nom/))
  })

  it.each<[string, FileContent, RegExp]>([
    ['nothing', '', /Choisissez/],
    ['half a workbook', Uint8Array.of(0x50, 0x4b, 3, 4), /classeur/],
    ['a PDF', '%PDF-1.7 …', /PDF/],
    ['bytes', Uint8Array.of(1, 0, 2), /pas un texte/],
    ['a word', 'bonjour', /pas un CSV/],
    ['a quote that is never closed', `a;b\n"${'x'.repeat(30_000)}`, /mal formé/],
  ])('a file is refused when it is %s', async (_, file, words) => {
    await expect(attempt(file)).rejects.toEqual(refusal('fichier', words))
  })
})

it('an unselected column of births still hides a child’s name', async () => {
  const file = 'Place;Nom;Prénom;Date de naissance;Temps\n1;Petit;Alix;12 mai 2014;41:12\n'
  const { apercu } = await attempt(file, { colonnes: '{"rang":0,"nom":1,"prenom":2,"temps":4}' })
  expect(apercu[0]).toMatchObject({ est_initiales: true })
  expect(apercu[0]?.nom).not.toContain('Petit')
})

it('a line with lost letters is refused', async () => {
  const { erreurs } = await attempt('Place;Nom;Temps\n1;FranÃ\u00a7ois;41:12\n')
  expect(erreurs).toMatchObject([{ ligne: 2, message: expect.stringMatching(/abîmées/) }])
})

describe('errors of lines', () => {
  const HEAD = 'Place;Dossard;Nom;Prénom;Sexe;Année;Temps;Statut\n'
  it.each([
    ['1;1;;;F;1990;41:12;', 'nom', /pas de nom/],
    ['1;1;Morel;Léa;F;1990;;', 'temps', /manque le temps/],
    ['1;1;Morel;Léa;F;1990;vite;', 'temps', /«\u00a0vite\u00a0» n’est pas un temps/],
    ['1;1;Morel;Léa;F;1990;0:10:00;', 'temps', /aussi vite/],
    ['x;1;Morel;Léa;F;1990;41:12;', 'rang', /rang/],
    ['1;1;Morel;Léa;?;1990;41:12;', 'sexe', /F, H ou X/],
    ['1;1;Morel;Léa;F;2999;41:12;', 'annee', /naissance/],
  ])('a line is refused: %s', async (line, champ, words) => {
    const { erreurs, nb_erreurs, nb_bonnes } = await attempt(
      `${HEAD}9;9;Petit;Nora;F;1980;50:00;\n${line}\n`,
    )
    expect(nb_bonnes).toBe(1)
    expect(nb_erreurs).toBe(1)
    expect(erreurs).toEqual([
      { ligne: 3, champ, valeur: expect.anything(), message: expect.stringMatching(words) },
    ])
  })

  it('a number used twice is refused, with the line of the first', async () => {
    const { erreurs } = await attempt(`${HEAD}1;7;A;B;;;40:00;\n2;7;C;D;;;41:00;\n`)
    expect(erreurs).toEqual([
      {
        ligne: 3,
        champ: 'dossard',
        valeur: '7',
        message: 'Ce dossard est déjà à la ligne\u00a02.',
      },
    ])
  })

  it('errors can be ignored on demand', async () => {
    const file = `${HEAD}1;1;A;B;;;40:00;\n2;2;C;D;;;vite;\n3;3;E;F;;;;DNF\n`
    await expect(send(file)).rejects.toEqual(refusal('fichier', /Une ligne a une erreur/))
    expect(await readStored()).toEqual([])
    await send(file, { ignorer: 'true' })
    expect(await readStored()).toMatchObject([
      { nom: 'A', rang: 1, temps: 2400, statut: 'classe' },
      { nom: 'E', rang: null, temps: null, statut: 'abandon' },
    ])
  })
})

describe('stored lines', () => {
  it('missing places are computed, also by sex and category', async () => {
    await send(
      'Dossard;Nom;Sexe;Naissance;Temps\n1;LENT Paul;H;1990;50:00\n2;VITE Anne;F;1991;40:00\n3;MOYEN Luc;H;1960;45:00\n4;EGAL Jo;H;1991;45:00\n',
    )
    const byName = Object.fromEntries(
      (await readStored()).map((row) => [row.nom, [row.rang, row.rang_sexe, row.rang_categorie]]),
    )
    expect(byName).toEqual({
      VITE: [1, 1, 1],
      MOYEN: [2, 1, 1],
      EGAL: [2, 1, 1],
      LENT: [4, 3, 2],
    })
  })

  it('the FFA category follows from the year of birth', async () => {
    await send(
      'Nom;Catégorie;Naissance;Temps\nA;V1H;1985;40:00\nB;;1985;41:00\nC;SEF;;42:00\nD;SE;1985;43:00\n',
    )
    const stored = await readStored()
    expect(stored.map(({ nom, categorie, sexe }) => [nom, categorie, sexe])).toEqual([
      ['A', 'V1H', null],
      ['B', 'M1', null],
      ['C', 'SE', 'f'],
      ['D', 'M1', null],
    ])
  })

  it('stored texts contain no formulas', async () => {
    await send('Nom;Club;Temps\n"=HYPERLINK(""http://x"")";@SUM(A1);40:00\n+33;-2+3;41:00\n')
    const stored = await readStored()
    expect(stored.map(({ nom, club }) => [nom, club])).toEqual([
      ['HYPERLINK("http://x")', 'SUM(A1)'],
      ['33', '2+3'],
    ])
  })

  it('minors have initials, and so have runners who ask for them in the file', async () => {
    await send(
      'Nom;Prénom;Année;Club;Anonyme;Temps\nMorel;Léo;2012;AC Lac;;41:00\nPetit;Nora;1990;AC Lac;oui;42:00\nDurand;Ali;1990;AC Lac;;43:00\n',
    )
    const { data } = await t.call('GET /api/resultats/{epreuves_id}', { params: { epreuves_id } })
    expect(data.map(({ nom, club }) => [nom, club])).toEqual([
      ['M.\u00a0L.', null],
      ['P.\u00a0N.', null],
      ['Durand Ali', 'AC Lac'],
    ])
  })
})

describe('workbooks', () => {
  const rows = [
    ['Corrida de Noël'],
    ['Place', 'Dossard', 'Nom', 'Prénom', 'Sexe', 'Naissance', 'Temps'],
    [1, 12, 'Lefèvre', 'Zoé', 'F', new Date('1990-05-12Z'), 2472 / 86_400],
    [2, 7, 'Petit', 'Nora', 'F', new Date('1991-01-02Z'), 'DNF'],
    [3, 9, 'Morel', 'Léa', 'F', new Date('1992-01-02Z'), 'vite'],
  ]
  const formats = [...Array(5), 'dd/mm/yyyy', 'h:mm:ss']
  const write = () => xlsx([sheet([], { name: 'A' }), sheet(rows, { formats, name: 'Scratch' })])

  it('a workbook is read like a CSV, whatever its name', async () => {
    expect(
      await attempt(await write(), { encodage: 'windows-1252', separateur: ',' }),
    ).toMatchObject({
      encodage: 'utf-8',
      separateur: ';',
      feuille: { nom: 'Scratch', autres: 0 },
      entete: true,
      manques: [],
      nb_bonnes: 2,
      nb_erreurs: 1,
      erreurs: [{ ligne: 5, champ: 'temps', valeur: 'vite' }],
      apercu: [
        { nom: 'Lefèvre Zoé', temps: 2472, rang: 1, dossard: '12' },
        { nom: 'Petit Nora', temps: null, statut: 'abandon' },
      ],
    })
  })

  it('a workbook is published', async () => {
    await send(await write(), { ignorer: 'true' })
    expect(await readStored()).toMatchObject([
      { nom: 'Lefèvre', annee: 1990, temps: 2472 },
      { nom: 'Petit', annee: 1991, statut: 'abandon' },
    ])
  })

  it('minutes typed as hours are recognised by the distance', async () => {
    const typed = [['Nom', 'Temps'], ...[41.2, 45.05].map((hours) => ['A B', hours / 24])]
    const file = await xlsx([sheet(typed, { formats: [undefined, '[h]:mm:ss'] })])
    const { apercu } = await attempt(file)
    expect(apercu.map(({ temps }) => temps)).toEqual([2472, 2703])
  })
})

describe('large files', () => {
  const spoolLines = (nb: number) => {
    async function* write() {
      yield Buffer.from('Dossard;Nom;Prénom;Temps\n')
      for (let first = 0; first < nb; first += 1000) {
        const numbers = Array.from(
          { length: Math.min(1000, nb - first) },
          (_, index) => first + index,
        )
        yield Buffer.from(numbers.map((n) => `${n + 1};Nom${n};Prénom;1:02:03\n`).join(''))
      }
    }
    return spool({ field: 'fichier', name: 'grand.csv' }, write())
  }
  const COURSE = { date: '2026-03-14', distance: 10_000 }

  it('a file of 100 000 lines is never whole in memory, and yields to other requests', async () => {
    const file = await spoolLines(100_000)
    let turns = 0
    const tick = setInterval(() => (turns += 1), 0)
    let [nb, most, portions] = [0, 0, 0]
    for await (const { lignes } of readPortions(await openFile(file, {}, NO_WORKBOOKS), COURSE)) {
      nb += lignes.length
      most = Math.max(most, lignes.length)
      portions += 1
    }
    clearInterval(tick)
    await file.handle.close()
    expect([nb, most, portions]).toEqual([100_000, 1000, 100])
    expect(turns).toBeGreaterThan(20)
  })

  it('a file of more lines is refused', async () => {
    const file = await spoolLines(100_001)
    const opened = await openFile(file, {}, NO_WORKBOOKS)
    const readAll = async () => {
      let nb = 0
      for await (const portion of readPortions(opened, COURSE)) nb += portion.nb
      return nb
    }
    await expect(readAll()).rejects.toBeInstanceOf(ApiError)
    await file.handle.close()
  })
})

const RUN = '2026-03-01'
const SUNDAY = { date_debut: RUN, editions_fin: '2030-03-03' }

it.each<[string, NewCourse, RegExp]>([
  ['before the day of the race', {}, /jour de la course/],
  [
    'before the day of the épreuve, after the first of the race',
    { editions: [{ ...SUNDAY, epreuves: [{ date_depart: '2030-03-03' }] }] },
    /à partir du dim. 3 mars 2030/,
  ],
  [
    'for an edition that was cancelled',
    { editions: [{ date_debut: RUN, annulee: true, epreuves: [{}] }] },
    /Cette édition est annulée/,
  ],
  [
    'for an épreuve that was cancelled',
    { editions: [{ date_debut: RUN, epreuves: [{ etat: -1 }] }] },
    /Cette épreuve est annulée/,
  ],
])('a file is refused %s', async (_, input, words) => {
  const staff = await t.signIn(await createUser(t.db, { is_staff: true }))
  const course = await createCourse(t.db, t.clock.now, input)
  const call = staff.call('POST /api/resultats/{epreuves_id}/envoi', {
    params: { epreuves_id: await findEpreuveOf(t.db, course.id) },
    body: form({ fichier: toFile(CSV) }),
  })
  await expect(call).rejects.toEqual(refusal('fichier', words))
})
