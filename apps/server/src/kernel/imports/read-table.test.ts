import { MAX_UPLOAD_BYTES } from '@foulee/domain/shared/upload-limits'
import { afterAll, describe, expect, it } from 'vitest'
import { fromBytes } from '#platform/spreadsheets/source.ts'
import { xlsx } from '#platform/spreadsheets/test-workbooks.ts'
import { createWorkbookReader } from '#platform/spreadsheets/workbook-reader.ts'
import { readTable } from './read-table.ts'

const classeurs = createWorkbookReader()
afterAll(() => classeurs.close())
const read = (bytes: Uint8Array) => readTable(fromBytes(Buffer.from(bytes)), classeurs)

const utf8 = (text: string) => new TextEncoder().encode(text)
const latin1 = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0))
const utf16 = (text: string) => new Uint8Array(Buffer.from(`\ufeff${text}`, 'utf16le'))

describe('readTable', () => {
  it.each([
    ['commas', utf8('nom,ville\nTrail,Évian\n'), 'UTF-8', ','],
    ['semicolons', utf8('nom;ville\nTrail;Évian\n'), 'UTF-8', ';'],
    ['tabs', utf8('nom\tville\nTrail\tÉvian\n'), 'UTF-8', '\t'],
    ['semicolons, commas within quotes', utf8('nom;"ville, pays"\nTrail;Évian'), 'UTF-8', ';'],
    ['a byte order mark', utf8('\ufeffnom,ville\r\nTrail,Évian\r\n'), 'UTF-8', ','],
    ['old Mac line ends', utf8('\ufeffnom,ville\rTrail,Évian\r'), 'UTF-8', ','],
    ['Latin-1', latin1('nom;ville\r\nTrail;Évian\r\n'), 'Latin-1', ';'],
    ['UTF-16', utf16('nom\tville\r\nTrail\tÉvian\r\n'), 'UTF-16', '\t'],
  ])('reads %s', async (_, bytes, encodage, separateur) => {
    const table = await read(bytes)
    expect(table).toMatchObject({ rows: [{ cells: ['Trail', 'Évian'] }] })
    const mark = separateur === '\t' ? 'tabulation' : separateur
    expect(table.lecture).toEqual([
      `Fichier lu en ${encodage}, colonnes séparées par «\u00a0${mark}\u00a0».`,
    ])
    expect(table.header[0]).toBe('nom')
  })

  it('lines are counted as in an editor, empty ones are skipped', async () => {
    const { rows } = await read(utf8('nom,ville\n\nUn,A\n"Deux\nlignes",B\n,\nTrois,C\n'))
    expect(rows.map(({ line, cells }) => [line, cells[0]])).toEqual([
      [3, 'Un'],
      [5, 'Deux\nlignes'],
      [7, 'Trois'],
    ])
  })
})

it('cells of a hidden column are blank, unless they are asked for', async () => {
  const rows = [
    ['nom', 'ville', 'notes'],
    ['Trail', 'Évian', 'secret'],
  ]
  const bytes = await xlsx([{ name: 'Courses', rows, columns: [{}, {}, { hidden: true }] }])
  const listCells = async (masques?: 'true') => {
    const table = await readTable(fromBytes(bytes), classeurs, masques && { masques })
    return table.rows.map(({ cells }) => cells)
  }
  expect(await listCells()).toEqual([['Trail', 'Évian', '']])
  expect(await listCells('true')).toEqual([['Trail', 'Évian', 'secret']])
})

describe('readTable says in French which file it refuses', () => {
  it.each([
    ['nothing', utf8(''), /est vide/],
    ['blanks', utf8(' \n\t\n'), /est vide/],
    ['SQL', utf8("-- dump\nINSERT INTO courses VALUES ('a', 1);"), /du SQL/],
    ['SQL', utf8('create table courses (id int, nom text);'), /du SQL/],
    ['YAML', utf8('---\nhardrock:\n  nom: Hardrock, Colorado\n'), /du YAML/],
    ['YAML', utf8('hardrock:\n  nom: Hardrock, Colorado\n'), /du YAML/],
    ['JSON', utf8('[{"nom": "Trail", "ville": "Évian"}]'), /du JSON/],
    ['HTML', utf8('<table><tr><td>Trail, Évian'), /du XML ou du HTML/],
    ['half a workbook', Uint8Array.of(0x50, 0x4b, 3, 4, 0, 0), /abîmé.*xlsx/],
    ['bytes', Uint8Array.of(0x89, 0x50, 0, 0, 1), /pas un texte/],
    ['a picture', Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0), /une image/],
    ['a PDF', utf8('%PDF-1.7, et la suite'), /un PDF/],
    ['prose', utf8('Bonjour\nvoici mes courses\n'), /ni virgule/],
    ['titles alone', utf8('nom,ville\n'), /que des titres/],
    ['an open quote', utf8('nom,ville\n"Trail,Évian\n'), /mal formé vers la ligne/],
    ['too much', new Uint8Array(MAX_UPLOAD_BYTES + 1), /25\u00a0Mo/],
    ['too many lines', utf8(`nom,ville\n${'a,b\n'.repeat(50_001)}`), /dépasse 50000 lignes/],
  ])('names the format of %s', async (_, bytes, message) => {
    await expect(read(bytes)).rejects.toThrow(message)
  })

  it('a text made to be slow is read in time', async () => {
    await expect(read(utf8('-- '.repeat(200_000)))).rejects.toThrow(/ni virgule/)
  })
})
