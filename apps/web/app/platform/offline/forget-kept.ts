import { clearBadge } from '#platform/pwa/app-badge.ts'
import { forgetCard } from './kept-card.ts'
import { forgetCodes } from './kept-codes.ts'
import { forgetDesks } from './kept-desk.ts'
import { forgetMe } from './kept-me.ts'
import { forgetMessages } from './kept-messages.ts'
import { forgetMine } from './kept-mine.ts'
import { forgetRecents } from './recents.ts'

/**
 * Clears the member's data on this device at the end of a session, whatever the cause (produit
 * 12.4.4).
 * @returns once all is cleared; never rejects
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
 * Clears after a visit that ended with its browser, without a signed-in member. A card kept on
 * request stays; offline, all stays, since it is needed then.
 */
export async function forgetVisit(): Promise<void> {
  forgetMe()
  await clearBadge()
  if (navigator.onLine)
    await Promise.allSettled([forgetMessages(), forgetCodes(), forgetDesks(), forgetMine()])
}
