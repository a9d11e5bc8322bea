import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheet, xlsx } from '#platform/spreadsheets/test-workbooks.ts'
import { readWorkbook } from '#platform/spreadsheets/workbook.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'
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
const input = (content: FileContent, fields: Record<string, string> = {}) => ({
  params: { epreuves_id },
  body: form({ fichier: new File([content], 'resultats.csv'), ...fields }),
})
const attempt = async (content: FileContent, fields?: Record<string, string>) =>
  (await lea.call('POST /api/resultats/{epreuves_id}/essai', input(content, fields))).data
async function downloadRefused(
  content: FileContent,
  fields?: Record<string, string>,
): Promise<string> {
  const call = 'POST /api/resultats/{epreuves_id}/refusees'
  return (await lea.call(call, input(content, fields))).blob.text()
}
const linesOf = (csv: string) => csv.replace('\ufeff', '').trimEnd().split('\r\n')

describe('file of refused lines', () => {
  const FILE =
    'Corrida\nPlace;N°;Nom;Prénom;Club;Temps\n1;12;Morel;Léa;=1+1;0:41:12\n2;="0007";Petit;Nora;"=HYPERLINK(""x"")";vite\n3;9;;;AC Lac;0:43:00\n'

  it('refused lines come with cells, line number and reason, without formulas', async () => {
    expect(linesOf(await downloadRefused(FILE))).toEqual([
      'Ligne d’origine;Raison;Place;N°;Nom;Prénom;Club;Temps',
      '4;Temps\u00a0: «\u00a0vite\u00a0» n’est pas un temps. Écrivez 3:45:12, ou DNF pour un abandon.;2;"\'=""0007""";Petit;Nora;"\'=HYPERLINK(""x"")";vite',
      '5;Nom\u00a0: Cette ligne n’a pas de nom.;3;9;;;AC Lac;0:43:00',
    ])
  })

  it('refused lines can come with the valid ones, since the next file replaces all', async () => {
    const csv = await downloadRefused(FILE, { toutes: 'true' })
    expect(linesOf(csv)[1]).toMatch(/^3;;1;12;Morel;Léa;/)
    const mended = csv.replace(';vite', ';0:42:00').replace(';3;9;;;', ';3;9;Durand;Ali;')
    expect(await attempt(mended)).toMatchObject({ nb_bonnes: 3, nb_erreurs: 0 })
  })

  it('refused lines can be corrected and sent again as they are', async () => {
    const csv = await downloadRefused(FILE)
    const mended = csv.replace(';vite', ';0:42:00').replace(';3;9;;;', ';3;9;Durand;Ali;')
    const { apercu, nb_erreurs } = await attempt(mended)
    expect(nb_erreurs).toBe(0)
    expect(apercu).toMatchObject([
      { nom: 'Petit Nora', dossard: '0007', temps: 2520 },
      { nom: 'Durand Ali', dossard: '9', temps: 2580 },
    ])
  })

  it('refused lines keep the sender’s mapping of columns', async () => {
    const told = { entete: 'false', colonnes: '{"rang":0,"nom":1,"prenom":2,"temps":3}' }
    const csv = await downloadRefused('1;Morel;Léa;vite;1990\n', told)
    expect(linesOf(csv)[0]).toBe('Ligne d’origine;Raison;Place;Nom;Prénom;Temps;Colonne\u00a05')
    const { apercu } = await attempt(csv.replace(/;vite(?=[;\r])/, ';0:41:12'))
    expect(apercu).toMatchObject([{ nom: 'Morel Léa', rang: 1, temps: 2472 }])
    const left = await downloadRefused('Place;Nom;Naissance;Temps\n1;Morel Léa;1990;vite\n', {
      colonnes: '{"rang":0,"identite":1,"temps":3}',
    })
    expect(linesOf(left)[0]).toContain('Naissance – laissée')
    expect(
      (await attempt(left.replace(/;vite(?=[;\r])/, ';0:41:12'))).colonnes.annee,
    ).toBeUndefined()
  })

  it('refused lines of another’s race are not accessible', async () => {
    const other = await t.signIn(await createUser(t.db))
    const call = other.call('POST /api/resultats/{epreuves_id}/refusees', input(FILE))
    await expect(call).rejects.toMatchObject({ code: 'acces_refuse' })
  })
})

describe('model of a results file', () => {
  const downloadModele = async (format: 'xlsx' | 'csv') =>
    (
      await lea.call('GET /api/resultats/{epreuves_id}/modele', {
        params: { epreuves_id },
        query: { format },
      })
    ).blob

  it.each(['xlsx', 'csv'] as const)(
    'the model is read as it is (%s), each column known',
    async (format) => {
      const input = new Uint8Array(await (await downloadModele(format)).arrayBuffer())
      const { manques, nb_erreurs, nb_lignes, titres, colonnes } = await attempt(input)
      expect([manques, nb_erreurs, nb_lignes]).toEqual([[], 0, 0])
      expect(Object.values(colonnes).toSorted((a, b) => a - b)).toEqual(titres.map((_, at) => at))
    },
  )

  it('the model can be filled in and read, and lists the categories of its épreuve', async () => {
    const csv = await (await downloadModele('csv')).text()
    const line = '1;0412;DURAND;Camille;F;1985;;AC Lac;0:41:12;;Oui'
    expect(await attempt(`${csv}${line}\r\n`)).toMatchObject({
      nb_erreurs: 0,
      apercu: [{ nom_lu: 'DURAND Camille', dossard: '0412', temps: 2472, est_initiales: true }],
    })
    const book = Buffer.from(await (await downloadModele('xlsx')).arrayBuffer())
    const help = new TextDecoder().decode((await readWorkbook(book, { feuille: 'Aide' })).csv)
    expect(help).toContain('SE (Seniors')
    expect(help).not.toContain('Minimes')
  })
})

describe('hidden parts of a workbook', () => {
  const rows = [
    ['Place', 'Dossard', 'Nom', 'Prénom', 'Temps', 'Club'],
    [1, 12, 'Morel', 'Léa', '0:41:12', 'AC Lac'],
    [2, 7, 'Petit', 'Nora', '0:42:12', 'AC Lac'],
  ]
  const make = () =>
    xlsx([
      {
        ...sheet(rows, { name: 'Scratch' }),
        columns: [{}, {}, {}, {}, {}, { hidden: true }],
        rowDefs: new Map([[2, { hidden: true }]]),
      },
      sheet(
        [
          ['Place', 'Nom', 'Temps'],
          [1, 'Durand Ali', '0:44:00'],
        ],
        { name: 'Attente', hidden: true },
      ),
    ])

  it('hidden cells are left out with a notice, and read on demand', async () => {
    const left = await attempt(await make())
    expect(left.feuille).toMatchObject({ lignes_masquees: 1, colonnes_masquees: 1 })
    expect(left.apercu).toMatchObject([{ nom: 'Morel Léa', club: null }])
    const read = await attempt(await make(), { masques: 'true' })
    expect(read.feuille).toMatchObject({ lignes_masquees: 1, colonnes_masquees: 1 })
    expect(read.apercu).toMatchObject([
      { nom: 'Morel Léa', club: 'AC Lac' },
      { nom: 'Petit Nora', club: 'AC Lac' },
    ])
  })

  it('a hidden sheet can be selected by name', async () => {
    const { apercu, feuille } = await attempt(await make(), { feuille: 'Attente' })
    expect(feuille?.feuilles).toEqual([
      { nom: 'Scratch', est_masquee: false },
      { nom: 'Attente', est_masquee: true },
    ])
    expect(apercu).toMatchObject([{ nom: 'Durand Ali' }])
  })
})

it('a given row of titles is used, or refused with a reason', async () => {
  const notes = Array.from({ length: 24 }, (_, at) => `note ${at};a;b\n`).join('')
  const file = `${notes}Place;Nom;Temps\n1;Morel Léa;0:41:12\n`
  const { ligne_titres, apercu } = await attempt(file, { ligne_titres: '25' })
  expect([ligne_titres, apercu[0]?.nom]).toEqual([25, 'Morel Léa'])
  await expect(attempt(file, { ligne_titres: '400' })).rejects.toMatchObject({
    errors: { fichier: expect.stringContaining('ligne\u00a0400') },
  })
})
