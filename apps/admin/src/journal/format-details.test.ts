import { expect, it } from 'vitest'
import { formatDetails } from './format-details.ts'

it.each([
  ['nothing', {}, '', []],
  ['no reason', { motif: null, users_id: 4 }, '', ['users_id compte 4']],
  [
    'a reason and how many devices',
    { motif: 'Spam', sessions: 2 },
    '«\u00a0Spam\u00a0»',
    ['sessions appareils déconnectés 2'],
  ],
  ['flags', { is_staff: true, coach: false }, '', ['is_staff Équipe oui', 'coach Coach non']],
  [
    'the fields of an edit',
    { champs: ['ville', 'pays'], partie: 'lieu' },
    '',
    ['champs champs ville, pays', 'partie partie lieu'],
  ],
  ['what a report is about', { model: 'commentaire' }, '', ['model contenu avis']],
  ['what has no words yet', { inconnu: [1] }, '', ['inconnu inconnu [1]']],
])('the audit log formats the details of an act with %s', (_, details, reason, lines) => {
  const said = formatDetails(details)
  expect(said.reason).toBe(reason)
  expect(said.lines.map(({ key, label, value }) => `${key} ${label} ${value}`)).toEqual(lines)
})
