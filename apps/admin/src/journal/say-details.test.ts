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
  [
    'the fields of an edit',
    { champs: ['ville', 'pays'], partie: 'lieu' },
    'champs\u00a0: ville, pays, partie\u00a0: lieu',
  ],
  ['what has no words yet', { inconnu: [1] }, 'inconnu\u00a0: [1]'],
])('the details of an act with %s', (_, details, said) => {
  expect(sayDetails(details)).toBe(said)
})
