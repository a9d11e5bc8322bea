import { type ReactNode, useEffect, useRef } from 'react'
import { Icon, type IconName } from '#ui/icon.tsx'

type NoticeProps = {
  title: string
  icon: IconName
  tone?: 'info' | 'success' | 'danger'
  children: ReactNode
}

const washes = { info: 'bg-ciel-wash', success: 'bg-sapin-wash', danger: 'bg-rouge-wash' }
const colours = { info: 'text-ciel', success: 'text-sapin', danger: 'text-rouge-gr' }

export function Notice({ title, icon, tone = 'info', children }: NoticeProps) {
  const box = useRef<HTMLElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <section className={`flex gap-3 rounded-control p-4 ${washes[tone]}`} ref={box} tabIndex={-1}>
      <Icon className={`mt-0.5 shrink-0 ${colours[tone]}`} name={icon} />
      <div className="grid min-w-0 gap-2" role="status">
        <h2 className="text-lg font-semibold">{title}</h2>
        {children}
      </div>
    </section>
  )
}
