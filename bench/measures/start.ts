import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startOurs } from '../bench.ts'
import type { Section } from '../report.ts'

/** The embedded server: first start with the demo world, then the next one. */
export async function measureStart(): Promise<Section> {
  const folder = mkdtempSync(join(tmpdir(), 'foulee-start-'))
  const env = { DATABASE_URL: undefined, DATA_DIR: folder, DEMO: '1' }
  try {
    const first = await startOurs(env)
    await first.stop()
    const next = await startOurs(env)
    await next.stop()
    const rows = [
      { départ: 'premier, monde de démonstration', s: first.startMs / 1000 },
      { départ: 'suivant', s: next.startMs / 1000 },
    ]
    return {
      title: 'Départ avec la base embarquée',
      method: 'Du lancement du processus à sa première réponse.',
      rows,
      budgets: [
        { what: 'premier départ', value: first.startMs / 1000, unit: ' s', max: 60 },
        { what: 'départ suivant', value: next.startMs / 1000, unit: ' s', max: 4 },
      ],
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}
