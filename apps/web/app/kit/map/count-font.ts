import type { Map as MapLibre } from 'maplibre-gl'

/** A style with `glyphs` renders only the fonts that it serves: counts use one of those. */
export function countFont(map: MapLibre, fallback: string[]): string[] {
  if (!map.getGlyphs()) return fallback
  for (const layer of map.getStyle().layers) {
    const font = layer.type === 'symbol' ? layer.layout?.['text-font'] : undefined
    if (Array.isArray(font) && font.every((name) => typeof name === 'string')) {
      return font as string[]
    }
  }
  return fallback
}
