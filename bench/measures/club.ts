import { connectPostgres } from '@foulee/db/connect'
import { countReached, findActiveBadges } from '@foulee/db/read-models/badges'
import type { BadgeRegle } from '@foulee/domain/club/badge-regle'
import { sql } from 'drizzle-orm'
import { settleMember } from '../../apps/server/src/features/club/badges/badges.award.ts'
import {
  getCodeKey,
  signInscription,
} from '../../apps/server/src/features/club/inscriptions/codes.ts'
import { type Bench, pick, runQuery, startOurs, withServers } from '../bench.ts'
import { COUNTED, DEEDS, DESK_TOKEN, MEMBERS, openClub, REGISTERED, SHOPS } from '../clubs.ts'
import { compete, toRow } from '../load.ts'
import { format, median, type Row, type Section } from '../report.ts'

type Part = Pick<Section, 'rows' | 'budgets'>

export async function measureClub(bench: Bench): Promise<Section> {
  const url = await openClub(bench.cluster)
  const parts = [await measureShops(bench, url), await measureBadges(url), await measureDesk(url)]
  return {
    title: `Club : ${format(SHOPS)} magasins, ${format(MEMBERS * DEEDS)} faits de ${format(MEMBERS)} membres`,
    method:
      'Magasins autour d’un lieu, cache contourné. Badges : un fait de plus d’un membre, transaction entière, et un essai de règle sur tous. Accueil : les codes l’un après l’autre, un envoi chacun.',
    rows: parts.flatMap(({ rows }) => rows),
    budgets: parts.flatMap(({ budgets }) => budgets),
  }
}

const PLACES = ['5.72,45.18,20', '2.35,48.85,20', '-0.57,44.84,20', '4.83,45.76,20'] as const

async function measureShops(bench: Bench, url: string): Promise<Part> {
  const toPath = (autour: string, rest: string, n: number) =>
    `/api/magasins?autour=${autour}&tri=distance${rest}&u=${n}`
  return withServers([startOurs({ DATABASE_URL: url })], async (server) => {
    const results = await compete(
      [
        { name: 'autour de moi', server, paths: (n) => toPath(pick(PLACES, n), '', n) },
        {
          name: 'autour de moi, ouverts maintenant',
          server,
          paths: (n) => toPath(pick(PLACES, n), '&ouvert=1', n),
        },
      ],
      bench,
    )
    return { rows: results.map(toRow), budgets: [] }
  })
}

const TRIAL: BadgeRegle = { fait: 'sortie', calcul: 'semaines', cible: 8, filtre: {} }

const toLine = (what: string, ms: number): Row => ({
  serveur: what,
  'req/s': Math.round(1000 / ms),
  'p99 ms': ms,
  'µs de processeur par requête': null,
})

async function measureBadges(url: string): Promise<Part> {
  const { db, close } = await connectPostgres(url, 1)
  const { rows } = await db.execute<{ users_id: number }>(
    sql`select distinct users_id from activites order by 1 limit ${COUNTED}`,
  )
  const now = new Date()
  const settle = (users_id: number) =>
    db.transaction((tx) => settleMember(tx, { users_id, kinds: ['sortie'], now }))
  // Recomputing past facts is not the cost of one more.
  for (const { users_id } of rows) await settle(users_id)
  const times: number[] = []
  for (const { users_id } of rows) {
    await db.execute(sql`
      insert into activites (users_id, titre, sport, debut, distance, denivele, duree, original,
        original_nom, format, lignes, altitudes)
      values (${users_id}, 'Sortie', 'course_a_pied', now(), 9000, 120, 3000, 'banc', 'banc.gpx',
        'gpx', '{}', '{}')`)
    const from = performance.now()
    await settle(users_id)
    times.push(performance.now() - from)
  }
  const badges = await findActiveBadges(db, ['sortie'])
  const from = performance.now()
  const nb = await countReached(db, TRIAL)
  const trial = performance.now() - from
  await close()
  return {
    rows: [
      toLine(`un fait de plus, ${badges.length} badges (médiane)`, median(times)),
      toLine(`essai d’une règle sur tous : ${format(nb)} membres l’auraient`, trial),
    ],
    budgets: [],
  }
}

const MINUTE_S = 60

async function measureDesk(url: string): Promise<Part> {
  const { db, close } = await connectPostgres(url, 1)
  await db.execute(sql`update inscriptions set valide_le = null, valide_par = null`)
  await db.execute(sql`delete from points where kind = 'evenement_valide'`)
  const key = await getCodeKey(db)
  await close()
  const registered = await runQuery<{ id: number; evenement_dates_id: number }>(
    url,
    'select id, evenement_dates_id from inscriptions order by id',
  )
  return withServers([startOurs({ DATABASE_URL: url })], async ({ origin }) => {
    const times: number[] = []
    for (const item of registered) {
      const vu = {
        inscription: item.id,
        hash: signInscription(key, item),
        at: new Date().toISOString(),
      }
      const from = performance.now()
      const answer = await fetch(
        `${origin}/api/evenements/accueil/${item.evenement_dates_id}/valider`,
        {
          method: 'POST',
          headers: {
            authorization: `Bearer ${DESK_TOKEN}`,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ vus: [vu] }),
        },
      )
      const { data } = (await answer.json()) as { data?: { verdict: string }[] }
      if (data?.[0]?.verdict !== 'valide') throw new Error(`Accueil : ${answer.status}`)
      times.push(performance.now() - from)
    }
    const seconds = times.reduce((sum, ms) => sum + ms, 0) / 1000
    const sorted = times.toSorted((a, b) => a - b)
    const [paid] = await runQuery<{ nb: number }>(
      url,
      `select count(*)::int as nb from points where kind = 'evenement_valide'`,
    )
    return {
      rows: [
        {
          serveur: `${REGISTERED} validations à un accueil`,
          'req/s': Math.round(times.length / seconds),
          'p99 ms': sorted[Math.floor(sorted.length * 0.99)] ?? null,
          'µs de processeur par requête': null,
        },
      ],
      budgets: [
        {
          what: `${REGISTERED} validations à un accueil`,
          value: seconds,
          unit: ' s',
          max: MINUTE_S,
        },
        {
          what: 'inscriptions validées sans points, ou payées deux fois',
          value: Math.abs(REGISTERED - (paid?.nb ?? 0)),
          max: 0,
        },
      ],
    }
  })
}
