import { expect, it } from 'vitest'
import { readSharedWords } from './shared-words.ts'

const NONE = { titre: '', texte: '', lien: '' }
const read = (words: Partial<typeof NONE>) =>
  readSharedWords({ ...NONE, ...words }, 'https://foulee.test')

it.each([
  [{}, null],
  [{ texte: '  \n ' }, null],
  [{ texte: ' Trail des\nTempliers ' }, { kind: 'recherche', mots: 'Trail des Templiers' }],
  [{ titre: 'Sierre-Zinal' }, { kind: 'recherche', mots: 'Sierre-Zinal' }],
  [{ texte: 'a'.repeat(300) }, { kind: 'recherche', mots: 'a'.repeat(100) }],
  [
    { lien: 'https://foulee.test/courses/utmb?a=1#b' },
    { kind: 'page', path: '/courses/utmb?a=1#b' },
  ],
  [
    { titre: 'UTMB', texte: 'Regarde : https://foulee.test/courses/utmb' },
    { kind: 'page', path: '/courses/utmb' },
  ],
  [{ lien: 'https://strava.test/activities/1' }, { kind: 'ailleurs' }],
  [{ lien: 'https://foulee.test.pieges.fr/courses' }, { kind: 'ailleurs' }],
  [{ lien: 'https://foulee.test//pieges.fr/courses' }, { kind: 'ailleurs' }],
  [{ lien: 'http://[' }, { kind: 'ailleurs' }],
] as const)('the shared text %j means %j', (words, expected) => {
  expect(read(words)).toEqual(expected)
})
