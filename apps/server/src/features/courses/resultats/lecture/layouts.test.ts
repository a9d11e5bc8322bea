import { strToU8, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { sheet, xlsx } from '#platform/spreadsheets/test-workbooks.ts'
import type { Ligne } from './lines.ts'
import { readResultats } from './read-resultats.test-cast.ts'
import { BOTH, TIMERS, ZOE } from './timer-layouts.test-cast.ts'

/** Layouts of timing software and of people in one table, against regressions (produit 8.33). */
type Bytes = Uint8Array<ArrayBuffer>
type Layout = [
  name: string,
  file: string | Bytes | Promise<Bytes>,
  lines: string[],
  extra?: string[],
]

const COURSE = { date: '2026-03-14', distance: 10_000, age: 'majeur', majeurs: false } as const

const pad = (value: number) => String(value).padStart(2, '0')
const writeTemps = (temps: number) =>
  `${Math.floor(temps / 3600)}:${pad(Math.floor(temps / 60) % 60)}:${pad(temps % 60)}`

/** « 1 12 LEFÈVRE Zoé 0:41:12 »: place, number, name, first name, time or state. */
const write = ({ rang, dossard, nom, prenom, temps, statut }: Ligne) =>
  [rang ?? '-', dossard ?? '-', nom, prenom, temps === null ? statut : writeTemps(temps)]
    .filter(Boolean)
    .join(' ')
const writeExtra = ({ sexe, annee, categorie, club }: Ligne) =>
  [sexe ?? '-', annee ?? '-', categorie ?? '-', club ?? '-'].join(' ')

async function read(file: Layout[1]) {
  const { opened, lignes, refused } = await readResultats(await file, COURSE)
  const lines = lignes.map(write)
  return { lines, extra: lignes.map(writeExtra), refused: [...opened.lu.manques, ...refused] }
}

const single = (text: string, bytes: Record<string, number>) =>
  Uint8Array.from(text, (sign) => bytes[sign] ?? sign.charCodeAt(0))
const utf16 = (text: string) => Buffer.from(text, 'utf16le')
const PLAIN =
  'Place;Dossard;Nom;Prénom;Temps\r\n1;12;LEFÈVRE;Zoé;0:41:12\r\n2;7;GIRARD;Paul;0:42:05\r\n'
const share = (hours: number, minutes: number, seconds: number) =>
  (hours * 3600 + minutes * 60 + seconds) / 86_400
const HEAD = ['Place', 'Dossard', 'Nom', 'Prénom', 'Temps']
const ROWS = [
  [1, 12, 'LEFÈVRE', 'Zoé', share(0, 41, 12)],
  [2, 7, 'GIRARD', 'Paul', share(0, 42, 5)],
]
const times = [...Array(4), 'h:mm:ss']

/** A LibreOffice workbook, with titles repeated on each page and a group of rows. */
const odsRow = (cells: string[], attributes = '') =>
  `<table:table-row${attributes}>${cells.map((cell) => `<table:table-cell office:value-type="string"><text:p>${cell}</text:p></table:table-cell>`).join('')}</table:table-row>`
const ods = (content: string): Bytes => {
  const document = `<office:document-content xmlns:office="urn:oasis:names:tc:opendocument:xmlns:office:1.0" xmlns:table="urn:oasis:names:tc:opendocument:xmlns:table:1.0" xmlns:text="urn:oasis:names:tc:opendocument:xmlns:text:1.0"><office:body><office:spreadsheet><table:table table:name="T">${content}</table:table></office:spreadsheet></office:body></office:document-content>`
  const files = {
    mimetype: strToU8('application/vnd.oasis.opendocument.spreadsheet'),
    'content.xml': strToU8(document),
  }
  return Uint8Array.from(zipSync(files))
}

const LAYOUTS: Layout[] = [
  ['a table by hand', PLAIN, BOTH],
  ...TIMERS,
  ['UTF-16 of big ends', utf16(`\ufeff${PLAIN}`).swap16(), BOTH],
  ['UTF-16 without a mark', utf16(PLAIN), BOTH],
  ['UTF-16 of big ends without a mark', utf16(PLAIN).swap16(), BOTH],
  ['sep=; above', `sep=;\n${PLAIN}`, BOTH],
  ['"sep=," above commas', `"sep=,"\n${PLAIN.replaceAll(';', ',')}`, BOTH],
  ['commas', PLAIN.replaceAll(';', ','), BOTH],
  ['tabs', PLAIN.replaceAll(';', '\t'), BOTH],
  ['bars', PLAIN.replaceAll(';', '|'), BOTH],
  ['a mark of UTF-8', `\ufeff${PLAIN}`, BOTH],
  ['UTF-16', Uint8Array.from(Buffer.from(`\ufeff${PLAIN.replaceAll(';', '\t')}`, 'utf16le')), BOTH],
  ['Windows-1252', Uint8Array.from(Buffer.from(PLAIN, 'latin1')), BOTH],
  ['MacRoman', single(PLAIN.replaceAll('\r\n', '\r'), { È: 0xe9, é: 0x8e }), BOTH],
  ['CP850', single(PLAIN, { È: 0xd4, é: 0x82 }), BOTH],
  [
    'a title, a date and a blank line above',
    `Corrida de Noël, Lyon\r\n"Le 14 mars 2026, 10 km"\r\n\r\n${PLAIN}`,
    BOTH,
  ],
  ['a row of groups', `Classement;;Coureur;;Résultat\n${PLAIN}`, BOTH],
  [
    'titles on two rows that were merged',
    'Place;Dossard;Coureur;;Temps\n;;Nom;Prénom;\n1;12;LEFÈVRE;Zoé;0:41:12\n2;7;GIRARD;Paul;0:42:05\n',
    BOTH,
  ],
  [
    'titles wrapped over two rows',
    'Place;Dossard;Nom;Nom;Temps\n;;de famille;prénom;\n1;12;LEFÈVRE;Zoé;0:41:12\n2;7;GIRARD;Paul;0:42:05\n',
    BOTH,
  ],
  [
    'titles in capitals, with dots and stars',
    PLAIN.replace(
      'Place;Dossard;Nom;Prénom;Temps',
      'CLT.;N° DOSSARD;NOM *;PRÉNOM(S);TEMPS OFFICIEL',
    ),
    BOTH,
  ],
  ['blank lines in the middle', PLAIN.replace('\r\n2;', '\r\n\r\n;;;;\r\n2;'), BOTH],
  [
    'titles again on each page, and its number',
    PLAIN.replace(
      '\r\n2;',
      '\r\nPage 1/2\r\nCorrida de Noël\r\nPlace;Dossard;Nom;Prénom;Temps\r\n2;',
    ),
    BOTH,
  ],
  [
    'a group and titles again on each page',
    `Classement;;Coureur;;Résultat\n${PLAIN.replace('\r\n2;', '\r\nClassement;;Coureur;;Résultat\r\nPlace;Dossard;Nom;Prénom;Temps\r\n2;')}`,
    BOTH,
  ],
  [
    'totals and who timed it at the foot',
    `${PLAIN};;;;\r\nTotal;2;;;\r\nNombre de classés;2;;;\r\nMoyenne;;;;0:41:38\r\nChronométrage : Dag System;;;;\r\nÉdité le 14/03/2026 à 18:02;;;;\r\n`,
    BOTH,
  ],
  [
    'titles of parts between the lines',
    'Place;Dossard;Nom;Prénom;Temps\nFemmes;;;;\n1;12;LEFÈVRE;Zoé;0:41:12\n;;;;\n;;Hommes;;\n2;7;GIRARD;Paul;0:42:05\n',
    BOTH,
  ],
  [
    'states in a column of their own',
    `Place;Dossard;Nom;Prénom;Temps;Statut\n1;12;LEFÈVRE;Zoé;0:41:12;Classée\n;7;GIRARD;Paul;;Hors délai\n;8;PETIT;Nora;;Non partante\n;9;MOREL;Léa;;DSQ (balisage)\n`,
    [ZOE, '- 7 GIRARD Paul abandon', '- 8 PETIT Nora non_partant', '- 9 MOREL Léa disqualifie'],
  ],
  [
    'states where the time or the place would be',
    'Place;Dossard;Nom;Prénom;Temps\n1;12;LEFÈVRE;Zoé;0:41:12\nABD;7;GIRARD;Paul;\nNC;8;PETIT;Nora;ABD PC2\n-;9;MOREL;Léa;D.N.S.\n;10;DURAND;Ali;DNF*\n',
    [
      ZOE,
      '- 7 GIRARD Paul abandon',
      '- 8 PETIT Nora abandon',
      '- 9 MOREL Léa non_partant',
      '- 10 DURAND Ali abandon',
    ],
  ],
  [
    'states as titles of the lines below',
    'Place;Dossard;Nom;Prénom;Temps\n1;12;LEFÈVRE;Zoé;0:41:12\nAbandons;;;;\n;7;GIRARD;Paul;\n;8;PETIT;Nora;DNS\n"10 km : non partants";;;;\n;9;MOREL;Léa;\nClassés après réclamation;;;;\n2;10;DURAND;Ali;0:42:05\n',
    [
      ZOE,
      '- 7 GIRARD Paul abandon',
      '- 8 PETIT Nora non_partant',
      '- 9 MOREL Léa non_partant',
      '2 10 DURAND Ali 0:42:05',
    ],
  ],
  [
    'times that an American spreadsheet takes for hours of the day',
    'Place,Bib,Last Name,First Name,Time\n1,12,LEFÈVRE,Zoé,12:41:12 AM\n2,7,GIRARD,Paul,12:42:05 AM\n',
    BOTH,
  ],
  [
    'categories with a sign',
    'Place;Dossard;Nom;Prénom;Cat;Temps\n1;12;LEFÈVRE;Zoé;-16 ans;0:41:12\n2;7;GIRARD;Paul;+35;0:42:05\n',
    BOTH,
    ['- - Moins de 16 ans -', '- - Plus de 35 -'],
  ],
  [
    'places as words',
    'Place;Dossard;Nom;Prénom;Temps\n1ère;12;LEFÈVRE;Zoé;0:41:12\n2ème;7;GIRARD;Paul;0:42:05\n3e;8;PETIT;Nora;0:43:00\n4 ex.;9;MOREL;Léa;0:44:00\n'.replace(
      '4 ex.',
      '=4',
    ),
    [...BOTH, '3 8 PETIT Nora 0:43:00', '4 9 MOREL Léa 0:44:00'],
  ],
  [
    'times with hours, minutes and marks',
    'Place;Dossard;Nom;Prénom;Temps\n1;1;A;B;1h02\'33\n2;2;C;D;01:02:33,4\n3;3;E;F;1h02m35s\n4;4;G;H;"1 h 02 min 36 s"\n5;5;I;J;62\'37\n6;6;K;L;62:38\n',
    [
      '1 1 A B 1:02:33',
      '2 2 C D 1:02:34',
      '3 3 E F 1:02:35',
      '4 4 G H 1:02:36',
      '5 5 I J 1:02:37',
      '6 6 K L 1:02:38',
    ],
  ],
  [
    'times as parts of a day, with a comma',
    'Place;Dossard;Nom;Prénom;Temps\n1;12;LEFÈVRE;Zoé;0,0286111\n2;7;GIRARD;Paul;0.0292245\n',
    BOTH,
  ],
  [
    'gaps in a column of their own',
    'Place;Dossard;Nom;Prénom;Temps;Écart\n1;12;LEFÈVRE;Zoé;0:41:12;\n2;7;GIRARD;Paul;0:42:05;+0:53\n',
    BOTH,
  ],
  [
    'gaps in the place of times, after the first',
    "Place;Dossard;Nom;Prénom;Temps\n1;12;LEFÈVRE;Zoé;0:41:12\n2;7;GIRARD;Paul;+0:53\n3;8;PETIT;Nora;+ 3'12\n",
    [...BOTH, '3 8 PETIT Nora 0:44:24'],
  ],
  [
    'numbers guarded from a spreadsheet',
    'Place;Dossard;Nom;Prénom;Temps\n1;"=""0013""";LEFÈVRE;Zoé;"=""0:41:12"""\n2;\'0007;GIRARD;Paul;\'0:42:05\n'.replace(
      "'0007",
      '="0007"',
    ),
    ['1 0013 LEFÈVRE Zoé 0:41:12', '2 0007 GIRARD Paul 0:42:05'],
  ],
  [
    'births as days of Excel, in words and of two figures',
    'Place;Dossard;Nom;Prénom;Naissance;Temps\n1;12;LEFÈVRE;Zoé;32905;0:41:12\n2;7;GIRARD;Paul;1er févr. 1975;0:42:05\n3;8;PETIT;Nora;85;0:43:00\n4;9;MOREL;Léa;12/05/85;0:44:00\n5;10;DURAND;Ali;19850512;0:45:00\n',
    [...BOTH, '3 8 PETIT Nora 0:43:00', '4 9 MOREL Léa 0:44:00', '5 10 DURAND Ali 0:45:00'],
    ['- 1990 M0 -', '- 1975 M3 -', '- 1985 M1 -', '- 1985 M1 -', '- 1985 M1 -'],
  ],
  [
    'name and first name in one cell',
    'Place;Dossard;Concurrent;Temps\n1;12;Zoé LEFÈVRE;0:41:12\n2;7;GIRARD Paul;0:42:05\n3;8;DE LA TOUR Marie;0:43:00\n',
    [...BOTH, '3 8 DE LA TOUR Marie 0:43:00'],
  ],
  [
    'titles of courtesy for sexes',
    'Place;Dossard;Civilité;Nom;Prénom;Temps\n1;12;Mme;LEFÈVRE;Zoé;0:41:12\n2;7;M.;GIRARD;Paul;0:42:05\n',
    BOTH,
    ['f - - -', 'h - - -'],
  ],
  [
    'places without times',
    'Place;Dossard;Nom;Prénom\n1;12;LEFÈVRE;Zoé\n2;7;GIRARD;Paul\n',
    ['1 12 LEFÈVRE Zoé classe', '2 7 GIRARD Paul classe'],
  ],
  [
    'a cell of two lines and a quote',
    'Place;Dossard;Nom;Prénom;Club;Temps\n1;12;LEFÈVRE;Zoé;"AC ""Lac""\nLyon";0:41:12\n2;7;GIRARD;Paul;;0:42:05\n',
    BOTH,
    ['- - - AC "Lac" Lyon', '- - - -'],
  ],
  ['lines that end in separators', PLAIN.replaceAll('\r\n', ';;;\r\n'), BOTH],
  ['Excel', xlsx([sheet([HEAD, ...ROWS], { formats: times })]), BOTH],
  [
    'Excel with a title merged above and a total under it',
    xlsx([
      sheet([['Corrida 2026'], [], HEAD, ...ROWS, [], ['Total', 2]], {
        formats: times,
        merges: [{ startRow: 0, startCol: 0, endRow: 0, endCol: 4 }],
      }),
    ]),
    BOTH,
  ],
  [
    'Excel with groups that span columns',
    xlsx([
      sheet([['Classement', null, 'Coureur', null, 'Résultat'], HEAD, ...ROWS], {
        formats: times,
        merges: [
          { startRow: 0, startCol: 0, endRow: 0, endCol: 1 },
          { startRow: 0, startCol: 2, endRow: 0, endCol: 3 },
        ],
      }),
    ]),
    BOTH,
  ],
  [
    'Excel with minutes typed where hours are meant',
    xlsx([
      sheet(
        [HEAD, [1, 12, 'LEFÈVRE', 'Zoé', 41.2 / 24], [2, 7, 'GIRARD', 'Paul', 42 / 24 + 5 / 1440]],
        {
          formats: [...Array(4), '[h]:mm'],
        },
      ),
    ]),
    BOTH,
  ],
  [
    'Excel with a filter on, whose other rows are hidden',
    xlsx([
      {
        ...sheet([HEAD, ...ROWS, [3, 8, 'PETIT', 'Nora', share(0, 43, 0)]], { formats: times }),
        rowDefs: new Map([[3, { hidden: true }]]),
      },
    ]),
    BOTH,
  ],
  [
    'LibreOffice with titles that are printed on each page, and a group',
    ods(
      `<table:table-header-rows>${odsRow(HEAD)}</table:table-header-rows>${odsRow(['1', '12', 'LEFÈVRE', 'Zoé', '0:41:12'])}<table:table-row-group>${odsRow(['2', '7', 'GIRARD', 'Paul', '0:42:05'])}</table:table-row-group>`,
    ),
    BOTH,
  ],
  [
    'LibreOffice with a filter on',
    ods(
      `${odsRow(HEAD)}${odsRow(['1', '12', 'LEFÈVRE', 'Zoé', '0:41:12'])}${odsRow(['3', '8', 'PETIT', 'Nora', '0:43:00'], ' table:visibility="filter"')}${odsRow(['2', '7', 'GIRARD', 'Paul', '0:42:05'])}`,
    ),
    BOTH,
  ],
]

describe('layouts of result files', () => {
  it.each(LAYOUTS)('a file of %s is read as intended', async (_, file, lines, extra) => {
    const found = await read(file)
    expect(found).toMatchObject({ lines, refused: [], ...(extra && { extra }) })
  })
})

it('a child in a race of adults is told by the category that the federation writes', async () => {
  const file = 'Rang;Temps;Nom Prénom;Cat\n1;41:12;LEFÈVRE Zoé;SEF/90\n2;42:05;GIRARD Paul;CAM/10\n'
  const { lignes } = await readResultats(file, COURSE)
  expect(lignes.map(({ initiales }) => initiales)).toEqual([false, true])
})
