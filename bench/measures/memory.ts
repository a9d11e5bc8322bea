import { type Bench, findSlugs, pick, startOurs, withServers } from '../bench.ts'
import { FILTERED_LISTS, toPath } from '../lists.ts'
import { type Contestant, load } from '../load.ts'
import type { Section } from '../report.ts'

const RACES = 5_000

export async function measureMemory(bench: Bench): Promise<Section> {
  const slugs = await findSlugs(bench.url, RACES)
  return withServers([startOurs({ DATABASE_URL: bench.url })], async (server) => {
    const contestants: Omit<Contestant, 'server'>[] = [
      { name: 'listes', paths: (n) => `${toPath(pick(FILTERED_LISTS, n))}&u=${n}` },
      { name: 'courses', paths: (n) => `/api/courses/${pick(slugs, n)}` },
      { name: 'pages', paths: (n) => `/courses/${pick(slugs, n)}` },
    ]
    const rows = [{ après: 'départ', 'Mo, au plus': server.readPeakMemory() }]
    for (const item of contestants) {
      await load({ ...item, server }, bench.seconds * bench.rounds)
      rows.push({ après: item.name, 'Mo, au plus': server.readPeakMemory() })
    }
    return {
      title: 'Mémoire d’un processus sur PostgreSQL',
      method: `${RACES.toLocaleString('fr')} courses différentes, ses caches remplis.`,
      rows,
      budgets: [{ what: 'au plus', value: server.readPeakMemory(), unit: ' Mo', max: 250 }],
    }
  })
}
