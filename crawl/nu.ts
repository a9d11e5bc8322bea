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
/** The answer of a site that is all wrong is long. */
const MOST_BYTES = 256 * 1024 * 1024

/** Findings that stand for a reason, in the back office alone. */
const EXCEPTED: readonly RegExp[] = [
  // A narrow screen lays a table out as blocks, which then are no table for a reader without these.
  /^The “role” attribute must not be used on a “(td|th|tr)” element/,
  // react-admin hands them to a component of MUI that no longer takes them.
  /^Attribute “input(label)?props” not allowed/,
]

type Message = { type: string; url: string; message: string; extract?: string }

/** True where the Nu checker can run: it needs Java. */
export const canCheckHtml = (): Promise<boolean> =>
  run('java', ['-version']).then(
    () => true,
    () => false,
  )

/** Findings of the Nu Html Checker, which the W3C runs too, in these documents: one process for all. */
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
          !path.startsWith('/admin') || !EXCEPTED.some((one) => one.test(detail)),
      )
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
