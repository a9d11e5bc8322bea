import { useCallback, useMemo, useState } from 'react'
import { advance, begin, redo, type Timeline, undo } from './timeline.ts'
import type { Weeks } from './weeks.ts'

export type WeeksState = {
  weeks: Weeks
  canUndo: boolean
  canRedo: boolean
  /**
   * @param deed key that merges consecutive changes, such as typing in one note, into one undo step
   */
  change: (act: (weeks: Weeks) => Weeks, deed?: string) => void
  undo: () => void
  redo: () => void
  replace: (weeks: Weeks) => void
}

export function useWeeks(initial: () => Weeks): WeeksState {
  const [line, setLine] = useState<Timeline<Weeks>>(() => begin(initial()))
  const change = useCallback<WeeksState['change']>(
    (act, deed) => setLine((now) => advance(now, act(now.present), deed ?? null)),
    [],
  )
  const acts = useMemo(
    () => ({
      change,
      undo: () => setLine((now) => undo(now) ?? now),
      redo: () => setLine((now) => redo(now) ?? now),
      replace: (weeks: Weeks) => setLine(begin(weeks)),
    }),
    [change],
  )
  return {
    weeks: line.present,
    canUndo: line.past.length > 0,
    canRedo: line.future.length > 0,
    ...acts,
  }
}
