import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { takeGraphemes } from '@foulee/domain/shared/graphemes'
import { GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas'

export const SHARE = { width: 1200, height: 630, margin: 64 } as const

/** Light theme of `apps/web/app/ui/styles/tokens.css`. */
export const COLORS = {
  paper: '#faf8f3',
  ink: '#13211b',
  inkSoft: '#4a5a52',
  sapin: '#0f5b3f',
  balise: '#ff5a1f',
  jaune: '#ffc531',
  rouge: '#c8232c',
  surface: '#ffffff',
} as const

const FONTS = {
  Titre:
    '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2',
  Texte:
    '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
}

let areFontsReady = false

export function readyFonts(): void {
  if (areFontsReady) return
  const { resolve } = createRequire(import.meta.url)
  for (const [name, file] of Object.entries(FONTS)) {
    GlobalFonts.register(readFileSync(resolve(file)), name)
  }
  areFontsReady = true
}

export function wrapText(
  ctx: SKRSContext2D,
  text: string,
  width: number,
  maxLines: number,
): { lines: string[]; isCut: boolean } {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word
    if (!line || ctx.measureText(longer).width <= width) line = longer
    else {
      lines.push(line)
      line = word
    }
  }
  lines.push(line)
  const isCut = lines.length > maxLines
  const shown = lines.slice(0, maxLines)
  if (isCut) shown[maxLines - 1] += '…'
  return {
    lines: shown.map((item) => shorten(ctx, item, width)),
    isCut: isCut || lines.some((line) => ctx.measureText(line).width > width),
  }
}

export function shorten(ctx: SKRSContext2D, text: string, width: number): string {
  let shortened = text
  while (shortened.length > 1 && ctx.measureText(shortened).width > width) {
    const words = shortened.replace(/…$/, '')
    shortened = `${takeGraphemes(words, words.length - 1).trimEnd()}…`
  }
  return shortened
}
