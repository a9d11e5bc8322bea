import { deviceStorage } from '#platform/browser-storage.ts'

export const CARNET_KEY = 'installation'

/** Whether an engaged action is recorded; `install-prompt.ts` reads the record. */
export const hasCarnet = (): boolean => deviceStorage.get(CARNET_KEY) !== null
