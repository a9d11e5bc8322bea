import { createTabs } from '@foulee/contract/membres/tabs'
import { readStrategy, readVisit, writeVisit } from './token-storage.ts'

export const tabs = createTabs({
  read: readVisit,
  write: writeVisit,
  isRemembered: () => readStrategy() === 'persistent',
})
