import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { palettes } from '#kit/map/palette.ts'
import { MOST_BANDS } from './altitude-bands.ts'

it('the legend shows the colours that the map draws, in both themes', () => {
  const css = readFileSync(new URL('./altitude.css', import.meta.url), 'utf8')
  const shown = [...css.matchAll(/light-dark\((#\w+), (#\w+)\)/g)]
  expect(shown.map(([, light]) => light?.toUpperCase())).toEqual(palettes.light.altitudes)
  expect(shown.map(([, , dark]) => dark?.toUpperCase())).toEqual(palettes.dark.altitudes)
  expect(shown).toHaveLength(MOST_BANDS)
})
