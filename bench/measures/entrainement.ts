import { addDays, getMonday } from '@foulee/domain/shared/calendrier'
import { type Bench, runQuery } from '../bench.ts'
import { type Call, measureCalls, postAs } from '../calls.ts'
import type { BenchRequest } from '../load.ts'
import { format, type Section } from '../report.ts'
import { findFollowers, MEMBERS, openTrainings, tokenOf } from '../trainings.ts'

/** Alternating start dates, so that each scheduling moves all sessions. */
const BEGINNINGS = [14, 15] as const

type FollowedPlan = Awaited<ReturnType<typeof findFollowers>>

const post = (users_id: number, path: string, body?: unknown): BenchRequest =>
  postAs(tokenOf(users_id), path, body)

function listCalls({ followers, coaches, today }: FollowedPlan): Call[] {
  const month = `du=${today.slice(0, 7)}-01&au=${addDays(`${today.slice(0, 7)}-01`, 34)}`
  const monday = getMonday(today)
  const week = `date_min=${monday}&date_max=${addDays(monday, 6)}`
  const half = Math.floor(followers.length / 2)
  return [
    {
      name: 'mon agenda, un mois',
      requests: followers.map(({ users_id }) => [post(users_id, `/api/auth/agenda?${month}`)]),
    },
    {
      name: 'ma semaine',
      requests: followers.map(({ users_id }) => [post(users_id, `/api/training?${week}`)]),
    },
    {
      name: 'les 200 athlètes d’un coach',
      requests: coaches.map(({ users_id }) => [post(users_id, '/api/coaching/athletes/list')]),
    },
    {
      name: 'programmer seize semaines',
      // Separate members per server, so that neither moves the other’s sessions.
      requests: followers.slice(0, 2 * half).map(({ users_id, id }) =>
        BEGINNINGS.map((days) =>
          post(users_id, '/api/training/plan/schedule', {
            id,
            debut: addDays(monday, days),
            jours: [2, 4, 6, 7],
            jour_long: 7,
          }),
        ),
      ),
    },
  ]
}

export async function measureEntrainement(bench: Bench): Promise<Section> {
  const url = await openTrainings(bench.cluster)
  const calls = listCalls(await findFollowers(url))
  const [counted] = await runQuery<{ nb: number }>(
    url,
    'select count(*)::int as nb from entrainements',
  )
  const { rows, budgets } = await measureCalls(bench, url, calls)
  return {
    title: `${format(MEMBERS)} membres et leurs ${format(counted?.nb ?? 0)} entraînements`,
    method:
      'Des membres et des coachs tour à tour. En face, node:http et pg envoient les mêmes requêtes SQL l’une après l’autre, sans rien vérifier ni mettre en forme. « PostgreSQL » : plan et exécution d’un appel, médiane.',
    rows,
    budgets,
  }
}
