import type { FondTerrain } from '@foulee/contract/site/fonds'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { palettes } from './palette.ts'
import { firstWriting, RELIEF, reliefLayer, reliefSource } from './relief.ts'

const terrain: FondTerrain = {
  tuiles: '/fonds/terrain/{z}/{x}/{y}',
  encodage: 'terrarium',
  taille: 256,
  maxzoom: 12,
  attribution: '© Terrain',
}

describe('the relief of a basemap', () => {
  it.for(['light', 'dark'] as const)('is a valid style in the theme %s', (theme) => {
    const sources = { [RELIEF]: reliefSource(terrain, `https://foulee.test${terrain.tuiles}`) }
    const style = { version: 8 as const, sources, layers: [reliefLayer(palettes[theme])] }
    expect(validateStyleMin(style)).toEqual([])
  })

  it('has an attribution and an encoding', () => {
    expect(reliefSource(terrain, 'https://foulee.test/')).toMatchObject({
      encoding: 'terrarium',
      tileSize: 256,
      maxzoom: 12,
      attribution: '© Terrain',
    })
  })

  it('lies over areas and lines, under every label', () => {
    const layers = [
      { id: 'eau', type: 'background' },
      { id: 'chemins', type: 'line' },
      { id: 'noms', type: 'symbol' },
      { id: 'villes', type: 'symbol' },
    ] as const
    expect(firstWriting(layers)).toBe('noms')
    expect(firstWriting(layers.slice(0, 2))).toBeUndefined()
  })
})
