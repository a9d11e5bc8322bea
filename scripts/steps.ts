import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { stripVTControlCharacters } from 'node:util'

export const root = fileURLToPath(new URL('../', import.meta.url))

export const writeLine = (text: string) => process.stdout.write(`${text}\n`)

/** `faults`: lines of the output that the final summary repeats when the step has failed. */
export type Step = { name: string; hasPassed: boolean; seconds: number; faults: string }

/** `isBeside`: buffers the output, so that parallel commands do not interleave. */
type StepOptions = { env?: NodeJS.ProcessEnv; isBeside?: boolean }

/** Milliseconds for the last output of an ended command, which a program that it left may hold open. */
const LAST_WORDS_MS = 5_000
const MAX_FAULTS = 40
const MAX_LAST = 10

/** Lines marked ✗ of a command's output, and its last ones, which tell of a crash. */
export function readFaults(output: string): string {
  const lines = stripVTControlCharacters(output)
    .split('\n')
    .filter((line) => line.trim())
  const isFault = (line: string) => /^\s*✗/.test(line)
  const marked = new Set(lines.filter(isFault).slice(0, MAX_FAULTS))
  return lines
    .filter(
      (line, index) => marked.has(line) || (index >= lines.length - MAX_LAST && !isFault(line)),
    )
    .map((line) => line.replace(/^\s*✗\s?/, ''))
    .join('\n')
}

/** Never throws: a command that cannot start has failed. */
export async function runStep(
  name: string,
  command: string,
  args: readonly string[],
  { env = process.env, isBeside = false }: StepOptions = {},
): Promise<Step> {
  if (!isBeside) writeLine(`\n▸ ${name}`)
  const start = performance.now()
  // On a terminal a command keeps its colours and progress, and nobody needs a repetition.
  const isShared = !isBeside && process.stdout.isTTY
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: isShared ? 'inherit' : ['ignore', 'pipe', 'pipe'],
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => {
      output.push(chunk)
      if (!isBeside) process.stdout.write(chunk)
    })
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', ({ message }) => {
      output.push(Buffer.from(message))
      if (!isBeside) writeLine(message)
      resolve(null)
    })
    child.once('close', resolve)
    child.once('exit', (code) => setTimeout(resolve, LAST_WORDS_MS, code).unref())
  })
  const seconds = (performance.now() - start) / 1000
  const written = Buffer.concat(output)
  if (isBeside) writeLine(`\n▸ ${name}`)
  if (isBeside) process.stdout.write(written)
  const hasPassed = status === 0
  writeLine(hasPassed ? `✓ ${name} (${seconds.toFixed(1)} s)` : `✗ ${name}`)
  return { name, hasPassed, seconds, faults: hasPassed ? '' : readFaults(written.toString()) }
}

export const build = (options?: StepOptions): Promise<Step> =>
  runStep('Construction du site', 'npm', ['run', '--silent', 'build'], options)
