export const CARNET_KEY = 'installation'

/** Whether an engaged action is recorded; `install-prompt.ts` reads the record. */
export function hasCarnet(): boolean {
  try {
    return localStorage.getItem(CARNET_KEY) !== null
  } catch {
    return false
  }
}
