import { expect, type Page, test } from '@playwright/test'
import { findViolations } from '../axe.ts'
import { fetchToken } from '../people.ts'
import { settle } from '../settle.ts'

test.use({ serviceWorkers: 'allow' })

/** On a device that remembers her: it keeps her pages. */
async function openAsLea(page: Page): Promise<void> {
  const token = await fetchToken(page.request, 'lea@foulee.example')
  await page.goto('/cgu')
  await page.evaluate((value) => localStorage.setItem('auth_token', value), token)
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
}

async function expectNoBarrier(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await settle(page)
    expect(await findViolations(page)).toEqual([])
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
}

test('a race that was run is told afterwards, and its roadbook from results is printed and kept without a network', async ({
  page,
  context,
}) => {
  await openAsLea(page)

  await test.step('my results lead to what the race shows, with a number in each sentence', async () => {
    await page.goto('/mes-resultats')
    await page
      .getByRole('link', { name: /^Mon bilan/ })
      .first()
      .click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Mon bilan')
    const told = page.getByRole('region', { name: 'Où le temps s’est joué' }).getByRole('listitem')
    await expect(told.first()).toBeVisible()
    const sentences = await told.allTextContents()
    expect(sentences.length).toBeLessThanOrEqual(5)
    for (const sentence of sentences) expect(sentence).toMatch(/\d/)
    await expect(page.getByRole('row', { name: /Arrivée/ })).toBeVisible()
  })

  await test.step('keys read how far ahead one was', async () => {
    const range = page.getByRole('slider', { name: /Avance et retard/ })
    await range.focus()
    await range.press('ArrowRight')
    await range.press('ArrowRight')
    await expect(range).toHaveAttribute(
      'aria-valuetext',
      /^km\s0,4 · (?:.+ (?:d’avance|de retard)|à l’heure)/,
    )
    await expectNoBarrier(page)
  })

  await test.step('the roadbook is from results, learnt from the earlier edition, and on sheets of A6', async () => {
    await page.getByRole('link', { name: 'La feuille de route' }).click()
    await expect(page.getByText(/environ d’après vos résultats/)).toBeVisible()
    await expect(page.getByText(/^Appris de \d+\scoureurs de \d{4}/)).toBeVisible()
    await expect(page.getByRole('link', { name: /mon bilan$/ })).toBeVisible()
    await expectNoBarrier(page)
    const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1')
    const sheets = [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map((box) =>
      box.slice(1, 3).map((points) => Math.round((Number(points) / 72) * 25.4)),
    )
    expect(sheets.length).toBeGreaterThan(0)
    for (const sheet of sheets) expect(sheet).toEqual([105, 148])
  })

  await test.step('its copy opens without a network', async () => {
    const { pathname } = new URL(page.url())
    const time = await page.getByText(/environ d’après vos résultats/).textContent()
    await expect
      .poll(() =>
        page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? '', pathname),
      )
      .toContain('d’après vos résultats')
    await context.setOffline(true)
    await page.goto(pathname)
    await expect(page.getByText(/gardé sur cet appareil/)).toBeVisible()
    await expect(page.getByText(time?.slice(0, 20) ?? '').first()).toBeVisible()
    await context.setOffline(false)
  })
})
