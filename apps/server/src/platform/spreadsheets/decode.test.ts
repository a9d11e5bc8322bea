import { expect, it } from 'vitest'
import { guessEncodage, isMangled, readText } from './decode.ts'
import { findHead } from './find-head.ts'
import { guessSeparateur } from './records.ts'
import { fromBytes } from './source.ts'

const NAMES = 'Nom;Ville\nGÉRARD;Besançon\nLefèvre Zoé;Évian\nRENÉE;Nîmes\n'
const latin1 = (text: string) => Buffer.from(text, 'latin1')
/** Bytes of the characters in `NAMES`, for encodings that Node cannot write. */
const MACROMAN: Record<string, number> = { É: 0x83, ç: 0x8d, è: 0x8f, é: 0x8e, î: 0x94 }
const CP850: Record<string, number> = { É: 0x90, ç: 0x87, è: 0x8a, é: 0x82, î: 0x8c }
const encode = (bytes: Record<string, number>) =>
  Buffer.from(Array.from(NAMES, (sign) => bytes[sign] ?? sign.charCodeAt(0)))

async function read(bytes: Buffer) {
  const source = fromBytes(bytes)
  const encodage = await guessEncodage(source)
  let text = ''
  for await (const piece of readText(source, encodage)) text += piece
  return { encodage, text }
}

it.each([
  ['utf-8', Buffer.from(NAMES)],
  ['windows-1252', latin1(NAMES)],
  ['macintosh', encode(MACROMAN)],
  ['cp850', encode(CP850)],
])('names in %s are decoded correctly', async (encodage, bytes) => {
  expect(await read(bytes)).toEqual({ encodage, text: NAMES })
})

it('one stray byte does not corrupt other names, and its own is marked corrupt', async () => {
  const { encodage, text } = await read(Buffer.concat([Buffer.from(NAMES), latin1('Chloé;X')]))
  expect([encodage, text.startsWith(NAMES)]).toEqual(['utf-8', true])
  expect(isMangled(text.slice(NAMES.length))).toBe(true)
})

it.each([
  ['FranÃ\u00a7ois', true],
  ['Ã‰lodie', true],
  ['Chlo\ufffd', true],
  ['JOÃO', false],
  ['François Œuvrard', false],
])('the text %s is corrupt: %s', (text, expected) => {
  expect(isMangled(text)).toBe(expected)
})

it('a title with commas above the table does not decide its separator', async () => {
  const text = 'Course de Noël, Lyon\nPlace;Nom;Temps\n1;Durand;41:12,5\n'
  expect(await guessSeparateur(fromBytes(Buffer.from(text)), 'utf-8')).toBe(';')
})

const KNOWN = ['Rang', 'Nom', 'Nom de famille', 'Prénom', 'Temps', 'Coureur']
const countKnown = (titres: readonly string[]) =>
  new Set(titres.filter((titre) => KNOWN.includes(titre))).size

it.each([
  ['a title', [['Corrida'], ['Rang', 'Nom'], ['1', 'Durand']], ['Rang', 'Nom'], 2],
  [
    'a row of groups',
    [
      ['Coureur', '', 'Temps'],
      ['Rang', 'Nom', 'Temps'],
    ],
    ['Rang', 'Nom', 'Temps'],
    2,
  ],
  [
    'merged cells',
    [
      ['Rang', '', 'Temps'],
      ['', 'Nom', ''],
    ],
    ['Rang', 'Nom', 'Temps'],
    2,
  ],
  [
    'titles wrapped over two rows',
    [
      ['Rang', 'Nom', 'Nom', 'Temps'],
      ['', 'de famille', 'Prénom', ''],
    ],
    ['Rang', 'Nom de famille', 'Prénom', 'Temps'],
    2,
  ],
])('the header is found under %s', (_, rows, titres, nb) => {
  expect(findHead(rows, countKnown)).toEqual({ titres, nb })
})

it('a table without column names has no header', () => {
  expect(findHead([['1', 'Durand', '41:12']], countKnown)).toBeNull()
})
