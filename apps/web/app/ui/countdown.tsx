import { useEffect, useState } from 'react'
import { countdownText, daysUntil } from './days-until.ts'

type CountdownProps = { date: string; className?: string }

/**
 * Days left before a date (ISO 8601). Counted in the browser: the page itself is the same for
 * everyone and is kept by caches, so the day it was rendered says nothing.
 */
export function Countdown({ date, className }: CountdownProps) {
  const [days, setDays] = useState<number>()
  useEffect(() => setDays(daysUntil(new Date(date), new Date())), [date])
  return (
    <time className={className} dateTime={date}>
      {days === undefined ? '\u00a0' : countdownText(days)}
    </time>
  )
}
