import { forgetCard } from './kept-card.ts'
import { forgetCodes } from './kept-codes.ts'
import { forgetDesks } from './kept-desk.ts'

/** A session that ends leaves nothing of its member on this device, whoever ended it (produit 12.4.4). */
export function forgetKept(): void {
  // Without waiting: a browser that keeps nothing has nothing to forget.
  forgetCard().catch(() => undefined)
  forgetCodes()
  forgetDesks()
}

/**
 * A visit that ended with its browser, nobody being signed in any more. A card that its member asked to keep
 * here stays, and without a network so does all of it: it is now that it is needed.
 */
export function forgetVisit(): void {
  if (!navigator.onLine) return
  forgetCodes()
  forgetDesks()
}
