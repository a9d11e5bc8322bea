import { expect, it } from 'vitest'
import { type Access, decideAccess } from './access.ts'

type Case = [string, Parameters<typeof decideAccess>[0], Access]

const visitor = { isAuth: false, profil: null }
const complete = { isAuth: true, profil: { users_id: 7, sexe: 'f' as const } }
const reserved = { isAuth: true, profil: { users_id: 7, sexe: 'non_precise' as const } }
const incomplete = { isAuth: true, profil: { users_id: 7, sexe: '' as const } }
const withoutProfil = { isAuth: true, profil: { users_id: -1, sexe: '' as const } }
const on = { isQualificationStep: true }
const off = { isQualificationStep: false }

it.each<Case>([
  ['a visitor signs in first', { ...visitor, ...off }, '/connexion'],
  ['a visitor signs in before qualifying too', { ...visitor, ...on }, '/connexion'],
  ['a member comes in', { ...complete, ...off }, 'show'],
  ['« je préfère ne pas répondre » is an answer', { ...reserved, ...off }, 'show'],
  ['an incomplete profile is completed first', { ...incomplete, ...off }, '/qualification'],
  ['and can be, at the step itself', { ...incomplete, ...on }, 'show'],
  ['who has no profile at all is let in', { ...withoutProfil, ...off }, 'show'],
])('the guard decides correctly: %s', (_, visit, expected) => {
  expect(decideAccess(visit)).toBe(expected)
})
