import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../', import.meta.url))

export const writeLine = (text: string) => process.stdout.write(`${text}\n`)

export type Step = { name: string; hasPassed: boolean; seconds: number }

/** `isBeside`: buffers the output, so that parallel commands do not interleave. */
type StepOptions = { env?: NodeJS.ProcessEnv; isBeside?: boolean }

/** Never throws: a command that cannot start has failed. */
export async function runStep(
  name: string,
  command: string,
  args: readonly string[],
  { env = process.env, isBeside = false }: StepOptions = {},
): Promise<Step> {
  if (!isBeside) writeLine(`\n▸ ${name}`)
  const start = performance.now()
  const child = spawn(command, args, {
    cwd: root,
    env,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
  })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk: Buffer) => output.push(chunk))
  }
  const status = await new Promise<number | null>((resolve) => {
    child.once('error', ({ message }) => {
      output.push(Buffer.from(message))
      resolve(null)
    })
    child.once('close', resolve)
  })
  const seconds = (performance.now() - start) / 1000
  if (isBeside) writeLine(`\n▸ ${name}`)
  process.stdout.write(Buffer.concat(output))
  const hasPassed = status === 0
  writeLine(hasPassed ? `✓ ${name} (${seconds.toFixed(1)} s)` : `✗ ${name}`)
  return { name, hasPassed, seconds }
}

export const build = (options?: StepOptions): Promise<Step> =>
  runStep('Construction du site', 'npm', ['run', '--silent', 'build'], options)
