import type { ReactNode } from 'react'
import { cx } from './class-names.ts'

type StatProps = {
  label: string
  value: ReactNode
  unit?: string
  size?: 'small' | 'medium' | 'large'
}

const sizes = { small: 'text-lg', medium: 'text-2xl', large: 'text-3xl md:text-4xl' }

export function Stat({ label, value, unit, size = 'medium' }: StatProps) {
  return (
    <div className="flex flex-col-reverse justify-end">
      <dt className="text-sm text-ink-soft">{label}</dt>
      <dd className={cx('stat-value', sizes[size])}>
        {value}
        {unit && <span className="stat-unit">{`\u00a0${unit}`}</span>}
      </dd>
    </div>
  )
}

export function StatRow({ children }: { children: ReactNode }) {
  return <dl className="flex flex-wrap gap-x-7 gap-y-4">{children}</dl>
}
