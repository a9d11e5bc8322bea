import { expect, it } from 'vitest'
import { sayDetails } from './say-details.ts'

it.each([
  ['nothing', {}, ''],
  ['no reason', { motif: null, users_id: 4 }, 'compte\u00a0: 4'],
  [
    'a reason and how many devices',
    { motif: 'Spam', sessions: 2 },
    '«\u00a0Spam\u00a0» appareils déconnectés\u00a0: 2',
  ],
  ['flags', { is_staff: true, coach: false }, 'Équipe\u00a0: oui, Coach\u00a0: non'],
  ['what has no words yet', { inconnu: ['a'] }, 'inconnu\u00a0: ["a"]'],
])('the details of an act with %s', (_, details, said) => {
  expect(sayDetails(details)).toBe(said)
})
