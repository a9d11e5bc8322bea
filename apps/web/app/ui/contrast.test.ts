import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

const css = readFileSync(new URL('./styles/tokens.css', import.meta.url), 'utf8')

const tokens = new Map(
  [...css.matchAll(/--color-([\w-]+): (?:light-dark\((#\w+), (#\w+)\)|(#\w+));/g)].map(
    ([, name = '', light, dark, both = '']) => [name, { light: light ?? both, dark: dark ?? both }],
  ),
)

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

function contrast(a: string, b: string): number {
  const [dark = 0, light = 0] = [luminance(a), luminance(b)].sort((x, y) => x - y)
  return (light + 0.05) / (dark + 0.05)
}

const text = 4.5
const graphic = 3

const pairs: [foreground: string, background: string, least: number][] = [
  ...['ink', 'ink-soft', 'sapin', 'rouge-gr', 'ciel'].flatMap(
    (name): [string, string, number][] => [
      [name, 'paper', text],
      [name, 'surface', text],
    ],
  ),
  ['on-balise', 'balise', text],
  ['on-balise', 'balise-hover', text],
  ['on-jaune-pr', 'jaune-pr', text],
  ['on-strong', 'sapin', text],
  ['on-strong', 'rouge-gr', text],
  ['on-strong', 'ciel', text],
  ['paper', 'ink', text],
  ['sapin', 'sapin-wash', text],
  ['ink', 'sapin-wash', text],
  ['ink-soft', 'sapin-wash', text],
  ['ciel', 'ciel-wash', text],
  ['rouge-gr', 'rouge-wash', text],
  ['ink', 'jaune-wash', text],
  ['ink', 'relief-1', text],
  ['ink-soft', 'relief-1', text],
  ['line-strong', 'paper', graphic],
  ['line-strong', 'surface', graphic],
  ['balise', 'surface', graphic],
  ['ciel', 'sapin-wash', graphic],
]

describe.each(['light', 'dark'] as const)('the contrast of the %s theme', (theme) => {
  it.each(pairs)('is sufficient for %s on %s', (foreground, background, least) => {
    const [front, back] = [tokens.get(foreground)?.[theme], tokens.get(background)?.[theme]]
    expect(contrast(front ?? '', back ?? '')).toBeGreaterThanOrEqual(least)
  })
})
