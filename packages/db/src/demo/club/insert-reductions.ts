import { startPrix } from '@foulee/domain/club/reduction'
import { addDays } from '@foulee/domain/shared/calendrier'
import { parisDate, parisInstant } from '@foulee/domain/shared/heure-paris'
import { ETAT } from '@foulee/domain/shared/publication'
import { asc } from 'drizzle-orm'
import type { Tx } from '../../connect.ts'
import { rebuildMagasinCards } from '../../read-models/magasin-cards.ts'
import * as t from '../../schema.ts'
import type { CastIds } from '../cast.ts'
import { identify, insertRows } from '../insert-rows.ts'
import { createRandom } from '../random.ts'
import { DEMO_REDUCTIONS, type DemoReduction } from './reductions.ts'

const midnight = (day: string) => parisInstant(day, '00:00').toISOString()

export async function insertReductions(tx: Tx, cast: CastIds, now: Date): Promise<void> {
  const shops = await tx
    .select({ id: t.magasins.id })
    .from(t.magasins)
    .orderBy(asc(t.magasins.id))
    .limit(5)
  const members = await tx.select({ id: t.users.id }).from(t.users).orderBy(asc(t.users.id))
  const guests = members.filter(({ id }) => !Object.values(cast).includes(id))
  const built = await identify(
    tx,
    t.reductions,
    DEMO_REDUCTIONS.map((demo, index) => {
      const shop = demo.ofShop ? (shops[index % Math.max(1, shops.length)]?.id ?? null) : null
      return buildReduction(demo, { shop, guests, created_by: cast.nora, now })
    }),
  )
  await insertRows(
    tx,
    t.reductions,
    built.map(({ id, row }) => ({ ...row, id })),
  )
  await insertRows(
    tx,
    t.reductionCodes,
    built.flatMap(({ id, codes }) => codes.map((code) => ({ ...code, reductions_id: id }))),
  )
  await insertRows(
    tx,
    t.reductionRevelations,
    built.flatMap(({ id, seen }) => seen.map((item) => ({ ...item, reductions_id: id }))),
  )
  await rebuildMagasinCards(
    tx,
    shops.map(({ id }) => id),
    now,
  )
}

type World = {
  shop: number | null
  guests: readonly { id: number }[]
  created_by: number
  now: Date
}

function buildReduction(demo: DemoReduction, { shop, guests, created_by, now }: World) {
  const { titre, partenaire, code, codes: nb = 0, du, au, prix } = demo
  const today = parisDate(now)
  const debut = midnight(addDays(today, du))
  const list = makeCodes(titre, nb)
  const isOut = demo.etat === undefined
  const seen = isOut && du < 0 ? buildSeen(demo, list, { guests, today }) : []
  const row = {
    titre,
    description: demo.description ?? '',
    conditions: demo.conditions ?? '',
    magasins_id: shop,
    partenaire: shop === null ? partenaire : null,
    genre_code: nb > 0 ? ('liste' as const) : ('partage' as const),
    code: code ?? null,
    debut,
    fin: au === null ? null : midnight(addDays(today, au + 1)),
    premium: demo.premium ?? false,
    stock: nb > 0 ? nb : (demo.stock ?? null),
    revelees: seen.length,
    prix_dates: prix === undefined ? [] : startPrix(prix, demo.avant ?? null, debut),
    etat: demo.etat ?? ETAT.publiee,
    created_by,
    created_at: debut,
    updated_at: debut,
  }
  const codes = list.map((item, at) => ({ code: item, pris_le: seen[at]?.created_at ?? null }))
  return { row, codes, seen }
}

const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789'

function makeCodes(titre: string, nb: number): string[] {
  const random = createRandom(`codes/${titre}`)
  return Array.from(
    { length: nb },
    (_, at) =>
      `FL${at + 10}-${Array.from({ length: 6 }, () => random.pick([...LETTERS])).join('')}`,
  )
}

function buildSeen(
  demo: DemoReduction,
  list: readonly string[],
  { guests, today }: { guests: readonly { id: number }[]; today: string },
) {
  const random = createRandom(`vus/${demo.titre}`)
  const most = list.length > 0 ? list.length - 2 : (demo.stock ?? 99) - 5
  const people = guests.filter(() => random.chance(demo.premium ? 0.2 : 0.45)).slice(0, most)
  return people.map(({ id }, at) => ({
    users_id: id,
    code: list[at] ?? demo.code ?? '',
    une_fois: true,
    created_at: parisInstant(addDays(today, -random.int(1, -demo.du)), '12:20').toISOString(),
  }))
}
