import type { Page } from 'playwright-core'
import type { Page as Entry } from '../apps/web/app/shell/page.ts'
import { pages } from '../apps/web/app/shell/pages.ts'
import type { DrawnPage } from './drawn-page.ts'

/** Every page of a member asks who it is for. */
const ME = 'GET /api/auth/me'

/** Pages of the table whose document must announce calls. */
const WITH_CALLS = new Set(
  Object.entries<Entry>(pages).flatMap(([path, { ahead }]) =>
    ahead ? [`/${path.replace('/*', '')}`] : [],
  ),
)

/**
 * Calls that the document of a page announces are asked once each, and their answers are used.
 * @param path without parameters
 */
export async function findWasted(
  page: Page,
  path: string,
  { html, heard }: DrawnPage,
): Promise<string[]> {
  const announced = listAnnounced(html)
  if (announced.length === 0) return WITH_CALLS.has(path) ? ['aucun appel'] : []
  const unused = await page.evaluate(listUnused)
  return [
    ...countOthers([ME, ...announced], heard),
    ...unused.map((call) => `${call} : réponse inutile`),
  ]
}

export const listAnnounced = (html: string): string[] =>
  /data-calls="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&').split(',') ?? []

/** @returns calls that were asked more or less than once */
export function countOthers(announced: readonly string[], heard: readonly string[]): string[] {
  return announced.flatMap((call) => {
    const times = heard.filter((other) => other === call).length
    return times === 1 ? [] : [`${call} : ${times} fois`]
  })
}

function listUnused(): string[] {
  const { ahead } = globalThis as unknown as { ahead?: { answers: object } }
  return Object.keys(ahead?.answers ?? {})
}
