import { createTabs } from '@foulee/contract/membres/tabs'
import { readStrategy, readVisit, writeVisit } from './token-storage.ts'

/** Tabs share a session for the visit (0081). */
export const tabs = createTabs({
  read: readVisit,
  write: writeVisit,
  isRemembered: () => readStrategy() === 'persistent',
})
