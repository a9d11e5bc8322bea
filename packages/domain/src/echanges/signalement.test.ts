import { expect, it } from 'vitest'
import { hidePersons, stripReport } from './signalement.ts'

it.each([
  ['x is not a function', 'x is not a function'],
  ['Key (email)=(lea.martin+x@exemple.fr) already exists', 'Key (email)=([email]) already exists'],
  [
    'Failed query: select 1 where id = $1\nparams: lea,12 rue Haute',
    'Failed query: select 1 where id = $1',
  ],
  ['GET /api/courses?texte=mon nom failed', 'GET /api/courses'],
  [`Bearer ${'aB3_'.repeat(11)} refused`, 'Bearer [jeton] refused'],
  ['connect ECONNREFUSED 203.0.113.7:5432', 'connect ECONNREFUSED [ip]:5432'],
  ['appelez le 06 12 34 56 78', 'appelez le [téléphone]'],
  ['', ''],
])('« %s » becomes « %s »', (text, expected) => expect(hidePersons(text)).toBe(expected))

it('an error report keeps only its allowed fields', () => {
  const report = {
    event_id: 'a1',
    level: 'error',
    tags: { route: '/api/courses' },
    user: { id: 7, ip_address: '203.0.113.7' },
    request: { url: 'https://foulee.example/profil', headers: { cookie: 'x' } },
    breadcrumbs: [{ message: 'clic' }],
    server_name: 'machine',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no lea@exemple.fr',
          stacktrace: { frames: [{ filename: 'a.js', lineno: 3, vars: { nom: 'Léa' } }] },
          mechanism: { type: 'onerror', handled: false, data: { email: 'x' } },
        },
      ],
    },
  }
  expect(stripReport(report)).toEqual({
    event_id: 'a1',
    level: 'error',
    tags: { route: '/api/courses' },
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'no [email]',
          stacktrace: { frames: [{ filename: 'a.js', lineno: 3 }] },
          mechanism: { type: 'onerror', handled: false },
        },
      ],
    },
  })
  expect(stripReport({})).toEqual({ exception: { values: [] } })
})
