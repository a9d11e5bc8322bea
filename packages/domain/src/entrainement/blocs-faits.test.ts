import { expect, it } from 'vitest'
import { drawEtapes } from './blocs-faits.ts'
import type { EtapeFaite } from './etapes-faites.ts'

const etape = (etapeFaite: Partial<EtapeFaite>): EtapeFaite => ({
  chemin: [0],
  type: 'effort',
  passage: { numero: 1, total: 1 },
  prevu: { fin: { type: 'temps', valeur: 100 }, duree: 100, distance: null, allure: null },
  etat: 'faite',
  fait: { duree: 100, distance: 400, allure: 250 },
  verdict: null,
  ...etapeFaite,
})
const standing = { duree: 50, distance: null, allure: null }

it('each completed step is drawn by its duration and speed', () => {
  const { blocs, largeur } = drawEtapes(
    [
      etape({}),
      etape({ fait: standing }),
      etape({ etat: 'sans_tour', fait: null }),
      etape({}),
      etape({ etat: 'non_faite', fait: null }),
    ],
    14.4,
  )
  expect(largeur).toBe(350)
  expect(blocs.map(({ debut, largeur: width }) => [debut, width])).toEqual([
    [0, 100],
    [100, 50],
    [250, 100],
  ])
  expect(blocs[0]?.hauteur).toBeCloseTo(100 / 115)
  expect(blocs[1]?.hauteur).toBe(0.1)
})
