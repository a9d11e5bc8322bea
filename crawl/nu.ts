import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Finding } from './findings.ts'
import type { Document } from './walk.ts'

const run = promisify(execFile)
const JAR = fileURLToPath(import.meta.resolve('vnu-jar/build/dist/vnu.jar'))
/** Buffer for the output about a faulty site. */
const MOST_BYTES = 256 * 1024 * 1024

const EXCEPTED: readonly RegExp[] = [
  // Explicit table roles, needed by the block layout on narrow screens.
  /^The “role” attribute must not be used on a “(td|th|tr)” element/,
  // react-admin passes them to an MUI component that no longer accepts them.
  /^Attribute “input(label)?props” not allowed/,
]

type Message = { type: string; url: string; message: string; extract?: string }

export const canCheckHtml = (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

/** Findings of the Nu Html Checker, which the W3C runs too, in one process. */
export async function checkHtml(documents: readonly Document[]): Promise<Finding[]> {
  const folder = await mkdtemp(join(tmpdir(), 'foulee-nu-'))
  try {
    await Promise.all(
      documents.map(({ html }, index) => writeFile(join(folder, `${index}.html`), html)),
    )
    const options = ['--format', 'json', '--exit-zero-always', '--stdout']
    const { stdout } = await run('java', ['-jar', JAR, ...options, folder], {
      maxBuffer: MOST_BYTES,
    })
    const { messages } = JSON.parse(stdout) as { messages: Message[] }
    return messages
      .filter(({ type }) => type !== 'info')
      .map(({ url, message, extract = '' }) => ({
        rule: 'HTML',
        path: documents[Number(/(\d+)\.html$/.exec(url)?.[1])]?.path ?? url,
        detail: `${message} ${extract.replace(/\s+/g, ' ').slice(0, 160)}`,
      }))
      .filter(
        ({ path, detail }) =>
          !path.startsWith('/admin') || !EXCEPTED.some((pattern) => pattern.test(detail)),
      )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
