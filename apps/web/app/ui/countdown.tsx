import { useEffect, useState } from 'react'
import { cx } from './class-names.ts'
import { countdownText, daysUntilSpan } from './days-until.ts'

/** `fin`: the last day of what lasts several; `fuseau`: the zone of what is waited for, Paris without it. */
type CountdownProps = { date: string; fin?: string | null; fuseau?: string; className?: string }

/**
 * Days before a date (ISO 8601), computed in the browser since the page is cached. Until then the
 * server's text reserves the room, hidden: a different number of lines would shift the layout.
 */
export function Countdown({ date, fin, fuseau, className }: CountdownProps) {
  const [days, setDays] = useState<number>()
  const last = fin ?? date
  useEffect(() => setDays(daysUntilSpan(date, last, new Date(), fuseau)), [date, last, fuseau])
  return (
    <time className={cx('no-print', className)} dateTime={date}>
      {days === undefined ? (
        <span aria-hidden="true" className="invisible" suppressHydrationWarning>
          {countdownText(daysUntilSpan(date, last, new Date(), fuseau))}
        </span>
      ) : (
        countdownText(days)
      )}
    </time>
  )
}
