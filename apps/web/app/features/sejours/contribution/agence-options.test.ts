import { describe, expect, it } from 'vitest'
import { formatPapiers, listAgenceOptions } from './agence-options.ts'

const bare = { id: 1, nom: 'Alizés', etat: 'a_completer' as const }
const read = { id: 2, nom: 'Brumes', etat: 'a_verifier' as const }
const verified = { id: 3, nom: 'Crêtes', etat: 'verifiee' as const }

describe('the agency of a new stay', () => {
  it('the agency that may publish is the first option and says so', () => {
    expect(listAgenceOptions([bare, read, verified])).toEqual([
      { value: '3', label: 'Crêtes (vérifiée)' },
      { value: '2', label: 'Brumes (papiers à vérifier)' },
      { value: '1', label: 'Alizés (sans tous ses papiers)' },
    ])
  })

  it('the hint shows only when an agency could not publish', () => {
    expect(formatPapiers([bare, verified])).toMatch(/ne peut pas être publié/)
    expect(formatPapiers([read, verified])).toBeUndefined()
  })
})
