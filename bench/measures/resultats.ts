import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import type { Step } from '../contenders/resultats.ts'
import { withDatabase } from '../databases.ts'
import type { Cluster } from '../postgres.ts'
import { readMemory } from '../processes.ts'
import type { Budget, Section } from '../report.ts'

const LINES = 100_000
/** First steps read and store the file; the others request its page. */
const STORING = 3

type Result = { name: string; steps: Step[]; overMb: number | null }

export async function measureResultats({ cluster }: { cluster: Cluster }): Promise<Section> {
  const onPostgres = await withDatabase(cluster, 'resultats', (url) => run('PostgreSQL', url))
  const embedded = await run('embarquée', '')
  return {
    title: `Un fichier de ${LINES.toLocaleString('fr')} lignes de résultats`,
    method:
      'Du fichier sur le disque à la base, puis la page que chacun lit ; « retient » : le plus long temps de processeur entre deux tours de la boucle.',
    rows: onPostgres.steps.map((step, at) => ({
      étape: step.name,
      'PostgreSQL, ms': step.ms,
      'embarquée, ms': embedded.steps[at]?.ms ?? null,
      'retient, ms': Math.max(step.heldMs, embedded.steps[at]?.heldMs ?? 0),
    })),
    budgets: [onPostgres, embedded].flatMap(judge),
  }
}

/** Own process, for its own memory figures. */
async function run(name: string, url: string): Promise<Result> {
  const script = new URL('../contenders/resultats.ts', import.meta.url)
  const child = fork(script, [url, String(LINES)], { execArgv: [] })
  try {
    await nextMessage(child)
    const loadedMb = readMemory(child.pid, 'VmRSS')
    child.send('run')
    const steps = (await nextMessage(child)) as Step[]
    const peakMb = readMemory(child.pid, 'VmHWM')
    return { name, steps, overMb: peakMb === null || loadedMb === null ? null : peakMb - loadedMb }
  } finally {
    child.kill()
  }
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const ending = new AbortController()
  const [message] = await Promise.race([
    once(child, 'message', { signal: ending.signal }),
    once(child, 'exit', { signal: ending.signal }).then(([code]) => {
      throw new Error(`Résultats : terminé avec le code ${code}`)
    }),
  ]).finally(() => ending.abort())
  return message
}

function judge({ name, steps, overMb }: Result): Budget[] {
  const most = (values: readonly number[]) => Math.max(...values)
  const budgets: Budget[] = [
    {
      what: `boucle retenue, ${name}`,
      value: most(steps.map(({ heldMs }) => heldMs)),
      unit: ' ms',
      max: 50,
    },
    {
      what: `page des résultats, ${name}`,
      value: most(steps.slice(STORING).map(({ ms }) => ms)),
      unit: ' ms',
      max: 500,
    },
  ]
  // The embedded database counts in the same process.
  if (name !== 'PostgreSQL') return budgets
  return [
    ...budgets,
    { what: 'mémoire au-delà du processus', value: overMb, unit: ' Mo', max: 100 },
  ]
}
