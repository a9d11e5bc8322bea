import { describe, expect, it } from 'vitest'
import { EARNABLE, getDeedKey, getPointsLabel, POINTS_RULES } from './points.ts'

describe('the rules of points', () => {
  it.each(Object.entries(POINTS_RULES))('%s pays something that can be said', (_, rule) => {
    expect(rule.points).toBeGreaterThan(0)
    expect(rule.label).toMatch(/^\p{Lu}/u)
  })

  it('lists the actions available today', () => {
    expect(EARNABLE).toEqual([
      'email_verifie',
      'profil_qualifie',
      'profil_complet',
      'photo_profil',
      'ami_invite',
      'parcours_publie',
      'course_publiee',
      'avis_donne',
      'epreuve_terminee',
      'entrainement_fait',
      'evenement_valide',
      'sondage_repondu',
    ])
  })
})

describe('nameDeed', () => {
  it.each([
    ['email_verifie', 'a@exemple.fr', 'email_verifie'],
    ['email_verifie', 'b@exemple.fr', 'email_verifie'],
    ['ami_invite', 12, '12'],
    ['ami_invite', 13, '13'],
  ] as const)('%s of %s is %s', (kind, thing, cle) => expect(getDeedKey(kind, thing)).toBe(cle))
})

describe('getPointsLabel', () => {
  it.each([
    ['ami_invite', 'Inviter un ami qui rejoint Foulée'],
    ['une_regle_disparue', 'Points'],
  ])('%s is « %s »', (kind, label) => expect(getPointsLabel(kind)).toBe(label))
})
