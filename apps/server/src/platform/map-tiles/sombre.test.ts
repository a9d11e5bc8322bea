import type { StyleSpecification } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it, test } from 'vitest'
import { darken, darkenColor } from './sombre.ts'

test.each([
  ['white', 'hsla(0, 0%, 11%, 1)'],
  ['#000', 'hsla(0, 0%, 86%, 1)'],
  ['#808080', 'hsla(0, 0%, 48%, 1)'],
  ['#0000ff', 'hsla(240, 60%, 49%, 1)'],
  ['rgba(255, 255, 255, 0.5)', 'hsla(0, 0%, 11%, 0.5)'],
  ['pas une couleur', 'pas une couleur'],
])('the colour %s becomes %s in the dark', (light, dark) => {
  expect(darkenColor(light)).toBe(dark)
})

describe('a dark style', () => {
  const dark = (paint: object, type = 'fill') => {
    const style = {
      version: 8,
      sources: {},
      layers: [{ id: 'a', type, source: 's', paint }],
    } as unknown as StyleSpecification
    return darken(style).layers[0]?.paint
  }

  it('keeps values that are no colour, and words that name one', () => {
    const byKind = ['match', ['get', 'teinte'], 'tan', '#ffffff', '#000000']
    expect(dark({ 'fill-color': byKind, 'fill-opacity': 0.5 })).toEqual({
      'fill-color': [
        'match',
        ['get', 'teinte'],
        'tan',
        'hsla(0, 0%, 11%, 1)',
        'hsla(0, 0%, 86%, 1)',
      ],
      'fill-opacity': 0.5,
    })
  })

  it('converts stops by zoom', () => {
    const stops = { stops: [[5, '#fff']] }
    expect(dark({ 'fill-color': stops })).toEqual({
      'fill-color': { stops: [[5, 'hsla(0, 0%, 11%, 1)']] },
    })
  })

  it('fades patterns, and inverts rasters', () => {
    expect(dark({ 'fill-pattern': 'bois' })).toMatchObject({ 'fill-opacity': 0.25 })
    expect(dark({}, 'raster')).toMatchObject({ 'raster-hue-rotate': 180 })
  })

  it('leaves the light style unchanged', () => {
    const style: StyleSpecification = {
      version: 8,
      sources: {},
      layers: [{ id: 'a', type: 'background', paint: { 'background-color': '#fff' } }],
    }
    darken(style)
    expect(style.layers[0]?.paint).toEqual({ 'background-color': '#fff' })
  })
})
