export const CARNET_KEY = 'installation'

/** Whether an engaged action is recorded; split from `carnet.ts`, which is loaded only then. */
export function hasCarnet(): boolean {
  try {
    return localStorage.getItem(CARNET_KEY) !== null
  } catch {
    return false
  }
}
