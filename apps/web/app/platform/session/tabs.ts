import { createTabs } from '@foulee/contract/membres/tabs'
import { readStrategy, readVisit, writeVisit } from './token-storage.ts'

/** This tab among those of its browser: a session for the visit is theirs together (0081). */
export const tabs = createTabs({
  read: readVisit,
  write: writeVisit,
  isRemembered: () => readStrategy() === 'persistent',
})
