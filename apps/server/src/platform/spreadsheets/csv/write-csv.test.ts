import { expect, it } from 'vitest'
import { type Cell, unguard, writeCommaCsv, writeCsv } from './write-csv.ts'

it.each<[Cell, string]>([
  ['Trail des Crêtes', 'Trail des Crêtes'],
  ['a;b', '"a;b"'],
  ['dit « "oui" »', '"dit « ""oui"" »"'],
  ['deux\nlignes', '"deux\nlignes"'],
  [null, ''],
  [true, 'oui'],
  [21.1, '21,1'],
  [-5, '-5'],
  ['=1+1', "'=1+1"],
  ['+33 6', "'+33 6"],
  ['-2', "'-2"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['＝1+1', "'＝1+1"],
  ['＋33 6', "'＋33 6"],
  ['－2', "'－2"],
  ['＠SUM(A1)', "'＠SUM(A1)"],
  ['\u22122', "'\u22122"],
  ['  =1', "'  =1"],
  ['\u00a0+1', "'\u00a0+1"],
  ['\u200b\u202e@A1', "'\u200b\u202e@A1"],
  ['\u3164\u2800=1', "'\u3164\u2800=1"],
  ['\r=1', `"'\r=1"`],
  ['\n=1', `"'\n=1"`],
  ['100 %', '100 %'],
  ['a = b', 'a = b'],
  ['=HYPERLINK("x";"y")', `"'=HYPERLINK(""x"";""y"")"`],
])('the row %o is written %s', (cell, written) => {
  expect(writeCsv(['nom'], [[cell]])).toBe(`\ufeffnom\r\n${written}\r\n`)
})

it.each<[string, string]>([
  ['a,b', '"a,b"'],
  ['a;b', 'a;b'],
  ['=1+1', "'=1+1"],
  ["'=1", "''=1"],
  ["''@A1", "'''@A1"],
  ["'L’été'", "'L’été'"],
  ["''", "''"],
])('a table for others guards %s, and gives it back', (text, written) => {
  expect(writeCommaCsv(['nom'], [[text]])).toBe(`nom\r\n${written}\r\n`)
  expect(unguard(written.replace(/^"|"$/g, ''))).toBe(text)
})

it('a table for others has points in numbers', () => {
  expect(writeCommaCsv(['a', 'b', 'c'], [[-1.5, null, 3]])).toBe('a,b,c\r\n-1.5,,3\r\n')
})
