import { describe, expect, it } from 'vitest'
import { formatRaison, VOIES } from './publication.ts'

const PROVENANCE = {
  voie: null,
  suivi: 'Léa M.',
  emetteur: 'Les Foulées du lac',
  mise_en_avant: null,
}

describe('« Pourquoi je vois ça »', () => {
  it.each([
    ['moi', 'Vous l’avez publié'],
    ['suivi', 'Vous suivez Léa M.'],
    ['liste', 'Dans votre run list'],
    ['site', 'Une nouvelle de Foulée, pour tous les membres'],
    [null, 'Vous ne suivez pas Les Foulées du lac'],
  ] as const)('by %s', (voie, words) => {
    expect(formatRaison({ ...PROVENANCE, voie })).toBe(words)
  })

  it('is the reason of the staff first, however else it came', () => {
    for (const voie of [...VOIES, null]) {
      expect(formatRaison({ ...PROVENANCE, voie, mise_en_avant: 'Course du mois' })).toBe(
        'Mis en avant par l’équipe\u00a0: Course du mois',
      )
    }
  })
})
