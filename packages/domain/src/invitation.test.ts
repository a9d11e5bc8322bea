import { expect, it } from 'vitest'
import { checkInvitationMessage, getEtatInvitation, getInviterName, hasLink } from './invitation.ts'

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
] as const)('is %s', (etat, invitation) => {
  expect(getEtatInvitation(invitation, now)).toBe(etat)
})

it.each([
  ['On court dimanche ? Rendez-vous à 9 h. Apporte ta frontale.', false],
  ['Le 10.5 km du 12.04.2026 est pour nous !', false],
  ['Merci...', false],
  ['Regarde https://exemple.fr/x', true],
  ['Regarde hxxp://exemple', true],
  ['va sur www.gagner', true],
  ['va sur gagner-vite.com', true],
  ['va sur GAGNER.FR vite', true],
  ['va sur gagné.fr', true],
  ['promo.xyz', true],
])('%s holds a link: %s', (texte, expected) => {
  expect(hasLink(texte)).toBe(expected)
  expect(checkInvitationMessage(texte) !== null).toBe(expected)
})

it.each([
  [{ prenom: 'Samir', nom: 'Haddad' }, 'Samir Haddad'],
  [{ prenom: 'Gagnez', nom: 'sur gagner.com' }, 'Un membre de Foulée'],
  [{ prenom: '', nom: '' }, 'Un membre de Foulée'],
])('%o invites as %s', (person, expected) => {
  expect(getInviterName(person)).toBe(expected)
})
