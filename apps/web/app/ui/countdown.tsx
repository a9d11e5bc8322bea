import { useEffect, useState } from 'react'
import { cx } from './class-names.ts'
import { countdownText, daysUntil } from './days-until.ts'

const USUAL_DAYS = 100

type CountdownProps = { date: string; className?: string }

/**
 * Days left before a date (ISO 8601). Counted in the browser: the page itself is the same for
 * everyone and is kept by caches, so the day it was rendered says nothing. Until then a text of the
 * usual length keeps its place: a line that it begins would push down the rest.
 */
export function Countdown({ date, className }: CountdownProps) {
  const [days, setDays] = useState<number>()
  useEffect(() => setDays(daysUntil(new Date(date), new Date())), [date])
  return (
    <time className={cx('no-print', className)} dateTime={date}>
      {days === undefined ? (
        <span aria-hidden="true" className="invisible">
          {countdownText(USUAL_DAYS)}
        </span>
      ) : (
        countdownText(days)
      )}
    </time>
  )
}
