import { addColumnType, addValue, createShape, type Shape } from '@foulee/testing/row-shapes'
import { createVirtualFileSystem } from 'typescript/unstable/fs'
import { API } from 'typescript/unstable/sync'
import { afterAll, describe, expect, it } from 'vitest'
import { checkRowTypes } from './row-types/check.ts'

const TYPES = [
  '{ id: number; nom: string | null }',
  "{ etat: 'ouvert' | 'clos' }",
  '{ ids: readonly number[] }',
  "{ fin: { type: 'temps'; valeur: number } | { type: 'touche' } }",
  '{ counts: Readonly<Record<string, number>> }',
  '{ faits: { nom?: string; jours: { le: string }[] } }',
] as const

const CALL = 'db.execute<'
const source = [
  'declare const db: { execute: <R>(sql: string) => R[] }',
  'declare const db2: typeof db',
  ...TYPES.map((type, rank) => `const rows${rank} = ${CALL}${type}>('select')`),
  'export const last = <Row>() => db2.execute<Row>("select")',
  'export default [rows0, rows1, rows2, rows3, rows4, rows5]',
].join('\n')

const api = new API({
  cwd: '/rows',
  fs: createVirtualFileSystem({
    '/rows/tsconfig.json': JSON.stringify({
      compilerOptions: { strict: true, noLib: false, types: [], lib: ['es2024'] },
      files: ['rows.ts'],
    }),
    '/rows/rows.ts': source,
  }),
})
const [project] = api.updateSnapshot({ openProjects: ['/rows/tsconfig.json'] }).getProjects()
afterAll(() => api.close())

const placeOf = (rank: number) => {
  const line = source.split('\n')[rank + 2] ?? ''
  return `rows.ts:${rank + 3}:${line.indexOf('execute') + 1}`
}

function record(rows: readonly object[]): Record<string, Shape> {
  const whole = createShape()
  for (const row of rows) addValue(whole, row)
  return whole.keys ?? {}
}

function check(rank: number, columns: Record<string, Shape>): string[] {
  if (!project) throw new Error('No project.')
  return checkRowTypes(project, { [placeOf(rank)]: columns }, '/rows/').map((problem) =>
    problem.slice(problem.indexOf(' ') + 1),
  )
}

describe('row types of hand-written SQL', () => {
  it.each<[sentence: string, rank: number, rows: object[]]>([
    [
      'the declared kinds, a null where it is declared',
      0,
      [
        { id: 1, nom: 'a' },
        { id: 2, nom: null },
      ],
    ],
    ['a column more than is declared', 0, [{ id: 1, nom: 'a', ville: 'b' }]],
    ['declared literals', 1, [{ etat: 'ouvert' }, { etat: 'clos' }]],
    ['an array, full and empty', 2, [{ ids: [1] }, { ids: [] }]],
    [
      'each member of a union of objects',
      3,
      [{ fin: { type: 'temps', valeur: 2 } }, { fin: { type: 'touche' } }],
    ],
    ['keys of an index that come and go', 4, [{ counts: { a: 1 } }, { counts: { b: 1 } }]],
    ['a missing key that is optional', 5, [{ faits: { jours: [{ le: '2027-01-01' }] } }]],
    ['rows of a type parameter', 6, [{ id: 'a' }]],
  ])('a query that reads %s is right', (_, rank, rows) => {
    expect(check(rank, record(rows))).toEqual([])
  })

  it.each<[sentence: string, rank: number, rows: object[], problem: string]>([
    ['a bigint as text', 0, [{ id: '1', nom: null }], 'id: number is declared, string is read'],
    [
      'a null that is not declared',
      0,
      [{ id: null, nom: null }],
      'id: number is declared, null is read',
    ],
    ['a column less', 0, [{ id: 1 }], 'nom: declared, and not read'],
    [
      'another literal',
      1,
      [{ etat: 'neuf' }],
      'etat: "clos" | "ouvert" is declared, "neuf" is read',
    ],
    [
      'texts in an array of numbers',
      2,
      [{ ids: ['1'] }],
      'ids[]: number is declared, string is read',
    ],
    [
      'a number instead of an object',
      4,
      [{ counts: 1 }],
      'counts: Readonly<Record<string, number>> is declared, number is read',
    ],
    [
      'a null deep in JSON',
      5,
      [{ faits: { jours: [{ le: null }] } }],
      'faits jours[] le: string is declared, null is read',
    ],
  ])('a query that reads %s is named', (_, rank, rows, problem) => {
    expect(check(rank, record(rows))).toEqual([problem])
  })

  it('a bigint is told by its column, without any row', () => {
    const columns = { id: createShape(), nom: createShape() }
    addColumnType(columns.id, 20)
    addColumnType(columns.nom, 25)
    expect(check(0, columns)).toEqual(['id: number is declared, string is read'])
  })
})
