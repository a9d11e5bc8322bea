export const CARNET_KEY = 'installation'

/** Whether this device remembers a deed; what it remembers is read by `carnet.ts`. */
export function hasCarnet(): boolean {
  try {
    return localStorage.getItem(CARNET_KEY) !== null
  } catch {
    return false
  }
}
