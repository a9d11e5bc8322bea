import { useEffect, useState } from 'react'
import { cx } from './class-names.ts'
import { countdownText, daysUntil } from './days-until.ts'

/** `fuseau`: the zone of what is waited for; Paris without it. */
type CountdownProps = { date: string; fuseau?: string; className?: string }

/**
 * Days left before a date (ISO 8601). Counted in the browser: the page itself is the same for
 * everyone and is kept by caches, so the day it was rendered says little. Until then what it says of
 * that day keeps the place unseen, since it is about as long: a line more or less would move the rest.
 */
export function Countdown({ date, fuseau, className }: CountdownProps) {
  const [days, setDays] = useState<number>()
  useEffect(() => setDays(daysUntil(date, new Date(), fuseau)), [date, fuseau])
  return (
    <time className={cx('no-print', className)} dateTime={date}>
      {days === undefined ? (
        <span aria-hidden="true" className="invisible" suppressHydrationWarning>
          {countdownText(daysUntil(date, new Date(), fuseau))}
        </span>
      ) : (
        countdownText(days)
      )}
    </time>
  )
}
