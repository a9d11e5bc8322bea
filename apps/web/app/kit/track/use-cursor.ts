import { useSyncExternalStore } from 'react'
import type { Cursor } from './cursor.ts'

const nowhere = () => null

export const useCursor = ({ subscribe, read }: Cursor): number | null =>
  useSyncExternalStore(subscribe, read, nowhere)
