import { useSyncExternalStore } from 'react'
import type { Cursor } from './cursor.ts'

const nowhere = () => null

/** Where the cursor is, in metres; redraws only who asks. */
export const useCursor = ({ subscribe, read }: Cursor): number | null =>
  useSyncExternalStore(subscribe, read, nowhere)
