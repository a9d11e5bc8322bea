import { parisDate } from '@foulee/domain/shared/heure-paris'
import { useState } from 'react'

/** Today in Paris, `YYYY-MM-DD`, fixed while the page is mounted. */
export function useToday(): string {
  const [today] = useState(() => parisDate(new Date()))
  return today
}
