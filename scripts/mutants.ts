import { createHash } from 'node:crypto'
import {
  appendFileSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
} from 'node:fs'
import { parseArgs } from 'node:util'
import { Instrumenter } from '@stryker-mutator/instrumenter'
import { startVitest } from 'vitest/node'
import type { MutantRequest, Outcome } from './mutants/outcome.ts'
import { formatChange, formatScore } from './mutants/report.ts'
import { root, writeLine } from './steps.ts'

/**
 * `npm run mutants [-- --mutate 'packages/domain/src/club/*.ts']`: changes one expression of the rules or of the reader of
 * tracks at a time, and counts the changes that a test notices. Every change stands in one instrumented build, behind a
 * switch, so that the tests are read once and only those that come by a change are asked again.
 */
const { values } = parseArgs({
  options: {
    mutate: { type: 'string', default: 'packages/{domain,trace}/src/**/*.ts' },
    tests: { type: 'string', default: 'packages/{domain,trace}/src/**/*.test.ts' },
    budget: { type: 'string', default: '600' },
    again: { type: 'boolean', default: false },
    known: { type: 'boolean', default: false },
  },
})

const listFiles = (globs: string) =>
  globs.split(' ').flatMap((glob) => globSync(glob, { cwd: root }))

// Only used by tests: made values, simulated tracks, the truth about real files.
const NO_PRODUCT = /\.test\.ts$|\/(made-[^/]*|simulated-track|corpus-[a-z]+)\.ts$/

const silent = { isDebugEnabled: () => false, debug() {}, info() {}, warn() {} }
const { files, mutants } = await new Instrumenter(silent as never).instrument(
  listFiles(values.mutate)
    .filter((name) => !NO_PRODUCT.test(name))
    .map((name) => ({ name, mutate: true, content: readFileSync(root + name, 'utf8') })),
  // Sentences are proofread, not tested letter by letter.
  { excludedMutations: ['StringLiteral'], ignorers: [], plugins: null, noHeader: true },
)
const changed = mutants.filter(({ status }) => status !== 'Ignored')
const sources = Map.groupBy(changed, ({ fileName }) => fileName)
// Answers hold until the file changes.
const keys = new Map(
  [...sources].flatMap(([name, own]) => {
    const hash = createHash('sha1')
      .update(readFileSync(root + name))
      .digest('hex')
      .slice(0, 12)
    return own.map(({ id }, index) => [id, `${name} ${hash} ${index}`] as const)
  }),
)
const instrumented = new Map(files.map(({ name, content }) => [root + name, content]))

const journal = `${root}.cache/mutants.jsonl`
const present = `${root}.cache/mutants.${process.pid}`
mkdirSync(`${root}.cache`, { recursive: true })

type Answer = { key: string; outcome: Outcome; by: string }
const readAnswers = (): Answer[] =>
  existsSync(journal)
    ? readFileSync(journal, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line))
    : []
const readOutcomes = () => new Map(readAnswers().map(({ key, outcome }) => [key, outcome]))

const RECORDED_VITEST = `${root}scripts/mutants/recorded-vitest.ts`

const LONGEST_MS = 120_000
const MOST_PAGES = 500_000

/** Ends a process whose change takes all memory (2 GB), or neither ends nor comes by a switch. */
function endWild(): void {
  const text = existsSync(present) ? readFileSync(present, 'utf8') : ''
  const [, pid, key] = /^(\d+) (.+)$/.exec(text) ?? []
  if (!pid) return
  const memory = `/proc/${pid}/statm`
  const pages = existsSync(memory) ? Number(readFileSync(memory, 'utf8').split(' ')[1]) : 0
  if (pages < MOST_PAGES && Date.now() - statSync(present).mtimeMs < LONGEST_MS) return
  rmSync(present)
  appendFileSync(journal, `${JSON.stringify({ key, outcome: 'seen', by: '' })}\n`)
  process.kill(Number(pid), 'SIGKILL')
}

async function runRequest(pending: MutantRequest['pending']): Promise<void> {
  const request: MutantRequest = {
    tests: listFiles(values.tests).map((name) => root + name),
    pending,
    budget: Number(values.budget),
    journal,
    present,
  }
  rmSync(present, { force: true })
  const watch = setInterval(endWild, 200)
  const vitest = await startVitest(
    [],
    {
      root,
      config: false,
      include: ['scripts/mutants/ask-tests.ts'],
      watch: false,
      // Its key knows nothing of what is instrumented.
      fsModuleCache: false,
      pool: 'forks',
      reporters: [{}],
      testTimeout: 60_000,
      dangerouslyIgnoreUnhandledErrors: true,
      provide: { request },
    },
    {
      plugins: [
        {
          name: 'mutants',
          enforce: 'pre',
          load: (id) =>
            id.endsWith('.test.ts')
              ? readFileSync(id, 'utf8').replace("from 'vitest'", `from '${RECORDED_VITEST}'`)
              : (instrumented.get(id) ?? null),
        },
      ],
    },
  )
  await vitest.close()
  clearInterval(watch)
  rmSync(present, { force: true })
}

const isSettled = (outcome: Outcome | undefined) =>
  values.again ? outcome === 'seen' || outcome === 'ignored' : outcome !== undefined
const outcomes = readOutcomes()
let pending = [...keys].flatMap(([id, key]) => (isSettled(outcomes.get(key)) ? [] : { id, key }))
while (pending.length && !values.known) {
  writeLine(`${pending.length} modifications`)
  const before = readAnswers().length
  await runRequest(pending)
  const answered = new Set(
    readAnswers()
      .slice(before)
      .map(({ key }) => key),
  )
  const rest = pending.filter(({ key }) => !answered.has(key))
  if (rest.length === pending.length) throw new Error('Les tests n’ont pas répondu.')
  pending = rest
}

const answers = readOutcomes()
const outcomeOf = (id: string) => answers.get(keys.get(id) ?? '') ?? 'unreached'
const scores: string[] = []
for (const [name, own] of sources) {
  const source = readFileSync(root + name, 'utf8')
  const outcomes = own.map(({ id }) => outcomeOf(id))
  for (const [index, change] of own.entries()) {
    const outcome = outcomes[index]
    if (outcome === 'seen' || outcome === 'ignored') continue
    writeLine(
      `${name}:${formatChange(source, change)}${outcome === 'survived' ? '' : ' (aucun test n’y passe)'}`,
    )
  }
  scores.push(`${name}\u00a0: ${formatScore(outcomes)}`)
}
for (const score of scores) writeLine(score)
writeLine(formatScore(changed.map(({ id }) => outcomeOf(id))))
