import type { Page } from '@playwright/test'

/** Waits for transitions: intermediate colours have arbitrary contrast. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    // Skeletons of lazy content out of sight animate forever.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY)
    await Promise.allSettled(ending.map(({ finished }) => finished))
  })
