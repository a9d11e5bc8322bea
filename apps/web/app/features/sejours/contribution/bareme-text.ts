import type { Palier } from '@foulee/domain/sejours/annulation'

const LINE = /^(\d{1,3}) jours? avant\u00a0: (\d{1,3})\u00a0%$/

const byDays = (a: Palier, b: Palier) => b.jours - a.jours

/** Cancellation fees as text, one line per step, farthest first: « 30 jours avant : 50 % ». */
export const writeBareme = (bareme: readonly Palier[]): string =>
  bareme
    .toSorted(byDays)
    .map(({ jours, part }) => `${jours} jour${jours > 1 ? 's' : ''} avant\u00a0: ${part}\u00a0%`)
    .join('\n')

/** Inverse of `writeBareme`; other lines are ignored. */
export const readBareme = (text: string): Palier[] =>
  text.split('\n').flatMap((line) => {
    const [, jours, part] = LINE.exec(line) ?? []
    return jours === undefined ? [] : [{ jours: Number(jours), part: Number(part) }]
  })

export function readPalier(jours: string, part: string): Palier | undefined {
  const figures = [jours, part].map((text) => text.trim())
  if (!figures.every((text) => /^\d{1,3}$/.test(text))) return undefined
  return { jours: Number(figures[0]), part: Number(figures[1]) }
}
