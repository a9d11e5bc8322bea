import { expect, test } from '@playwright/test'
import { bringToken } from '../door.ts'
import { createFriends, postMessage } from '../talkers.ts'

const NB = 50_000
const TURNS = 44
/** Sampled while no page is evicted, then at every page. */
const isLookedAt = (turn: number) => turn % 8 === 0 || turn >= 38
const OFTEN = { intervals: [20] }

function answer(model: { messages: object[] }, url: URL) {
  const [message] = model.messages
  const number = (name: string) => Number(url.searchParams.get(name) ?? 0)
  const per = number('nb_page') || 30
  const page = number('autour') ? Math.ceil((NB - number('autour') + 1) / per) : number('page') || 1
  const newest = number('depuis') ? 0 : NB - (page - 1) * per
  const messages = Array.from({ length: Math.max(0, Math.min(per, newest)) }, (_, at) => {
    const id = newest - at
    const words = 'Une boucle de plus par la crête. '.repeat(1 + (id % 5))
    return {
      ...message,
      id,
      client_id: `00000000-0000-4000-8000-${String(id).padStart(12, '0')}`,
      est_moi: id % 3 === 0,
      texte: `n° ${id}. ${words}`,
      created_at: new Date(Date.UTC(2026, 0, 1) + id * 60_000).toISOString(),
    }
  })
  return { success: true, data: { ...model, messages, nb: NB, page } }
}

test('a conversation of fifty thousand messages scrolls back without a line that moves, and holds fewer than sixty', async ({
  page,
}) => {
  const [zoe, malo] = await createFriends(page.request)
  const { channels_id } = await postMessage(page.request, malo, zoe, 'Bonjour.')
  await bringToken(page, zoe.token)
  const pages: number[] = []
  let gate: Promise<void> = Promise.resolve()
  let onTheirWay = 0
  await page.route(`**/api/messages/channel/${channels_id}?*`, async (route) => {
    onTheirWay += 1
    const real = await route.fetch({
      url: route.request().url().split('?')[0] ?? '',
    })
    const url = new URL(route.request().url())
    pages.push(Number(url.searchParams.get('page') ?? 0))
    await gate
    onTheirWay -= 1
    await route.fulfill({ json: answer((await real.json()).data, url) })
  })
  await page.goto(`/messages/${channels_id}`)
  const lines = page.getByRole('list', { name: 'Messages' }).locator('> .fil-ligne')
  const at = (id: number) => lines.filter({ hasText: `n° ${id}.` })
  await expect(at(NB)).toBeInViewport()

  const zone = page.locator('.fil-zone')
  await zone.hover()
  // More pages than the list holds: new ones are evicted as old ones load.
  for (let turn = 0; turn < TURNS; turn += 1) {
    await expect.poll(() => onTheirWay, OFTEN).toBe(0)
    await expect(page.getByText('Chargement des messages plus anciens')).toBeHidden()
    const before = pages.length
    const { promise, resolve } = Promise.withResolvers<void>()
    gate = promise
    await zone.evaluate(async (element) => {
      element.scrollTop = 400
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    })
    const seen = isLookedAt(turn)
      ? await lines.evaluateAll((all) => {
          const found = all.find((item) => item.getBoundingClientRect().top > 200)
          return {
            cle: found?.getAttribute('data-cle') ?? '',
            top: found?.getBoundingClientRect().top,
          }
        })
      : null
    resolve()
    await expect.poll(() => pages.length, OFTEN).toBeGreaterThan(before)
    await expect.poll(() => onTheirWay, OFTEN).toBe(0)
    await expect(page.getByText('Chargement des messages plus anciens')).toBeHidden()
    if (!seen) continue
    const same = page.locator(`[data-cle="${seen.cle}"]`)
    const tops = async () =>
      await same.evaluateAll((all) =>
        all.map((item) => Math.round(item.getBoundingClientRect().top)),
      )
    await expect.poll(tops, OFTEN).toEqual([Math.round(seen.top ?? 0)])
    expect(await lines.count()).toBeLessThan(60)
  }
  expect(new Set(pages).size).toBeGreaterThan(10)

  await page.getByRole('button', { name: 'Aller aux derniers messages' }).click()
  await expect(at(NB)).toBeInViewport()

  await test.step('an address leads to an old message, which stays while those around it come', async () => {
    pages.length = 0
    await page.goto(`/messages/${channels_id}?message=120`)
    await expect(at(120)).toBeInViewport()
    await expect.poll(() => pages.length, OFTEN).toBeGreaterThan(2)
    await expect.poll(() => onTheirWay, OFTEN).toBe(0)
    await expect(page.getByText('Chargement des messages plus anciens')).toBeHidden()
    await expect(at(120)).toBeInViewport()
  })
  await page.unrouteAll({ behavior: 'wait' })
})
