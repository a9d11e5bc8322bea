import { describe, expect, it } from 'vitest'
import { findOldPath, findSection, listGroups, NAMES } from './sections.ts'

describe('the sections of the settings', () => {
  it('stand in the list once each', () => {
    const listed = listGroups(true).flatMap(({ sections }) => sections)
    expect(listed.toSorted()).toEqual([...NAMES].toSorted())
  })

  it('show the second factor to the staff alone', () => {
    const listed = listGroups(false).flatMap(({ sections }) => sections)
    expect(listed).not.toContain('second-facteur')
    expect(findSection('second-facteur', false)).toBeNull()
    expect(findSection('second-facteur', true)).toBe('second-facteur')
  })

  it.each(['', 'nulle-part', 'Carte', 'toString'])('know no section « %s »', (name) => {
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
  ])('%s leads to %s', (hash, path) => {
    expect(findOldPath(hash)).toBe(path)
  })

  it.each(['', '#', '#points', '#contenu', 'carte'])('« %s » stays on the page', (hash) => {
    expect(findOldPath(hash)).toBeNull()
  })
})
