import type { ChampResultat, Colonnes } from '@foulee/contract/courses/resultats-fichier'
import { describe, expect, it } from 'vitest'
import { listDoubtful, listUnread } from './columns-doubtful.ts'

const ALL: Colonnes = { rang: 0, dossard: 1, nom: 2, prenom: 3, temps: 4 }
const good = { nb_bonnes: 40, nb_erreurs: 1, erreurs: [{ champ: 'temps' as const }] }

describe('columns whose mapping needs a check', () => {
  it.each<[string, Colonnes, ChampResultat[]]>([
    ['all is read', ALL, []],
    ['both names in one', { identite: 0, temps: 1 }, []],
    ['no time, with places', { rang: 0, nom: 1 }, ['temps']],
    ['neither time nor place', { nom: 1 }, ['rang', 'temps']],
    ['no name', { rang: 0, temps: 1 }, ['nom', 'prenom', 'identite']],
    ['nothing', {}, ['rang', 'temps', 'nom', 'prenom', 'identite']],
  ])('the fields to check follow from the mapping: %s', (_, colonnes, expected) => {
    expect(listDoubtful({ ...good, colonnes })).toEqual(expected)
  })

  it('a field invalid in most lines is listed once', () => {
    const erreurs = [{ champ: 'sexe' as const }, { champ: 'sexe' as const }]
    const bad = { colonnes: ALL, nb_bonnes: 1, nb_erreurs: 2, erreurs }
    expect(listDoubtful(bad)).toEqual(['sexe'])
  })

  it('columns that are not mapped are listed by title', () => {
    const titres = [{ titre: 'Place' }, { titre: 'Chrono' }, { titre: 'Nom' }, { titre: 'Ville' }]
    expect(listUnread(titres, { rang: 0, nom: 2 })).toEqual(['Chrono', 'Ville'])
  })

  it('a relay file maps a column per runner and needs no other name or time', () => {
    const titres = [{ titre: 'Équipe' }, { titre: 'Équipier 1' }, { titre: 'Relais 1' }]
    const relayeurs = [{ equipier: 1, relais: 2 }]
    expect(listUnread(titres, { equipe: 0 }, relayeurs)).toEqual([])
    const passages = { colonnes: [{ colonne: 1, nom: 'Cilaos', metres: 14_000 }] }
    expect(listUnread([{ titre: 'Nom' }, { titre: 'Cilaos' }], { nom: 0 }, [], passages)).toEqual(
      [],
    )
    expect(listDoubtful({ ...good, colonnes: { equipe: 0 }, relayeurs })).toEqual([])
  })
})
