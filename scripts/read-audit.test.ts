import { expect, it } from 'vitest'
import { readAudit } from './read-audit.ts'

const SILENT = {
  summary:
    'Le registre ne répond pas à «\u00a0npm audit\u00a0»\u00a0: les dépendances ne sont pas vérifiées.',
  severe: [],
}
const report = (vulnerabilities: Record<string, { severity: string; range?: string }>) => {
  const counts: Record<string, number> = { low: 0, moderate: 0, high: 0, critical: 0 }
  for (const { severity } of Object.values(vulnerabilities)) {
    counts[severity] = (counts[severity] ?? 0) + 1
  }
  const total = Object.keys(vulnerabilities).length
  return JSON.stringify({ vulnerabilities, metadata: { vulnerabilities: { ...counts, total } } })
}

it.each([
  ['nothing', ''],
  ['no JSON', 'npm error audit endpoint returned an error'],
  ['a refusal', '{"message":"405 Method Not Allowed","statusCode":405,"error":{}}'],
  ['null', 'null'],
  ['a list', '[]'],
])('an audit without a registry endpoint is reported when it answers %s', (_, text) => {
  expect(readAudit(text)).toEqual(SILENT)
})

it('severe vulnerabilities are counted and named', () => {
  const text = report({
    un: { severity: 'low' },
    deux: { severity: 'high', range: '<2.0.0' },
    trois: { severity: 'critical', range: '*' },
    quatre: { severity: 'moderate' },
  })
  expect(readAudit(text)).toEqual({
    summary: '4 failles connues, dont 2 graves.',
    severe: ['deux <2.0.0\u00a0: high', 'trois *\u00a0: critical'],
  })
})

it('an audit without vulnerabilities passes', () => {
  expect(readAudit(report({}))).toEqual({
    summary: '0 failles connues, dont 0 graves.',
    severe: [],
  })
})
