import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settle } from './settle.ts'

/**
 * What axe finds wrong in a page once what fades has ended: each rule with its places.
 *
 * Only what is wrong is described: by default axe writes an address for each element that is right,
 * sends them all out of the page and into another, which takes four times as long (decision 0069).
 * @param narrow looks at a part of the page, or with some of the rules
 */
export async function findViolations(
  page: Page,
  narrow: (axe: AxeBuilder) => AxeBuilder = (axe) => axe,
): Promise<string[]> {
  await settle(page)
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] })
  const { violations } = await narrow(axe).analyze()
  return violations.map(({ id, nodes }) => `${id} : ${nodes.map((n) => n.target).join(' ')}`)
}
