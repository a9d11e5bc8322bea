import puppeteer, {
  type ConsoleMessage,
  type ElementHandle,
  type LaunchOptions,
} from 'puppeteer-core'
import { findTarget, type Tab, type Target, until } from './tab.ts'

type Options = LaunchOptions & {
  before?: string
}

/**
 * Messages that are no errors of the page: failed requests, which pages handle; chunks that Firefox
 * aborts on navigation; its warning about the WebAssembly probe.
 */
const isNetwork = (text: string): boolean =>
  /Failed to load (resource|‘)|net::ERR|Failed to fetch manifest patches|blocked WebAssembly/.test(
    text,
  )

/** Firefox passes errors as objects. */
async function readConsole(message: ConsoleMessage): Promise<string> {
  const said = await Promise.all(message.args().map((arg) => arg.evaluate(String)))
  return said.join(' ') || message.text()
}

export async function openPuppeteerTab({ before, ...options }: Options): Promise<Tab> {
  const browser = await puppeteer.launch({ ...options, headless: true })
  const page = await browser.newPage()
  let errors: string[] = []
  const reading: Promise<void>[] = []
  page.on('console', (message) => {
    if (message.type() !== 'error' || isNetwork(message.text())) return
    // The page was left, and can no longer be read.
    reading.push(
      readConsole(message).then(
        (text) => void (isNetwork(text) || errors.push(text)),
        () => undefined,
      ),
    )
  })
  page.on('pageerror', (error) => void (isNetwork(String(error)) || errors.push(String(error))))
  if (before) await page.evaluateOnNewDocument(before)
  const find = async ([selector, name]: Target) =>
    (await page.evaluateHandle(findTarget, selector, name)).asElement() as ElementHandle<Element>
  const onceFound = (target: Target, act: (element: ElementHandle<Element>) => Promise<void>) =>
    until(`Pas de « ${target[1]} » (${target[0]}).`, async () => {
      const element = await find(target)
      if (!element) return false
      await act(element)
      return true
    }).then(() => undefined)
  return {
    // Retried when the previous page was still navigating.
    go: async (address) => {
      await until(`${address} ne vient pas.`, () => page.goto(address, { waitUntil: 'load' }))
    },
    read: (script, ...args) =>
      page.evaluate(script as never, ...(args as readonly unknown[] as never[])) as Promise<
        ReturnType<typeof script>
      >,
    click: (target) =>
      onceFound(target, async (element) => {
        // Otherwise it may come to lie under the bar at the foot, which would take the click.
        await element.evaluate((found) => found.scrollIntoView({ block: 'center' }))
        await element.click()
      }),
    type: (target, text) => onceFound(target, (element) => element.type(text)),
    choose: (target, file) =>
      onceFound(target, (element) => (element as ElementHandle<HTMLInputElement>).uploadFile(file)),
    drainErrors: async () => {
      await Promise.all(reading.splice(0))
      const taken = errors
      errors = []
      return taken
    },
    shoot: async (path) => {
      await page.screenshot({ path: path as `${string}.png` })
    },
    close: () => browser.close(),
  }
}
