import type { Refus } from '@foulee/domain/entrainement/raccourci'

/** Characters of a line that fit under a field on a phone. */
const SHOWN = 24

export function pointAt(texte: string, { position, longueur }: Refus) {
  const start = texte.lastIndexOf('\n', position - 1) + 1
  const next = texte.indexOf('\n', position)
  const line = texte.slice(start, next === -1 ? undefined : next)
  const column = position - start
  const from = Math.max(0, Math.min(column - SHOWN / 2, line.length - SHOWN))
  const before = from > 0 ? '…' : ''
  const extrait = before + line.slice(from, from + SHOWN) + (from + SHOWN < line.length ? '…' : '')
  const at = column - from + before.length
  const many = Math.max(1, Math.min(longueur, extrait.length - at))
  return { extrait, fleches: ' '.repeat(at) + '^'.repeat(many) }
}

export const isUnfinished = (texte: string, { position, longueur }: Refus): boolean =>
  position + longueur >= texte.trimEnd().length
