import type { ChampResultat, Colonnes } from '@foulee/contract/courses/resultats-fichier'
import { describe, expect, it } from 'vitest'
import { listDoubtful, listUnread } from './columns-doubtful.ts'

const ALL: Colonnes = { rang: 0, dossard: 1, nom: 2, prenom: 3, temps: 4 }
const good = { nb_bonnes: 40, nb_erreurs: 1, erreurs: [{ champ: 'temps' as const }] }

describe('columns that somebody should look at', () => {
  it.each<[string, Colonnes, ChampResultat[]]>([
    ['all is read', ALL, []],
    ['both names in one', { identite: 0, temps: 1 }, []],
    ['no time, with places', { rang: 0, nom: 1 }, ['temps']],
    ['neither time nor place', { nom: 1 }, ['rang', 'temps']],
    ['no name', { rang: 0, temps: 1 }, ['nom', 'prenom', 'identite']],
    ['nothing', {}, ['rang', 'temps', 'nom', 'prenom', 'identite']],
  ])('%s', (_, colonnes, expected) => {
    expect(listDoubtful({ ...good, colonnes })).toEqual(expected)
  })

  it('shows what is wrong in most lines, once', () => {
    const erreurs = [{ champ: 'sexe' as const }, { champ: 'sexe' as const }]
    const bad = { colonnes: ALL, nb_bonnes: 1, nb_erreurs: 2, erreurs }
    expect(listDoubtful(bad)).toEqual(['sexe'])
  })

  it('names what it reads nothing from', () => {
    const titres = [{ titre: 'Place' }, { titre: 'Chrono' }, { titre: 'Nom' }, { titre: 'Ville' }]
    expect(listUnread(titres, { rang: 0, nom: 2 })).toEqual(['Chrono', 'Ville'])
  })

  it('of a team reads a column for each runner, and looks for no other name or time', () => {
    const titres = [{ titre: 'Équipe' }, { titre: 'Équipier 1' }, { titre: 'Relais 1' }]
    const relayeurs = [{ equipier: 1, relais: 2 }]
    expect(listUnread(titres, { equipe: 0 }, relayeurs)).toEqual([])
    expect(listDoubtful({ ...good, colonnes: { equipe: 0 }, relayeurs })).toEqual([])
  })
})
