import type { FeuilleDeRoute } from '@foulee/contract/parcours/feuille-de-route'
import { expect, it } from 'vitest'
import { writeFeuille } from './offline-feuille.ts'

const etape = { nom: 'Le col <haut>', types: [], is_arrivee: false, metres: 12_400 }
const feuille = {
  jour: '2026-06-20',
  depart: '09:00',
  base: 'resultat',
  niveau: null,
  temps: 9780,
  fourchette: [9000, 10_800],
  source_fourchette: 'voisine',
  arrets: 300,
  etapes: [
    {
      ...etape,
      passage: { heure: '10:05', jour: 0 },
      temps: 3900,
      arret: 300,
      barriere: { heure: '10:40', jour: 0, limite: 6000, marge: 1800, chance: 0.9 },
    },
  ],
} as unknown as FeuilleDeRoute

it('the roadbook from results is read without a network, script or request', () => {
  const html = writeFeuille(feuille, 'Trail & co', '12 juin 2026').replaceAll('\u00a0', ' ')
  expect(html).not.toMatch(/<script|src=|\son\w+=/)
  expect(html).toContain('<title>Feuille de route : Trail &#38; co · Foulée</title>')
  expect(html).toContain('Arrivée en 2h43 environ d’après vos résultats')
  expect(html).toContain(
    '<li>10h05 Le col &#60;haut&#62;<br>km 12,4 · en 1h05 · arrêt 5 min · barrière 10h40, 30 min d’avance</li>',
  )
})
