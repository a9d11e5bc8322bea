import { describe, expect, it } from 'vitest'
import { sheet, xlsx } from '#platform/spreadsheets/test-workbooks.ts'
import { readResultats } from './read-resultats.test-cast.ts'

/** Sheets of several épreuves that titles between the lines part (produit 8.33). */
const COURSE = { date: '2026-03-14', distance: null, age: 'majeur', majeurs: false } as const
const HEAD = 'Place;Dossard;Nom;Prénom;Temps'
const LONG = ['1;12;LEFÈVRE;Zoé;2:01:12', '2;14;PETIT;Nora;2:05:00']
const SHORT = ['1;7;GIRARD;Paul;0:48:05', '2;9;MOREL;Léa;0:49:00', '3;11;DURAND;Ali;0:50:00']
type Lines = readonly (string | Lines)[]
const join = (...lines: Lines) => `${lines.flat(3).join('\n')}\n`
const toRows = (csv: string) =>
  csv
    .trimEnd()
    .split('\n')
    .map((line) => line.split(';').map((cell) => cell || null))

type File = string | Uint8Array<ArrayBuffer>
const read = async (file: File, nom: string, distance: number | null, epreuve?: string) =>
  readResultats(file, COURSE, {
    epreuve: { nom, distance, is_relais: false },
    lecture: epreuve === undefined ? {} : { epreuve },
  })

/** Both are read: the one of 24 km and the one of 10 km, whatever the épreuve is called. */
const PARTED: [name: string, file: string | Promise<Uint8Array<ArrayBuffer>>][] = [
  ['a title above each table', join('24 km', HEAD, LONG, '', '10 km', HEAD, SHORT)],
  ['titles under one row of names', join(HEAD, '24 km;;;;', LONG, '10 km;;;;', SHORT)],
  ['titles in the middle of the row', join(HEAD, ';;24 km;;', LONG, ';;10 km;;', SHORT)],
  [
    'titles of a race above and of sexes below',
    join(
      'Trail du Lac 2026',
      ['24 km;;;;', 'Femmes', HEAD, LONG[0] ?? '', 'Hommes;;;;', HEAD, '1;14;PETIT;Nora;2:05:00'],
      ['10 km;;;;', 'Femmes;;;;', HEAD, SHORT],
    ),
  ],
  [
    'one title for each sex of each race',
    join(
      ['Résultats 24 km Femmes', HEAD, LONG[0] ?? '', '24 km - Hommes;;;;', HEAD],
      ['1;14;PETIT;Nora;2:05:00', '10 km (femmes);;;;', HEAD, SHORT],
    ),
  ],
  [
    'titles again on each page, with totals',
    join(
      ['24 km', HEAD, LONG[0] ?? '', 'Page 1/3', '24 km (suite)', HEAD, LONG[1] ?? ''],
      ['Total;2;;;', '10 km', HEAD, SHORT, 'Nombre de classés;3;;;', 'Édité le 14/03/2026'].flat(),
    ),
  ],
  [
    'titles with a label and a count beside them',
    join(
      [
        'Épreuve :;24 km;;2 classés;',
        HEAD,
        LONG,
        'Épreuve :;10 km;;3 classés;',
        HEAD,
        SHORT,
      ].flat(),
    ),
  ],
  [
    'titles repeated over merged columns',
    join(
      ['24 km;24 km;24 km;24 km;24 km', HEAD, LONG].flat(),
      ['10 km;10 km;10 km;10 km;10 km', HEAD, SHORT].flat(),
    ),
  ],
  [
    'columns of their own in each table',
    join(
      ['24 km', 'Place;Dossard;Nom;Prénom;Temps;Club', LONG.map((line) => `${line};AC Lac`)].flat(),
      ['10 km', 'Dossard;Temps;Nom;Prénom;Place'],
      ['7;0:48:05;GIRARD;Paul;1', '9;0:49:00;MOREL;Léa;2', '11;0:50:00;DURAND;Ali;3'],
    ),
  ],
  [
    'categories of adults that start again',
    join(
      ['24 km', HEAD, 'Seniors', LONG[0] ?? '', 'Masters 1', '1;14;PETIT;Nora;2:05:00'],
      ['10 km', 'SE', SHORT.slice(0, 1), 'Vétérans 2', '1;9;MOREL;Léa;0:49:00'].flat(),
      ['M3', '1;11;DURAND;Ali;0:50:00'],
    ),
  ],
  ['an Excel workbook', xlsx([sheet(toRows(join('24 km', HEAD, LONG, '', '10 km', HEAD, SHORT)))])],
  [
    'titles merged over the columns of a workbook',
    xlsx([
      sheet(toRows(join(HEAD, '24 km', LONG, '10 km', SHORT)), {
        merges: [
          { startRow: 1, startCol: 0, endRow: 1, endCol: 4 },
          { startRow: 4, startCol: 0, endRow: 4, endCol: 4 },
        ],
      }),
    ]),
  ],
  [
    'no places but times',
    join(
      '24 km',
      'Dossard;Nom;Prénom;Temps',
      LONG.map((l) => l.slice(2)),
      '10 km',
      'Dossard;Nom;Prénom;Temps',
      SHORT.map((l) => l.slice(2)),
    ),
  ],
  [
    'who did not finish under titles of their own',
    join(
      ['24 km', HEAD, LONG, '24 km : abandons', ';13;ROUX;Max;DNF', '10 km', HEAD, SHORT].flat(),
    ),
  ],
]
const dossards = ({ lignes }: Awaited<ReturnType<typeof read>>) =>
  lignes.filter(({ statut }) => statut === 'classe').map(({ dossard, nom }) => `${dossard} ${nom}`)
const OF_LONG = ['12 LEFÈVRE', '14 PETIT']
const OF_SHORT = ['7 GIRARD', '9 MOREL', '11 DURAND']

describe('épreuves of one sheet, parted by titles', () => {
  it.each(PARTED)('with %s are read one by one', async (_, input) => {
    const file = await input
    const long = await read(file, 'Trail 24 km', 24_000)
    expect({ lines: dossards(long), refused: long.refused }).toEqual({
      lines: OF_LONG,
      refused: [],
    })
    const short = await read(file, 'La Petite', 10_000)
    expect({ lines: dossards(short), refused: short.refused }).toEqual({
      ...{ lines: OF_SHORT, refused: [] },
    })
    expect(short.opened.epreuves?.valeurs).toHaveLength(2)
  })

  const WORDS = join('Rouge;;;;', HEAD, LONG, 'Bleue;;;;', HEAD, SHORT)

  it('of which none is this one are asked about, and read as told', async () => {
    const { opened, lignes } = await read(WORDS, 'La Verte', 30_000)
    expect(opened.lu.manques).toEqual([expect.stringContaining('indiquez celle')])
    expect(opened.epreuves).toMatchObject({
      valeurs: [
        { valeur: 'Rouge', nb: 2 },
        { valeur: 'Bleue', nb: 3 },
      ],
      choisie: null,
    })
    expect(lignes).toHaveLength(5)
    expect(dossards(await read(WORDS, 'La Verte', 30_000, 'bleue'))).toEqual(OF_SHORT)
    const all = await read(WORDS, 'La Verte', 30_000, '*')
    expect(all).toMatchObject({ opened: { lu: { manques: [] } }, refused: [] })
    expect(dossards(all)).toEqual([...OF_LONG, ...OF_SHORT])
  })

  it('of which the first has no title can be told', async () => {
    const file = join(HEAD, LONG, '10 km;;;;', SHORT)
    expect(dossards(await read(file, 'Le 10 km', 10_000))).toEqual(OF_SHORT)
    expect(dossards(await read(file, 'Le 24 km', 24_000, ''))).toEqual(OF_LONG)
  })

  it.each([
    ['of sexes', join(HEAD, 'Femmes;;;;', LONG, 'Hommes;;;;', SHORT)],
    [
      'of a page',
      join(
        'Corrida 10 km',
        HEAD,
        LONG,
        'Corrida de Noël',
        HEAD,
        '3;7;GIRARD;Paul;2:08:05',
        '4;9;MOREL;Léa;2:09:00',
        '5;11;DURAND;Ali;2:10:00',
      ),
    ],
    ['of categories of adults', join('Corrida', HEAD, 'Seniors', LONG, 'Vétérans', SHORT)],
    [
      'of those who did not finish',
      join(
        HEAD,
        LONG,
        SHORT.map((line) =>
          line.replace(/^\d/, (place) => String(Number(place) + 2)).replace(';0:', ';3:'),
        ),
        'Abandons;;;;',
        ';13;ROUX;Max;DNF',
      ),
    ],
    [
      'of a day above',
      join(
        'Course de Noël',
        '10 km, le 14 mars',
        HEAD,
        LONG,
        SHORT.map((line) => line.replace(/^\d/, (place) => String(Number(place) + 2))),
      ),
    ],
  ])('are one under titles %s', async (_, file) => {
    const { opened, lignes, refused } = await read(file, 'Corrida', null)
    expect({ epreuves: opened.epreuves, refused }).toEqual({ epreuves: null, refused: [] })
    expect(lignes.filter(({ statut }) => statut === 'classe')).toHaveLength(5)
  })
})
