import type { ResumeResultats } from '@foulee/contract/courses/resultats'
import { formatDuree } from '@foulee/domain/shared/mesure'
import { SectionHeading } from '#ui/section-heading.tsx'
import { spreadText } from './resultats-texts.ts'

type TimesChartProps = {
  repartition: NonNullable<ResumeResultats['repartition']>
  median: number | null
  /** Seconds; the bar with this time is highlighted. */
  mine: number | null
}

export function TimesChart({ repartition, median, mine }: TimesChartProps) {
  const { debut, pas, nombres } = repartition
  const most = Math.max(...nombres)
  const text = spreadText(repartition, median)
  const own = mine === null ? -1 : Math.floor((mine - debut) / pas)
  return (
    <section aria-labelledby="temps" className="grid gap-5">
      <SectionHeading id="temps" title="Répartition des temps" />
      <figure className="card grid gap-4 p-5">
        <div aria-hidden="true" className="times-bars">
          {nombres.map((nb, rank) => (
            <span
              className={rank === own ? 'times-bar times-bar-mine' : 'times-bar'}
              // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its place
              key={rank}
              style={{ height: `${(nb / most) * 100}%` }}
              title={`${formatDuree(debut + rank * pas)} : ${nb}`}
            />
          ))}
        </div>
        <p aria-hidden="true" className="flex justify-between text-sm text-ink-soft tabular-nums">
          <span>{formatDuree(debut)}</span>
          <span>{formatDuree(debut + nombres.length * pas)}</span>
        </p>
        <figcaption className="max-w-[65ch]">
          {text}
          {mine !== null && ` Votre temps\u00a0: ${formatDuree(mine)}.`}
        </figcaption>
      </figure>
    </section>
  )
}
