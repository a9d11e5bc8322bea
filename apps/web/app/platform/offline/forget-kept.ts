import { clearBadge } from '#platform/pwa/app-badge.ts'
import { forgetCard } from './kept-card.ts'
import { forgetCodes } from './kept-codes.ts'
import { forgetDesks } from './kept-desk.ts'
import { forgetMe } from './kept-me.ts'
import { forgetMessages } from './kept-messages.ts'
import { forgetMine } from './kept-mine.ts'
import { forgetRecents } from './recents.ts'

/**
 * A session that ends leaves nothing of its member on this device, whoever ended it (produit 12.4.4).
 * @returns once all of it is gone; a browser that keeps nothing has nothing to forget, and none refuses
 */
export async function forgetKept(): Promise<void> {
  forgetRecents()
  forgetMe()
  await Promise.allSettled([
    forgetCard(),
    forgetMessages(),
    forgetCodes(),
    forgetDesks(),
    forgetMine(),
    clearBadge(),
  ])
}

/**
 * A visit that ended with its browser, nobody being signed in any more. A card that its member asked to keep
 * here stays, and without a network so does all of it: it is now that it is needed.
 */
export async function forgetVisit(): Promise<void> {
  forgetMe()
  await clearBadge()
  if (navigator.onLine)
    await Promise.allSettled([forgetMessages(), forgetCodes(), forgetDesks(), forgetMine()])
}
