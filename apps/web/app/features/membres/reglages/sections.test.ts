import { describe, expect, it } from 'vitest'
import { findOldPath, findSection, listGroups, NAMES } from './sections.ts'

describe('the sections of the settings', () => {
  it('each section is in the list once', () => {
    const listed = listGroups(true).flatMap(({ sections }) => sections)
    expect(listed.toSorted()).toEqual([...NAMES].toSorted())
  })

  it('the second factor is in the list of the staff only', () => {
    const listed = listGroups(false).flatMap(({ sections }) => sections)
    expect(listed).not.toContain('second-facteur')
    expect(findSection('second-facteur', false)).toBeNull()
    expect(findSection('second-facteur', true)).toBe('second-facteur')
  })

  it.each(['', 'nulle-part', 'Carte', 'toString'])('there is no section « %s »', (name) => {
    expect(findSection(name, true)).toBeNull()
  })
})

describe('an old link to a part of /profil', () => {
  it.each([
    ['#carte', '/reglages/carte'],
    ['#sport', '/reglages/pratique'],
    ['#notifications', '/reglages/notifications'],
    ['#email-et-mot-de-passe', '/reglages/email-et-mot-de-passe'],
    ['#appareils-connectes', '/reglages/appareils'],
    ['#mes-donnees', '/reglages/donnees'],
    ['#comptes-connectes', '/reglages/comptes-connectes'],
    ['#montres', '/reglages/montres'],
  ])('the old link %s leads to %s', (hash, path) => {
    expect(findOldPath(hash)).toBe(path)
  })

  it.each(['', '#', '#points', '#contenu', 'carte'])(
    'the hash « %s » leads to no section',
    (hash) => {
      expect(findOldPath(hash)).toBeNull()
    },
  )
})
