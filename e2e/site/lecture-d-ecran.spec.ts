import { expect, type Page, test } from '@playwright/test'
import { arriveSignedIn } from '../people.ts'
import { readOrder, readWritten } from './lecture-d-ecran.ts'
import { findSlugs } from './table-of-pages.ts'

function findOutOfOrder(order: readonly string[], written: readonly RegExp[]): RegExp | null {
  let from = 0
  for (const line of written) {
    const at = order.findIndex((item, index) => index >= from && line.test(item))
    if (at < 0) return line
    from = at + 1
  }
  return null
}

async function expectOrder(page: Page, name: string): Promise<void> {
  const written = readWritten(name)
  expect(written.length, name).toBeGreaterThan(4)
  const read = async () => readOrder(await page.locator('body').ariaSnapshot())
  await expect.poll(async () => findOutOfOrder(await read(), written)).toBeNull()
  const order = await read()
  const count = (start: string) => order.filter((item) => item.startsWith(start)).length
  expect([count('bannière'), count('contenu'), count('titre 1')]).toEqual([1, 1, 1])
  const headings = order.slice(order.indexOf('contenu')).filter((item) => item.startsWith('titre'))
  expect([order[0], headings[0]]).toEqual([
    'lien « Aller au contenu »',
    expect.stringMatching(/^titre 1/),
  ])
}

test('the five main pages are read in the order that is written of them', {
  tag: '@two-sizes',
}, async ({ page }) => {
  const { course, parcours } = await findSlugs(page.request)
  for (const [name, path] of [
    ['Landing', '/'],
    ['A race', `/courses/${course}`],
    ['A route', `/parcours/${parcours}`],
  ] as const) {
    await page.goto(path)
    await expectOrder(page, name)
  }
  await arriveSignedIn(page)
  for (const [name, path] of [
    ['Home', '/home'],
    ['Messages', '/messages'],
  ] as const) {
    await page.goto(path)
    await expectOrder(page, name)
  }
})
