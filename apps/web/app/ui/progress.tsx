import { cx } from './class-names.ts'

type ProgressProps = { label: string; value: number; max?: number; isGold?: boolean }

export function Progress({ label, value, max = 100, isGold }: ProgressProps) {
  const share = max > 0 ? Math.min(1, Math.max(0, value / max)) : 0
  return (
    <span
      aria-label={label}
      aria-valuemax={max}
      aria-valuemin={0}
      aria-valuenow={value}
      className="block h-2 w-full overflow-hidden rounded-full bg-line"
      role="progressbar"
    >
      <span
        className={cx('block h-full rounded-full', isGold ? 'bg-jaune-pr' : 'bg-sapin')}
        style={{ width: `${share * 100}%` }}
      />
    </span>
  )
}

type GaugeProps = { label: string; value: number; max: number; unit?: string }

export function Gauge({ label, value, max, unit = 'points' }: GaugeProps) {
  return (
    <div className="grid gap-2">
      <p className="flex items-baseline justify-between gap-3">
        <span className="font-semibold">{label}</span>
        <span className="text-sm text-ink-soft">
          <span className="stat-value text-xl text-ink">{value.toLocaleString('fr-FR')}</span>
          {` / ${max.toLocaleString('fr-FR')}\u00a0${unit}`}
        </span>
      </p>
      <Progress isGold label={label} max={max} value={value} />
    </div>
  )
}
