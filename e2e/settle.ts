/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** Waits for what is fading: half way, colours are nobody's. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    // What waits for something that is not in sight shimmers without end.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
