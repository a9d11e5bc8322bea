import { DEMO_PASSWORD } from '@foulee/db/demo/cast'
import {
  hashPassword,
  PASSWORDS_AT_ONCE,
} from '../../apps/server/src/features/membres/session/passwords.ts'
import { type Bench, pick, runQuery, startOurs, startRival, withServers } from '../bench.ts'
import { openRaces } from '../databases.ts'
import type { Started } from '../processes.ts'
import { median, type Section } from '../report.ts'

const AT_ONCE = 200
const ACCOUNTS = 50
const RATE = '1000000'
const FEW_RACES = 500
const THREADS = String(PASSWORDS_AT_ONCE)

type Wave = { seconds: number; healthP99: number; healthAnswers: number }

export async function measureSignIn(bench: Bench): Promise<Section> {
  // Separate database, so that its accounts affect no other measurement.
  const url = await openRaces(bench.cluster, FEW_RACES)
  const emails = await createAccounts(url)
  const env = { DATABASE_URL: url, RATE_LOGIN: RATE }
  return withServers(
    [startRival('servers/bare-argon2.ts', { UV_THREADPOOL_SIZE: THREADS }), startOurs(env)],
    async (bare, ours) => {
      const xsrf = await fetchXsrf(ours)
      const signIn = (n: number) =>
        post(`${ours.origin}/api/auth/login`, {
          headers: { 'content-type': 'application/json', ...xsrf },
          body: JSON.stringify({ email: pick(emails, n), password: DEMO_PASSWORD }),
        })
      const verify = () => post(bare.origin, {})
      const waves: { bare: Wave; ours: Wave }[] = []
      for (let turn = 0; turn <= bench.rounds; turn += 1) {
        const both = {
          bare: await runWave(`${bare.origin}/`, verify),
          ours: await runWave(`${ours.origin}/api/sante`, signIn),
        }
        if (turn > 0) waves.push(both)
      }
      return present(
        waves.map((wave) => wave.bare),
        waves.map((wave) => wave.ours),
        ours,
      )
    },
  )
}

function present(bare: readonly Wave[], ours: readonly Wave[], server: Started): Section {
  const seconds = (waves: readonly Wave[]) => median(waves.map((wave) => wave.seconds))
  const p99 = (waves: readonly Wave[]) => median(waves.map((wave) => wave.healthP99))
  const row = (serveur: string, waves: readonly Wave[]) => ({
    serveur,
    'connexions/s': AT_ONCE / seconds(waves),
    'p99 de la santé, ms': p99(waves),
    'réponses de santé': median(waves.map(({ healthAnswers }) => healthAnswers)),
  })
  return {
    title: `${AT_ONCE} connexions à la fois`,
    method:
      'En face, node:http et Argon2 seul, au même coût, sur autant de fils. Pendant ce temps la santé est demandée sans cesse.',
    rows: [row('node:http + argon2', bare), row('Foulée', ours)],
    budgets: [
      {
        what: 'débit, par rapport à argon2 seul',
        value: seconds(bare) / seconds(ours),
        min: 0.9,
      },
      { what: 'p99 de /api/sante', value: p99(ours), unit: ' ms', max: 100 },
      { what: 'mémoire au plus', value: server.readPeakMemory(), unit: ' Mo', max: 300 },
    ],
  }
}

async function runWave(healthUrl: string, signIn: (n: number) => Promise<void>): Promise<Wave> {
  const times: number[] = []
  const start = performance.now()
  let isDone = false
  const all = Promise.all(Array.from({ length: AT_ONCE }, (_, n) => signIn(n))).finally(() => {
    isDone = true
  })
  while (!isDone) {
    const started = performance.now()
    await fetch(healthUrl).then((answer) => answer.arrayBuffer())
    times.push(performance.now() - started)
  }
  await all
  const sorted = times.toSorted((a, b) => a - b)
  return {
    seconds: (performance.now() - start) / 1000,
    healthP99: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    healthAnswers: times.length,
  }
}

async function post(url: string, init: RequestInit): Promise<void> {
  const answer = await fetch(url, { method: 'POST', ...init })
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${url} : ${answer.status}`)
}

async function fetchXsrf({ origin }: Started): Promise<Record<string, string>> {
  const answer = await fetch(`${origin}/api/sante`)
  const [cookie = ''] = (answer.headers.get('set-cookie') ?? '').split(';')
  return { cookie, 'x-xsrf-token': cookie.split('=')[1] ?? '' }
}

async function createAccounts(url: string): Promise<string[]> {
  const emails = Array.from({ length: ACCOUNTS }, (_, n) => `mesure-${n}@exemple.fr`)
  const hash = await hashPassword(DEMO_PASSWORD)
  await runQuery(
    url,
    `insert into users (email, password_hash, prenom, nom, cgu_acceptees_le)
     select email, $2, 'Mesure', 'Banc', now() from unnest($1::text[]) as email
     on conflict do nothing`,
    [emails, hash],
  )
  return emails
}
