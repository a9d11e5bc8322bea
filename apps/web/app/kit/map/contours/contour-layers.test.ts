import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import type { LayerSpecification } from 'maplibre-gl'
import { describe, expect, it } from 'vitest'
import { palettes } from '../palette.ts'
import { CONTOURS, contourLayers, contourSource, drawsContours } from './contour-layers.ts'

describe('the contour lines', () => {
  it.for(['light', 'dark'] as const)('are a valid style in the theme %s', (theme) => {
    const sources = { [CONTOURS]: contourSource('https://foulee.test/{z}/{x}/{y}', 13) }
    const layers = contourLayers(palettes[theme], ['Une police'])
    expect(
      validateStyleMin({ version: 8, sources, layers, glyphs: 'x/{fontstack}/{range}' }),
    ).toEqual([])
  })

  it('are drawn one zoom beyond the elevation tiles, and overzoomed from there', () => {
    expect(contourSource('x', 13)).toMatchObject({ minzoom: 10, maxzoom: 14 })
  })
})

describe('a basemap with contour lines of its own', () => {
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
  ])('is recognised by %s of %s: %s', (id, drawn, expected) => {
    expect(drawsContours([line('mers', 'hydro_surf'), line(id, drawn)])).toBe(expected)
  })

  it('is not recognised by a name alone', () => {
    const name: LayerSpecification = {
      id: 'hauteurs',
      type: 'symbol',
      source: 'plan',
      'source-layer': 'oro_courbe',
    }
    expect(drawsContours([name])).toBe(false)
  })
})
