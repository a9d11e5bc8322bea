import type { Palier } from '@foulee/domain/sejours/annulation'
import { readNumber } from '#ui/form/read-number.ts'

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

/** Typed « 30 », « 30 j » or « 50 % »; null when empty, undefined when invalid. */
export function readFigure(text: string): number | null | undefined {
  const value = readNumber(text)
  return value === null || (Number.isInteger(value) && Number(value) < 1000) ? value : undefined
}

export function readPalier(jours: string, part: string): Palier | undefined {
  const [days, share] = [readFigure(jours), readFigure(part)]
  return days == null || share == null ? undefined : { jours: days, part: share }
}
