import { deviceStorage } from '#platform/browser-storage.ts'

export const CARNET_KEY = 'installation'

export const hasCarnet = (): boolean => deviceStorage.get(CARNET_KEY) !== null
