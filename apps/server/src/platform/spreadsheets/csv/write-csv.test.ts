import { expect, it } from 'vitest'
import { type Cell, writeCsv } from './write-csv.ts'

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
