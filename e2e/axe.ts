import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { settle } from './settle.ts'

/**
 * Violations found by axe after animations, with their elements.
 *
 * Results are limited to violations: by default axe computes a selector for each passing element
 * and transfers them all, which takes four times as long (decision 0069).
 * @param narrow restricts elements or rules
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
