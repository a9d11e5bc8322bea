import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { Builder, Capabilities, type WebElement } from 'selenium-webdriver'
import { findPort } from '../../crawl/server.ts'
import { findTarget, type Tab, type Target, until } from './tab.ts'

const MINI_BROWSER = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** A screen that nobody sees: this engine has no way of running without. */
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

type Options = { width: number; height: number }

/** A tab of WebKitGTK, the engine of Safari, over WebDriver. */
export async function openWebkitTab({ width, height }: Options): Promise<Tab> {
  const port = await findPort()
  const { display, screen } = await openScreen()
  const server = spawn('WebKitWebDriver', [`--port=${port}`, '--host=127.0.0.1'], {
    env: { ...process.env, DISPLAY: display, GDK_BACKEND: 'x11', LIBGL_ALWAYS_SOFTWARE: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let errors: string[] = []
  for (const stream of [server.stdout, server.stderr]) {
    createInterface({ input: stream }).on('line', (line) => {
      if (/^CONSOLE (?!NETWORK)\w+ ERROR/.test(line)) errors.push(line)
    })
  }
  const wanted = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: MINI_BROWSER,
      args: ['--automation', '--enable-write-console-messages-to-stdout=true'],
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
    go: (address) => driver.get(address),
    read: (script, ...args) => driver.executeScript(script as never, ...args),
    click: (target) => onceFound(target, (element) => element.click()),
    type: (target, text) => onceFound(target, (element) => element.sendKeys(text)),
    choose: (target, file) => onceFound(target, (element) => element.sendKeys(file)),
    takeErrors: () => {
      const taken = errors
      errors = []
      return taken
    },
    shoot: async (path) => writeFile(path, await driver.takeScreenshot(), 'base64'),
    close: async () => {
      await driver.quit().catch(() => undefined)
      await end(server)
      await end(screen)
    },
  }
}
