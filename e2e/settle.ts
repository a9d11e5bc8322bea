/// <reference lib="dom" />
import type { Page } from '@playwright/test'

/** Waits for what is fading: half way, colours are nobody's. */
export const settle = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
  })
