import type { Statistiques } from '@foulee/contract/courses/contenus'

type Day = Statistiques['jours'][number]
/** Totals from `debut` to `fin`, both inclusive. */
export type Span = { debut: string; fin: string } & Omit<Day, 'jour'>

const MAX_BARS = 53

/** At most 53 bars: days, or weeks of which the last ends today. */
export function joinDays(days: readonly Day[]): Span[] {
  const size = days.length <= MAX_BARS ? 1 : 7
  const spans: Span[] = []
  for (let end = days.length; end > 0; end -= size) {
    const part = days.slice(Math.max(0, end - size), end)
    const sum = (type: 'vue' | 'ajout' | 'clic') => part.reduce((all, day) => all + day[type], 0)
    spans.unshift({
      debut: part[0]?.jour ?? '',
      fin: part.at(-1)?.jour ?? '',
      vue: sum('vue'),
      ajout: sum('ajout'),
      clic: sum('clic'),
    })
  }
  return spans
}
