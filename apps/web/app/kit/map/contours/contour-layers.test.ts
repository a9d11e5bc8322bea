import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { LayerSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { palettes } from '../palette.ts'
import { CONTOURS, contourLayers, contourSource, drawsContours } from './contour-layers.ts'

describe('lines of the same height', () => {
  it.for(['light', 'dark'] as const)('are a valid style in %s', (theme) => {
    const sources = { [CONTOURS]: contourSource('https://foulee.test/{z}/{x}/{y}', 13) }
    const layers = contourLayers(palettes[theme], ['Une police'])
    expect(
      validateStyleMin({ version: 8, sources, layers, glyphs: 'x/{fontstack}/{range}' }),
    ).toEqual([])
  })

  it('are drawn a zoom further than the heights go, and stretched from there', () => {
    expect(contourSource('x', 13)).toMatchObject({ minzoom: 10, maxzoom: 14 })
  })
})

describe('a ground with lines of its own', () => {
  const line = (id: string, drawn: string): LayerSpecification => ({
    id,
    type: 'line',
    source: 'plan',
    'source-layer': drawn,
  })

  it.each([
    ['oro - courbe maitresse', 'oro_courbe', true],
    ['lignes', 'contour', true],
    ['sentiers', 'routier_chemin', false],
  ])('%s of %s: %s', (id, drawn, expected) => {
    expect(drawsContours([line('mers', 'hydro_surf'), line(id, drawn)])).toBe(expected)
  })

  it('is not one where only a name says so', () => {
    const name: LayerSpecification = {
      id: 'hauteurs',
      type: 'symbol',
      source: 'plan',
      'source-layer': 'oro_courbe',
    }
    expect(drawsContours([name])).toBe(false)
  })
})
