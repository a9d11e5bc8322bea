import type { Page } from 'playwright-core'
import type { Finding } from './findings.ts'

export const LAPTOP = { width: 1440, height: 900 }

/** Phones: the narrowest one sold, and one with twice the text size. */
const VIEWS = [
  { width: 390, text: '' },
  { width: 320, text: '' },
  { width: 390, text: '200%' },
]

/** @param rest waits until the page is still: a fault is one only if it is there then */
export async function findWide(
  page: Page,
  path: string,
  rest: () => Promise<void>,
): Promise<Finding[]> {
  const faults: Finding[] = []
  for (const { width, text } of VIEWS) {
    await page.setViewportSize({ width, height: 844 })
    if ((await page.evaluate(measure, text)) === null) continue
    await rest()
    const wide = await page.evaluate(measure, text)
    if (wide === null) continue
    const view = text ? `${width} px, texte à ${text}` : `${width} px`
    faults.push({ rule: 'Ne tient pas sur un écran', path, detail: `${view} : ${wide}` })
  }
  await page.evaluate(measure, '')
  await page.setViewportSize(LAPTOP)
  return faults
}

/** Runs in the page: its width and the cause of an overflow; null without one. */
function measure(text: string): Promise<string | null> {
  const root = document.documentElement
  root.style.fontSize = text
  const isLong = (element: Element) => /\w{25}/.test(element.textContent ?? '')
  const isHeld = (element: Element): boolean => {
    for (
      let item = element.parentElement;
      item && item !== document.body;
      item = item.parentElement
    ) {
      if (getComputedStyle(item).overflowX !== 'visible') return true
    }
    return false
  }
  const nameOf = (element: Element) =>
    `${element.parentElement?.className ?? ''} > ${element.localName}.${element.getAttribute('class') ?? ''} « ${element.textContent?.slice(0, 30)} »`
  /** Heads of tables on phones are for readers of screens alone, on one pixel. */
  const isClipped = (element: Element): boolean =>
    getComputedStyle(element).clipPath !== 'none' ||
    (element.parentElement !== null && isClipped(element.parentElement))
  /** Short words broken across lines, except beside a long one. */
  const findBroken = () => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: string[] = []
    for (let node = texts.nextNode(); node && found.length < 3; node = texts.nextNode()) {
      const { parentElement, textContent } = node
      if (!parentElement?.checkVisibility() || isLong(parentElement)) continue
      for (const { 0: word, index } of (textContent ?? '').matchAll(/\S+/g)) {
        if (!/^[\p{L}\d]{2,14}[,.:;!?]?$/u.test(word)) continue
        range.setStart(node, index)
        range.setEnd(node, index + word.length)
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (tops.size > 1 && !isClipped(parentElement))
          found.push(`${word} : ${nameOf(parentElement)}`)
      }
    }
    return found
  }
  const look = () => {
    const { clientWidth, scrollWidth } = root
    if (scrollWidth <= clientWidth) {
      const broken = text ? [] : findBroken()
      return broken.length ? `mots coupés, ${broken.join(' · ')}` : null
    }
    const out = [...document.body.querySelectorAll('*')].filter(
      (element) =>
        element.getBoundingClientRect().right > clientWidth + 0.5 &&
        element.getClientRects().length > 0 &&
        !isHeld(element),
    )
    const ends = out.filter(
      (element) => !out.some((other) => other !== element && element.contains(other)),
    )
    ends.sort((a, b) => Number(isLong(b)) - Number(isLong(a)))
    return `${scrollWidth} px, ${ends.slice(0, 3).map(nameOf).join(' · ')}`
  }
  return new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(look()))),
  )
}
