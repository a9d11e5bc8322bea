import { readFileSync } from 'node:fs'
import { EAUX } from '@foulee/contract/site/fonds'
import { validateStyleMin } from '@maplibre/maplibre-gl-style-spec'
import { describe, expect, it } from 'vitest'
import { type Territories, toTerritoryLayers } from './basemap/territories.ts'
import { type MapTheme, palettes } from './palette.ts'
import { embeddedStyle } from './style.ts'

const text = readFileSync(new URL('basemap/territoires.json', import.meta.url), 'utf8')
const basemap = { ...toTerritoryLayers(JSON.parse(text) as Territories), towns: [] }
const address = `https://foulee.example${EAUX.chemin}/{z}/{x}/{y}`

describe.for<MapTheme>(['light', 'dark'])('the embedded style, %s', (theme) => {
  const style = embeddedStyle(basemap, palettes[theme], address)
  const place = (id: string) => style.layers.findIndex((layer) => layer.id === id)

  it('is valid for MapLibre', () => {
    expect(validateStyleMin(style as Parameters<typeof validateStyleMin>[0])).toEqual([])
  })

  it('has self-hosted water tiles with their zooms and attribution', () => {
    expect(style.sources.eaux).toMatchObject({ tiles: [address], minzoom: 4, maxzoom: 11 })
    expect(JSON.stringify(style.sources.eaux)).toContain('GSHHG')
    expect(JSON.stringify(style.sources.eaux)).toContain('openstreetmap.org/copyright')
  })

  it('covers the coarse coast by the fine one, and lines on land by the sea', () => {
    const order = ['cotes', 'terre-vue', 'france-vue', 'departements', 'frontieres', 'mer', 'lacs']
    expect(order.map(place)).toEqual(order.map(place).toSorted((a, b) => a - b))
    expect(order.map(place)).not.toContain(-1)
    const names = style.layers.flatMap(({ type }, at) => (type === 'symbol' ? [at] : []))
    expect(Math.min(...names)).toBeGreaterThan(place('lacs'))
  })
})
