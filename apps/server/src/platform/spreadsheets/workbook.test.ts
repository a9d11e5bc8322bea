import { strToU8, unzipSync, zipSync } from 'fflate'
import { type CellValue, writeOds, writeXlsx } from 'hucre'
import { describe, expect, it } from 'vitest'
import { sheet, xlsx } from './test-workbooks.ts'
import { readWorkbook } from './workbook.ts'

const day = (text: string) => new Date(`${text}Z`)
const time = (hours: number, minutes: number, seconds = 0) =>
  (hours * 3600 + minutes * 60 + seconds) / 86_400

async function readLines(bytes: Buffer) {
  const { csv, feuille } = await readWorkbook(bytes)
  return { lines: new TextDecoder().decode(csv).split('\n'), ...feuille }
}
const readColumn = async (cells: CellValue[], format?: string, system?: '1904') => {
  const rows = [['titre', 'nom'], ...cells.map((cell) => [cell, 'x'])]
  const { lines } = await readLines(await xlsx([sheet(rows, { formats: [format] })], system))
  return lines.slice(1).map((line) => line.slice(0, -2))
}

it('a cell of sixty thousand spaces or letters is refused with its line', async () => {
  for (const sign of [' ', 'a']) {
    const rows = [
      ['nom', 'distance'],
      ['La Foulée', `1${sign.repeat(60_000)}x`],
    ]
    await expect(readWorkbook(await xlsx([sheet(rows)]))).rejects.toMatchObject({
      sentence: expect.stringContaining('ligne\u00a02 dépasse'),
    })
  }
})

describe('a cell of a workbook', () => {
  it.each<[string, CellValue, string | undefined, string]>([
    ['text', 'Évian', undefined, 'Évian'],
    ['text with a semicolon and quotes', 'a;"b"', undefined, '"a;""b"""'],
    ['text of two lines', 'deux\nlignes', undefined, 'deux lignes'],
    ['nothing', null, undefined, ''],
    ['yes', true, undefined, 'oui'],
    ['a round number', 100_000, undefined, '100000'],
    ['a large number', 33_612_345_678, undefined, '33612345678'],
    ['a small number', 0.000_000_1, undefined, '0.0000001'],
    ['a sum in binary', 0.1 + 0.2, undefined, '0.3'],
    ['a percentage', 0.05, '0%', '0.05'],
    ['a number written as a power', 123_456, '0.00E+00', '123456'],
    ['a day', day('2027-05-16T00:00:00'), undefined, '2027-05-16'],
    ['a day in French', day('1985-02-28T00:00:00'), 'dd/mm/yyyy', '1985-02-28'],
    ['a day with its hour', day('2027-05-16T09:30:00'), undefined, '2027-05-16 09:30:00'],
    ['a fault', '#N/A', undefined, ''],
  ])('is read as shown: %s', async (_, cell, format, expected) => {
    expect(await readColumn([cell], format)).toEqual([expected])
    expect(await readColumn([cell], format, '1904')).toEqual([expected])
  })

  it.each<[string, number, string]>([
    ['1:02:33', time(1, 2, 33), '1:02:33'],
    ['0:00:07', time(0, 0, 7), '0:00:07'],
    ['26:03:04', time(26, 3, 4), '26:03:04'],
    ['1:02:33.4', time(1, 2, 33.4), '1:02:33.4'],
    ['1:59:59', time(1, 59, 59), '1:59:59'],
  ])('is read as a time: %s', async (_, cell, expected) => {
    for (const format of ['h:mm:ss', '[h]:mm:ss', 'mm:ss.0', '[$-F400]h:mm:ss\\ AM/PM']) {
      expect(await readColumn([cell], format)).toEqual([expected])
      expect(await readColumn([cell], format, '1904')).toEqual([expected])
    }
  })

  it('with a time, in a column without seconds, is left ambiguous', async () => {
    const typed = [time(41, 12), time(45, 3)]
    expect(await readColumn(typed, '[h]:mm:ss')).toEqual(['41:12', '45:03'])
    expect(await readColumn([...typed, time(0, 52, 1)], '[h]:mm:ss')).toEqual([
      '41:12:00',
      '45:03:00',
      '0:52:01',
    ])
  })
})

describe('the sheet that is read', () => {
  const filled = [
    ['nom', 'temps'],
    ['A', '41:12'],
  ]

  it('is the first visible one with content', async () => {
    const bytes = await xlsx([
      sheet([], { name: 'Accueil' }),
      sheet([['brouillon', 'x']], { name: 'Cachée', hidden: true }),
      sheet([['', null]], { name: 'Blanche' }),
      sheet(filled, { name: 'Résultats' }),
      sheet(filled, { name: 'Archives' }),
    ])
    expect(await readLines(bytes)).toEqual({
      lines: ['nom;temps', 'A;41:12'],
      nom: 'Résultats',
      autres: 1,
      feuilles: [
        { nom: 'Cachée', est_masquee: true },
        { nom: 'Résultats', est_masquee: false },
        { nom: 'Archives', est_masquee: false },
      ],
      lignes_masquees: 0,
      colonnes_masquees: 0,
    })
  })

  it('is another one when named, also a hidden one', async () => {
    const bytes = await xlsx([
      sheet(filled, { name: 'Résultats' }),
      sheet([['brouillon', 'x']], { name: 'Cachée', hidden: true }),
    ])
    const { csv, feuille } = await readWorkbook(bytes, { feuille: 'Cachée' })
    expect([new TextDecoder().decode(csv), feuille.nom, feuille.autres]).toEqual([
      'brouillon;x',
      'Cachée',
      1,
    ])
    await expect(readWorkbook(bytes, { feuille: 'Autre' })).rejects.toMatchObject({
      sentence: expect.stringContaining('pas de feuille «\u00a0Autre\u00a0»'),
    })
  })

  it('is none when all with content are hidden, unless hidden ones are requested', async () => {
    const bytes = await xlsx([sheet([]), sheet(filled, { name: 'Cachée', hidden: true })])
    await expect(readWorkbook(bytes)).rejects.toMatchObject({
      sentence: expect.stringContaining('seule une feuille masquée'),
    })
    expect((await readWorkbook(bytes, { masques: 'true' })).feuille.nom).toBe('Cachée')
  })

  it('has a line for each row, and above its header the nearest title alone', async () => {
    const rows = [
      ['Les Crêtes'],
      ['Corrida 2027'],
      ['nom', 'temps'],
      ['A', '41:12'],
      [],
      ['B', '42:00'],
      [],
    ]
    const merges = [{ startRow: 0, startCol: 0, endRow: 0, endCol: 1 }]
    const { lines } = await readLines(await xlsx([sheet(rows, { merges })]))
    expect(lines).toEqual(['', 'Corrida 2027', 'nom;temps', 'A;41:12', '', 'B;42:00'])
  })

  it('keeps a merged title in its first column', async () => {
    const merges = [{ startRow: 0, startCol: 1, endRow: 0, endCol: 2 }]
    const rows = [
      ['nom', 'temps', null],
      ['A', '41:12', '41:10'],
    ]
    const { lines } = await readLines(await xlsx([sheet(rows, { merges })]))
    expect(lines).toEqual(['nom;temps', 'A;41:12;41:10'])
  })

  it('may be of LibreOffice', async () => {
    const bytes = Buffer.from(await writeOds({ sheets: [{ name: 'Tableau', rows: filled }] }))
    expect(await readLines(bytes)).toMatchObject({
      lines: ['nom;temps', 'A;41:12'],
      nom: 'Tableau',
    })
    const content = (value: string) =>
      `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="T"><table:table-row><table:table-cell office:value-type="time" office:time-value="${value}"/><table:table-cell office:value-type="string"><text:p>A</text:p></table:table-cell></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`
    const timed = zip({
      mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
      'content.xml': content('PT01H02M33S'),
    })
    expect((await readLines(timed)).lines).toEqual(['1:02:33;A'])
  })
})

const odsRow = (cells: string[], attributes = '') =>
  `<table:table-row${attributes}>${cells.map((cell) => `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`

const odsHidden = () =>
  zip({
    mimetype: 'application/vnd.oasis.opendocument.spreadsheet',
    'content.xml': `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0" xmlns:style="urn:oasis:names:tc:opendocument:xmlns:style:1.0"><office:automatic-styles><style:style style:name="ta1" style:family="table"><style:table-properties table:display="true"/></style:style><style:style style:name="ta2" style:family="table"><style:table-properties table:display="false" style:writing-mode="lr-tb"/></style:style></office:automatic-styles><office:body><office:spreadsheet><table:table table:name="Secrète" table:style-name="ta2">${odsRow(['non'])}</table:table><table:table table:name="T" table:style-name="ta1"><table:table-column/><table:table-column table:visibility="collapse"/><table:table-column table:number-columns-repeated="2"/>${odsRow(['nom', 'né', 'temps'])}${odsRow(['A', '2014', '41:12'])}${odsRow(['B', '2014', '42:00'], ' table:visibility="filter"')}${odsRow(['C', '2014', '43:00'], " table:visibility='collapse'")}${odsRow(['D', '1990', '44:00'])}<table:table-row table:number-rows-repeated="1048000" table:visibility="collapse"><table:table-cell/></table:table-row></table:table></office:spreadsheet></office:body></office:document-content>`,
  })

const xlsxHidden = () =>
  xlsx([
    sheet([['non']], { name: 'Secrète', hidden: true }),
    {
      ...sheet(
        [
          ['nom', 'né', 'temps'],
          ['A', '2014', '41:12'],
          ['B', '2014', '42:00'],
          ['C', '2014', '43:00'],
          ['D', '1990', '44:00'],
        ],
        { name: 'T' },
      ),
      columns: [{}, { hidden: true }, {}],
      rowDefs: new Map([2, 3, 9].map((row) => [row, { hidden: true }])),
    },
  ])

describe.each([
  ['Excel', xlsxHidden],
  ['LibreOffice', odsHidden],
])('a hidden part of a workbook of %s', (_, make) => {
  it('is counted and skipped: rows are blank, columns are reported', async () => {
    const { csv, masquees, feuille } = await readWorkbook(await make())
    expect(new TextDecoder().decode(csv).split('\n')).toEqual([
      'nom;né;temps',
      'A;2014;41:12',
      '',
      '',
      'D;1990;44:00',
    ])
    expect(masquees).toEqual([1])
    expect(feuille).toEqual({
      nom: 'T',
      autres: 0,
      feuilles: [
        { nom: 'Secrète', est_masquee: true },
        { nom: 'T', est_masquee: false },
      ],
      lignes_masquees: 2,
      colonnes_masquees: 1,
    })
  })

  it('is read and still counted when requested', async () => {
    const { csv, masquees, feuille } = await readWorkbook(await make(), { masques: 'true' })
    expect(new TextDecoder().decode(csv).split('\n')).toHaveLength(5)
    expect([masquees, feuille.lignes_masquees]).toEqual([[], 2])
  })
})

const zip = (files: Record<string, string | Uint8Array>) =>
  Buffer.from(
    zipSync(
      Object.fromEntries(
        Object.entries(files).map(([name, content]) => [
          name,
          typeof content === 'string' ? strToU8(content) : content,
        ]),
      ),
    ),
  )
async function change(files: Record<string, string | Uint8Array>) {
  const sound = await writeXlsx({ sheets: [sheet([['nom', 'temps']])], stringMode: 'inline' })
  return zip({ ...unzipSync(sound), ...files })
}
const SHEET = 'xl/worksheets/sheet1.xml'
const sheetXml = (rows: string, before = '') =>
  `<?xml version="1.0"?>${before}<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows}</sheetData></worksheet>`
const cell = (ref: string, text: string) =>
  `<row r="${ref.replace(/\D/g, '')}"><c r="${ref}" t="inlineStr"><is><t>${text}</t></is></c></row>`

/** Declares in the ZIP directory that this entry, or each of them, unpacks to `size` bytes. */
function declare(bytes: Buffer, size: number, file?: string): Buffer {
  const MARK = 'PK\u0001\u0002'
  for (let at = bytes.indexOf(MARK, 0, 'latin1'); at >= 0; ) {
    const name = bytes.toString('latin1', at + 46, at + 46 + bytes.readUInt16LE(at + 28))
    if (name === (file ?? name)) bytes.writeUInt32LE(size, at + 24)
    at = bytes.indexOf(MARK, at + 46, 'latin1')
  }
  return bytes
}
const TOO_LARGE = 101 * 1024 * 1024

it('the output of Excel is read as displayed', async () => {
  // Built-in number formats: a day, times, a duration, a percentage.
  const formats = [0, 14, 20, 21, 45, 46, 9, 11]
  const styles = `<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><cellXfs>${formats.map((id) => `<xf numFmtId="${id}" applyNumberFormat="1"/>`).join('')}</cellXfs></styleSheet>`
  const cells = [
    '<c r="A1" t="inlineStr"><is><r><t>Nom </t></r><r><t>complet</t></r></is></c>',
    '<c r="B1" t="str"><f>"n"&amp;"é"</f><v>né</v></c><c r="I1" t="b"><v>1</v></c>',
  ]
  const values = [
    '<c r="A2" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="B2" s="1"><v>31106</v></c>',
    '<c r="C2" s="2"><v>0.39583333333333331</v></c><c r="D2" s="3"><v>4.3437500000000004E-2</v></c>',
    '<c r="E2" s="4"><v>2.8611111111111111E-2</v></c><c r="F2" s="5"><v>1.0854629629629629</v></c>',
    '<c r="G2" s="6"><v>0.05</v></c><c r="H2" s="7"><v>1E+5</v></c>',
    '<c r="I2"><f>WEBSERVICE("http://x")</f><v>3</v></c><c r="J2"><f>A1</f></c>',
  ]
  const rows = `<row r="1">${cells.join('')}</row><row r="2">${values.join('')}</row>`
  const bytes = await change({ [SHEET]: sheetXml(rows), 'xl/styles.xml': styles })
  expect((await readLines(bytes)).lines).toEqual([
    'Nom complet;né;;;;;;;oui',
    ';1985-02-28;9:30;1:02:33;0:41:12;26:03:04;0.05;100000;3',
  ])
})

describe('an invalid workbook', () => {
  const ole = (text: string) =>
    Buffer.concat([
      Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]),
      Buffer.from(text, 'utf16le'),
    ])
  it.each<[string, () => Buffer | Promise<Buffer>, RegExp]>([
    ['an old workbook', () => ole('Workbook'), /ancien classeur Excel.*\.xlsx ou \.csv/],
    ['a protected one', () => ole('EncryptedPackage'), /mot de passe/],
    [
      'a protected .ods',
      () =>
        zip({
          mimetype: 'x',
          'content.xml': '…',
          'META-INF/manifest.xml': '<manifest:encryption-data/>',
        }),
      /mot de passe/,
    ],
    ['half a workbook', async () => (await change({})).subarray(0, 500), /abîmé/],
    ['a binary workbook', () => zip({ 'xl/workbook.bin': '' }), /xlsb/],
    ['a document', () => zip({ 'word/document.xml': '' }), /document Word/],
    ['Numbers', () => zip({ 'Index/Document.iwa': '' }), /Numbers/],
    ['an archive', () => zip({ 'resultats.csv': 'a;b' }), /une archive/],
    ['an empty one', () => xlsx([sheet([]), sheet([[null, '']], { name: 'b' })]), /est vide/],
    ['one without its list of sheets', () => change({ 'xl/workbook.xml': '<a>' }), /vide|ne peut/],
    ['a sheet that is no XML', () => change({ [SHEET]: 'bonjour' }), /vide|ne peut pas être lu/],
    [
      'a bomb',
      async () => declare(await change({}), TOO_LARGE, SHEET),
      /trop volumineux une fois ouvert/,
    ],
    [
      'a bomb in what is not read',
      async () => declare(await change({ 'xl/media/a.png': '' }), TOO_LARGE, 'xl/media/a.png'),
      /trop volumineux une fois ouvert/,
    ],
    [
      'three thousand files',
      () => zip(Object.fromEntries(Array.from({ length: 3000 }, (_, n) => [`a${n}`, '']))),
      /trop volumineux/,
    ],
    [
      'a hundred and one sheets',
      () =>
        zip(
          Object.fromEntries(
            Array.from({ length: 101 }, (_, n) => [`xl/worksheets/sheet${n}.xml`, '']),
          ),
        ),
      /100\u00a0feuilles/,
    ],
    [
      '201 columns',
      () => xlsx([sheet([Array.from({ length: 201 }, (_, n) => `c${n}`)])]),
      /201\u00a0colonnes.*200/,
    ],
    [
      'a cell in the last corner',
      () => change({ [SHEET]: sheetXml(cell('A1', 'nom') + cell('XFD1048576', 'x')) }),
      /ne peut pas être lu|colonnes/,
    ],
    [
      'a row beyond all rows',
      () => change({ [SHEET]: sheetXml(cell('A1', 'nom') + cell('A999999999', 'x')) }),
      /ne peut pas être lu/,
    ],
    [
      'one text in very many cells',
      () => xlsx([sheet(Array.from({ length: 2000 }, () => ['x'.repeat(30_000), 'y']))]),
      /trop de texte/,
    ],
  ])('%s is refused in French', async (_, make, words) => {
    await expect(readWorkbook(await make())).rejects.toMatchObject({
      code: 'champs_invalides',
      errors: { fichier: expect.stringMatching(words) },
    })
  })

  it('is unpacked to its declared size, and no further', async () => {
    const bomb = await change({ [SHEET]: new Uint8Array(24 * 1024 * 1024).fill(32) })
    const before = process.memoryUsage().arrayBuffers
    await expect(readWorkbook(declare(bomb, 1000))).rejects.toMatchObject({
      code: 'champs_invalides',
    })
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(16 * 1024 * 1024)
  })

  it('expands no entity, and fetches nothing', async () => {
    const dtd =
      '<!DOCTYPE a [<!ENTITY b "ha"><!ENTITY c "&b;&b;&b;&b;"><!ENTITY d SYSTEM "file:///etc/passwd">]>'
    const rows = '<row r="1"><c r="A1" t="inlineStr"><is><t>nom &c;&d;</t></is></c></row>'
    const read = await readLines(await change({ [SHEET]: sheetXml(rows, dtd) })).catch(
      ({ errors }) => errors,
    )
    expect(JSON.stringify(read)).not.toMatch(/root:|haha/)
  })
})
