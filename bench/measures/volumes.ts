import { setTimeout as wait } from 'node:timers/promises'
import { addMonths } from '@foulee/domain/shared/calendrier'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { type Bench, runQuery, startOurs, withServers } from '../bench.ts'
import { openRaces } from '../databases.ts'
import { type Budget, format, median, type Row, type Section } from '../report.ts'
import { fillRoutes, ROUTES } from '../routes.ts'

const TIMES = 5
const RACES = 200_000
/** Time for a process to receive the invalidation. */
const LISTEN_MS = 60
const CALL_MS = 20
const TOTAL_MS = 50

const today = parisDate(new Date())
const month = addMonths(today, 4).slice(0, 7)

/** Calls of public pages by name; `new` has an uncached total. */
async function listCalls(url: string): Promise<Record<string, { path: string; max: number }>> {
  const [course] = await runQuery<{ slug: string }>(
    url,
    'select slug from course_cards where is_visible order by md5(slug) limit 1',
  )
  const [route] = await runQuery<{ slug: string }>(
    url,
    'select slug from parcours_cards where is_visible order by md5(slug) limit 1',
  )
  const call = (path: string) => ({ path, max: CALL_MS })
  const total = (path: string) => ({ path, max: TOTAL_MS })
  return {
    accueil: call('/'),
    calendrier: call('/calendrier'),
    'un département': call('/calendrier/isere'),
    'un mois': call(`/calendrier/${month}`),
    'une course': call(`/courses/${course?.slug}`),
    itinéraires: call('/itineraires'),
    'itinéraires d’un département': call('/itineraires/haute-savoie'),
    'un parcours': call(`/parcours/${route?.slug}`),
    'filtres des courses': call('/api/filtres/courses'),
    'filtres des parcours': call('/api/filtres/parcours'),
    'courses par nom': call('/api/courses?tri=nom'),
    'courses par nom, page 50': call('/api/courses?tri=nom&page=50'),
    'courses les plus proches': call('/api/courses?autour=5.72,45.18,100&tri=distance'),
    'courses autour de Paris': call('/api/courses?autour=2.35,48.85,50&tri=distance'),
    'texte, courses': total('/api/courses?texte=trail+des+gorges'),
    'texte, parcours': call('/api/parcours?texte=tour+des+cretes'),
    'total nouveau : une distance': total('/api/courses?distance_min=40000&distance_max=45000'),
    'total nouveau : un type': total('/api/courses?type=trail'),
    'total nouveau : des dates': total(`/api/courses?date_min=${month}-01&date_max=${month}-28`),
    'total nouveau : rare': total('/api/courses?distance_min=40000&denivele_min=3900'),
    'total nouveau : une surface': total('/api/courses?surfaces=path'),
    'parcours autour': call('/api/parcours?autour=5.72,45.18,20&tri=distance'),
    'tuile de courses, tout': call('/api/courses/tuiles/5/16/11'),
    'tuile de courses, filtrée': call('/api/courses/tuiles/6/32/22?distance_min=40000'),
    'tuile de courses, de près': call('/api/courses/tuiles/11/1056/735'),
    'tuile de parcours, tout': call('/api/parcours/tuiles/5/16/11'),
    'tuile de parcours, filtrée': call('/api/parcours/tuiles/6/32/22?distance_min=12000'),
  }
}

export async function measureVolumes(bench: Bench): Promise<Section> {
  const url = await openRaces(bench.cluster, RACES)
  await fillRoutes(url)
  return measureCalls(url)
}

export async function measureCalls(url: string): Promise<Section> {
  return withServers([startOurs({ DATABASE_URL: url })], async (ours) => {
    const rows: Row[] = []
    const budgets: Budget[] = []
    for (const [what, { path, max }] of Object.entries(await listCalls(url))) {
      const times: number[] = []
      let statements = 0
      for (let time = 0; time < TIMES; time += 1) {
        const spent = await spend(url, ours.origin + path)
        times.push(spent.ms)
        statements = spent.statements
      }
      const value = median(times)
      rows.push({ appel: what, ms: value, requêtes: statements })
      budgets.push({ what, value, unit: ' ms', max })
    }
    return {
      title: `${format(RACES)} courses et ${format(ROUTES)} parcours`,
      method:
        'Temps de PostgreSQL (plan et exécution) d’un appel juste après un changement : rien n’est en mémoire. Médianes.',
      rows,
      budgets,
    }
  })
}

async function spend(url: string, address: string): Promise<{ ms: number; statements: number }> {
  await runQuery(url, `select pg_notify('foulee_changes', '*')`)
  await wait(LISTEN_MS)
  await runQuery(url, 'select pg_stat_statements_reset()')
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${address} : ${answer.status}`)
  const [row] = await runQuery<{ ms: number; statements: number }>(
    url,
    `select coalesce(sum(total_exec_time + total_plan_time), 0)::float8 as ms,
      coalesce(sum(calls), 0)::int as statements
    from pg_stat_statements s join pg_database d on d.oid = dbid
    where datname = current_database() and query !~ '(pgboss|valable_jusqua|pg_stat_statements|pg_notify|^(begin|commit|set))'`,
  )
  return row ?? { ms: 0, statements: 0 }
}
