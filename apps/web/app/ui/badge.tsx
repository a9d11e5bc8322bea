import type { ReactNode } from 'react'
import { cx } from './class-names.ts'
import { Icon, type IconName } from './icon.tsx'

export type Tone = 'neutral' | 'success' | 'info' | 'warning' | 'danger' | 'gold'

const tones: Record<Tone, string> = {
  neutral: 'bg-relief-1 text-ink',
  success: 'bg-sapin-wash text-sapin',
  info: 'bg-ciel-wash text-ciel',
  warning: 'bg-jaune-wash text-ink',
  danger: 'bg-rouge-wash text-rouge-gr',
  gold: 'bg-jaune-pr text-on-jaune-pr',
}

type BadgeProps = { tone?: Tone; icon?: IconName; children: ReactNode }

/** Its text carries the meaning; the colour repeats it. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <span className={cx('badge', tones[tone])}>
      {icon && <Icon name={icon} size={16} />}
      {children}
    </span>
  )
}

const ribbonTones: Record<Exclude<Tone, 'gold'>, string> = {
  neutral: 'bg-ink text-paper',
  success: 'bg-sapin text-on-strong',
  info: 'bg-ciel text-on-strong',
  warning: 'bg-jaune-pr text-on-jaune-pr',
  danger: 'bg-rouge-gr text-on-strong',
}

type RibbonProps = { tone: Exclude<Tone, 'gold'>; icon?: IconName; children: ReactNode }

export function Ribbon({ tone, icon = 'info', children }: RibbonProps) {
  return (
    <div className={cx('flex gap-2.5 rounded-control px-4 py-3 font-semibold', ribbonTones[tone])}>
      <Icon className="mt-0.5 shrink-0" name={icon} />
      <div>{children}</div>
    </div>
  )
}
