import type { Part, Timed } from './test-reports.ts'

const SLOWEST = 20

const inSeconds = (seconds: number) => `${seconds.toFixed(1)} s`.padStart(9)

/**
 * Report of durations: parts, slowest files and journeys, retries. Parallel parts count in full, so
 * their sum may exceed `wallSeconds`.
 * @returns lines of text
 */
export function formatTimes(parts: readonly Part[], wallSeconds: number): string[] {
  const secondTries = parts.flatMap((part) => part.secondTries)
  return [
    `Où est passé le temps : ${(wallSeconds / 60).toFixed(1)} min`,
    ...parts.map(formatPart),
    ...formatSlowest('Les fichiers les plus lents', listFiles(parts)),
    ...formatSlowest(
      'Les parcours les plus lents',
      parts.flatMap((part) => part.journeys),
    ),
    `Au second essai : ${secondTries.length || 'aucun'}`,
    ...secondTries.map((name) => `N’a passé qu’au second essai : ${name}`),
  ]
}

function formatPart({ name, seconds, passed, failed }: Part): string {
  const tests = passed + failed > 0 ? ` (${passed} réussis, ${failed} échoués)` : ''
  return `${inSeconds(seconds)}  ${name}${tests}`
}

const listFiles = (parts: readonly Part[]): Timed[] =>
  parts.flatMap(({ name: part, files }) =>
    files.map(({ name, seconds }) => ({ name: `${name} — ${part}`, seconds })),
  )

function formatSlowest(title: string, timed: readonly Timed[]): string[] {
  if (timed.length === 0) return []
  const slowest = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  const whole = timed.reduce((sum, { seconds }) => sum + seconds, 0)
  return [
    `${title} (${timed.length} en tout, ${(whole / 60).toFixed(1)} min)`,
    ...slowest.map(({ name, seconds }) => `${inSeconds(seconds)}  ${name}`),
  ]
}
