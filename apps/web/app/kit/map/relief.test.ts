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

describe('the relief of a ground', () => {
  it.for(['light', 'dark'] as const)('is a valid style in %s', (theme) => {
    const sources = { [RELIEF]: reliefSource(terrain, `https://foulee.test${terrain.tuiles}`) }
    const style = { version: 8 as const, sources, layers: [reliefLayer(palettes[theme])] }
    expect(validateStyleMin(style)).toEqual([])
  })

  it('names whom the heights are from, and how a colour says them', () => {
    expect(reliefSource(terrain, 'https://foulee.test/')).toMatchObject({
      encoding: 'terrarium',
      tileSize: 256,
      maxzoom: 12,
      attribution: '© Terrain',
    })
  })

  it('lies over areas and lines, under every name', () => {
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
