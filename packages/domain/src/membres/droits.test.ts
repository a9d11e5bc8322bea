import { expect, it } from 'vitest'
import { type Compte, getDroits, needsVerification } from './droits.ts'

const nobody: Compte = {
  email_verifie: false,
  parcours: false,
  organisateur: false,
  agence: false,
  premium: false,
  coach: false,
  staff: false,
}
const member = { ...nobody, email_verifie: true }
const VERIFIED = ['publier', 'donner_avis', 'ecrire_message', 'inviter', 'reserver'] as const

it.each<[string, Compte, readonly string[]]>([
  ['an address to verify', nobody, []],
  ['a member', member, VERIFIED],
  ['a contributor of routes', { ...member, parcours: true }, VERIFIED],
  ['an organiser', { ...member, organisateur: true }, [...VERIFIED, 'gerer_courses']],
  ['an agency', { ...member, agence: true }, [...VERIFIED, 'gerer_sejours']],
  ['a coach', { ...member, coach: true }, [...VERIFIED, 'inviter_athlete', 'gerer_plans']],
  ['a coach to verify', { ...nobody, coach: true }, ['gerer_plans']],
  ['a subscriber', { ...member, premium: true }, [...VERIFIED, 'acceder_premium']],
  [
    'staff',
    { ...member, staff: true },
    [...VERIFIED, 'gerer_courses', 'gerer_sejours', 'gerer_plans', 'acceder_premium', 'moderer'],
  ],
])('%s may', (_, compte, droits) => {
  expect(getDroits(compte)).toEqual(droits)
})

it.each([
  [nobody, 'publier', true],
  [member, 'publier', false],
  [nobody, 'moderer', false],
  [nobody, 'inviter_athlete', false],
  [{ ...nobody, coach: true }, 'inviter_athlete', true],
] as const)('%o lacks only a verified address for %s: %s', (compte, droit, expected) => {
  expect(needsVerification(compte, droit)).toBe(expected)
})
