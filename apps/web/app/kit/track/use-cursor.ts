import { useSyncExternalStore } from 'react'
import type { Cursor } from './cursor.ts'

const nowhere = () => null

/** Position of the cursor in metres; re-renders only the caller. */
export const useCursor = ({ subscribe, read }: Cursor): number | null =>
  useSyncExternalStore(subscribe, read, nowhere)
