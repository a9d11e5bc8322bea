import { expect, it } from 'vitest'
import { checkInvitationMessage, getEtatInvitation, getInviterName } from './invitation.ts'

const now = new Date('2026-03-16T09:00:00Z')
const open = { accepted_at: null, cancelled_at: null, expires_at: '2026-03-16T09:00:01Z' }

it.each([
  ['envoyee', open],
  ['expiree', { ...open, expires_at: '2026-03-16T09:00:00Z' }],
  ['annulee', { ...open, cancelled_at: '2026-03-15T00:00:00Z' }],
  [
    'acceptee',
    { ...open, accepted_at: '2026-03-15T00:00:00Z', expires_at: '2026-03-15T01:00:00Z' },
  ],
] as const)('an invitation is %s', (etat, invitation) => {
  expect(getEtatInvitation(invitation, now)).toBe(etat)
})

it.each([
  ['On court dimanche ? Rendez-vous à 9 h. Apporte ta frontale.', false],
  ['Regarde https://exemple.fr/x', true],
])('%s may not go with an invitation: %s', (texte, expected) => {
  expect(checkInvitationMessage(texte) !== null).toBe(expected)
})

it.each([
  [{ prenom: 'Samir', nom: 'Haddad' }, 'Haddad Samir'],
  [{ prenom: 'Gagnez', nom: 'sur gagner.com' }, 'Un membre de Foulée'],
  [{ prenom: '', nom: '' }, 'Un membre de Foulée'],
])('%o invites as %s', (person, expected) => {
  expect(getInviterName(person)).toBe(expected)
})
