import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { findFreePort } from '@foulee/testing/free-port'
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver'
import { findTarget, type Tab, type Target, until } from './tab.ts'

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** Virtual display: this engine has no headless mode. */
async function openScreen(): Promise<{ display: string; screen: ChildProcess }> {
  const screen = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', '1440x1000x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const numbers = screen.stdio[3]
  if (!numbers) throw new Error('The screen tells no number.')
  const [number] = await Promise.race([
    once(numbers, 'data'),
    once(screen, 'exit').then(() => Promise.reject(new Error('The screen did not open.'))),
  ])
  return { display: `:${String(number).trim()}`, screen }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

declare global {
  /** Console errors, which the driver of WebKitGTK does not report. */
  var fautes: string[] | undefined
  var estQuittee: true | undefined
}

function markLeft(): void {
  globalThis.estQuittee = true
}

/**
 * Runs in the page as early as possible.
 * @returns whether it is the new document
 */
function listen(): boolean {
  if (globalThis.estQuittee || location.protocol === 'about:') return false
  const all: string[] = []
  globalThis.fautes ??= all
  if (globalThis.fautes !== all) return true
  addEventListener('error', ({ message }) => message && all.push(message))
  addEventListener('unhandledrejection', ({ reason }) => all.push(String(reason)))
  const { error } = console
  console.error = (...said: unknown[]) => {
    all.push(said.map(String).join(' '))
    error.apply(console, said)
  }
  return true
}

const centre = (element: Element) =>
  element.scrollIntoView({ block: 'center', behavior: 'instant' })

const drainFaults = (): string[] => globalThis.fautes?.splice(0) ?? []

type Options = { width: number; height: number }

export async function openWebkitTab({ width, height }: Options): Promise<Tab> {
  const port = await findFreePort()
  const { display, screen } = await openScreen()
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: 'ignore',
  })
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    // Otherwise scripts run before the listener is installed.
    pageLoadStrategy: 'none',
    'webkitgtk:browserOptions': {
      binary: MINI_BROWSER,
      args: ['--automation'],
    },
  })
  const driver = await until('WebKitWebDriver ne répond pas.', () =>
    new Builder().usingServer(`http://127.0.0.1:${port}`).withCapabilities(wanted).build(),
  )
  await driver.manage().window().setRect({ width, height, x: 0, y: 0 })
  const onceFound = (target: Target, act: (element: WebElement) => Promise<void>) =>
    until(`Pas de « ${target[1]} » (${target[0]}).`, async () => {
      const element = await driver.executeScript<WebElement | null>(findTarget, ...target)
      if (!element) return false
      await act(element)
      return true
    }).then(() => undefined)
  return {
    go: async (address) => {
      await driver.executeScript(markLeft)
      await driver.get(address)
      await until(`${address} ne vient pas.`, () => driver.executeScript<boolean>(listen))
    },
    read: (script, ...args) => driver.executeScript(script as never, ...args),
    click: (target) =>
      onceFound(target, async (element) => {
        // The driver would scroll it to the edge, below the bottom bar.
        await driver.executeScript(centre, element)
        await element.click()
      }),
    type: (target, text) => onceFound(target, (element) => element.sendKeys(text)),
    choose: (target, file) => onceFound(target, (element) => element.sendKeys(file)),
    drainErrors: () => driver.executeScript<string[]>(drainFaults),
    shoot: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined)
      await end(server)
      await end(screen)
    },
  }
}
