import { expect, it } from 'vitest'
import { hidePersons } from './signalement.ts'

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
