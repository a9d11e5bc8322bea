import { createUser } from '@foulee/testing/factories'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sheet, xlsx } from '#platform/spreadsheets/test-workbooks.ts'
import { form } from '#test/http/examples.ts'
import { type SignedIn, type TestApp, testApp } from '#test/test-app.ts'

let t: TestApp
let nora: SignedIn
beforeAll(async () => {
  t = await testApp()
  nora = await t.signIn(await createUser(t.db, { is_staff: true }))
})
afterAll(() => t.close())

type FileContent = string | Uint8Array<ArrayBuffer>
const input = (content: FileContent, fields: Record<string, string> = {}) => ({
  body: form({ fichier: new File([content], 'courses.csv'), ...fields }),
})
const attempt = async (content: FileContent, fields?: Record<string, string>) =>
  (await nora.call('POST /api/admin/imports/essai', input(content, fields))).data
const downloadRefused = async (content: FileContent, fields?: Record<string, string>) =>
  (await nora.call('POST /api/admin/imports/refusees', input(content, fields))).blob.text()

it('column names are read from the given line', async () => {
  const file =
    'Nom;Date\nLa Foulée;2027-05-01\nIntitulé;Le jour\nnom;date;ville\nTrail;2027-05-16;Annecy\n'
  const { ligne_titres, lignes } = await attempt(file, { ligne_titres: '4' })
  expect([ligne_titres, lignes.map(({ line }) => line)]).toEqual([4, [5]])
  await expect(attempt(file, { ligne_titres: '40' })).rejects.toMatchObject({
    errors: { fichier: expect.stringContaining('ligne\u00a040') },
  })
})

describe('hidden parts of a workbook', () => {
  const rows = [
    ['Nom', 'Date', 'Ville', 'Prix'],
    ['Trail A', '2027-05-16', 'Annecy', 25],
    ['Trail B', '2027-05-17', 'Annecy', 25],
  ]
  const make = () =>
    xlsx([
      {
        ...sheet(rows, { name: 'Courses' }),
        columns: [{}, {}, {}, { hidden: true }],
        rowDefs: new Map([[2, { hidden: true }]]),
      },
      sheet(
        [
          ['Nom', 'Date'],
          ['Trail C', '2027-05-18'],
        ],
        { name: 'Brouillon', hidden: true },
      ),
    ])

  it('hidden lines and columns are left out with a notice, and read on demand', async () => {
    const left = await attempt(await make())
    expect(left.constats).toContain(
      '1\u00a0ligne et 1\u00a0colonne masquées dans le classeur\u00a0: laissées.',
    )
    expect([left.nb.creee, left.feuille?.lignes_masquees]).toEqual([1, 1])
    const read = await attempt(await make(), { masques: 'true' })
    expect(read.constats).toContain(
      '1\u00a0ligne et 1\u00a0colonne masquées dans le classeur\u00a0: lues.',
    )
    expect(read.nb.creee).toBe(2)
    expect((await attempt(await make(), { feuille: 'Brouillon' })).lignes).toMatchObject([
      { message: expect.stringContaining('Trail C') },
    ])
  })
})

describe('refused lines of an import', () => {
  const FILE =
    'nom,date,ville,pays,longitude,latitude,telephone\nTrail A,2027-05-16,Annecy,France,6.1,45.9,\nTrail B,demain,Brest,France,-4.48,48.39,+33 2 98 00 00 00\nTrail, C,2027-05-17,Brest,France,1,2,\n'

  it('refused lines can be corrected and sent again as they are, formulas included', async () => {
    const csv = await downloadRefused(FILE)
    const [head, first] = csv.replace('\ufeff', '').split('\r\n')
    expect(head).toBe('Ligne d’origine;Raison;nom;date;ville;pays;longitude;latitude;telephone')
    expect(first).toMatch(/^3;"?colonne «\u00a0date\u00a0».*;'-4.48;48.39;'\+33 2/)
    const report = await attempt(csv.replace(';demain;', ';2027-05-16;'))
    expect(report.lignes).toMatchObject([
      { line: 3, statut: 'refusee' },
      { line: 2, statut: 'creee', remarques: [] },
    ])
  })
})

it.each(['xlsx', 'csv'] as const)(
  'the model file has only columns that the import reads (%s)',
  async (format) => {
    const call = 'GET /api/admin/imports/modele'
    const { blob } = await nora.call(call, { query: { format } })
    if (format === 'csv') {
      // Another test's race of this name and year would be completed instead.
      const line =
        'Trail des Crêtes à remplir;Le 21 km;Trail;16/05/2027;;9h30;Grenoble;38000;France;45,1885;5,7245;21,1;1200;3;25,50;500;https://exemple.fr;https://exemple.fr/i;Les Crêtes;contact@exemple.fr;04 76 00 00 00;\r\n'
      const report = await attempt(`${await blob.text()}${line}`)
      expect(report.lignes).toMatchObject([{ statut: 'creee', remarques: [] }])
      expect(report.constats.join(' ')).not.toContain('ignorées')
      return
    }
    const input = new Uint8Array(await blob.arrayBuffer())
    await expect(attempt(input)).rejects.toMatchObject({
      errors: { fichier: expect.stringContaining('ne contient que des titres') },
    })
  },
)
