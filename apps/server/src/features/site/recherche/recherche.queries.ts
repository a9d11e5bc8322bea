import type { GroupeTrouve, Trouvaille } from '@foulee/contract/site/recherche'
import type { Db } from '@foulee/db/connect'
import { getImageUrl } from '@foulee/domain/shared/image'
import { listVariantes } from '@foulee/domain/shared/recherche'
import {
  type Demande,
  findPagesFixes,
  RECHERCHE_CAP,
  RECHERCHE_KINDS,
  type RechercheKind,
} from '@foulee/domain/site/recherche'
import { type SQL, sql } from 'drizzle-orm'
import type { RechercheDetail, RechercheEntry } from '#kernel/search/recherche-entry.ts'
import { findCorrections, MIN_CORRECTED } from '#kernel/search/text-search.ts'

type RechercheQuery = {
  demande: Demande
  kind?: RechercheKind | undefined
  page: number
  nb_page: number
  viewer: number | null
  now: Date
}

/** `tier`: prefix of the title, words of the title, or words of the text. */
type Found = Trouvaille & { tier: number; figures?: unknown }
type Group = { kind: RechercheKind; nb: number; resultats: Found[] }

export async function searchEverywhere(
  db: Db,
  entries: readonly RechercheEntry[],
  query: RechercheQuery,
): Promise<GroupeTrouve[]> {
  const groups = addPages(await findGroups(db, entries, query), query).filter(({ nb }) => nb > 0)
  const details = new Map(entries.map(({ kind, detail }) => [kind, detail]))
  return groups.toSorted(byFit).map((group) => present(group, details.get(group.kind)))
}

const bestTier = ({ resultats }: Group) => resultats[0]?.tier ?? 3
const order = ({ kind }: Group) => RECHERCHE_KINDS.indexOf(kind)
const byFit = (a: Group, b: Group) => bestTier(a) - bestTier(b) || order(a) - order(b)

async function findGroups(
  db: Db,
  entries: readonly RechercheEntry[],
  query: RechercheQuery,
): Promise<Group[]> {
  const words = await writeWords(db, query.demande)
  const plans = words ? await samplePlans(db, entries, words) : null
  const parts = entries.map((entry) => buildGroup(entry, query, plans?.get(entry.kind) ?? null))
  const { rows } = await db.execute<Group>(sql.join(parts, sql` union all `))
  return rows
}

type Word = { all: string; title: string }

/** Terms of a query: known words within one typo join a term that begins no known word. */
async function writeWords(db: Db, { termes }: Demande): Promise<Word[] | null> {
  if (!termes.length) return null
  const long = termes.filter(({ mot }) => mot.length >= MIN_CORRECTED).map(({ mot }) => mot)
  const corrections = long.length
    ? await findCorrections(db, long, { mots: 'recherche_mots' })
    : null
  return termes.map(({ mot, isStart }) => {
    const near = [...new Set([...listVariantes(mot).slice(1), ...(corrections?.get(mot) ?? [])])]
    const write = (star: string, exact: string) =>
      `(${[mot + (isStart ? star : exact), ...near.map((item) => item + star)].join(' | ')})`
    return { all: write(':*', ''), title: write(':*A', ':A') }
  })
}

const allOf = (words: readonly Word[]) => words.map(({ all }) => all).join(' & ')
const inTitles = (words: readonly Word[]) => words.map(({ title }) => title).join(' & ')
const matches = (search: string) => sql`recherche.recherche @@ to_tsquery('francais', ${search})`

/** A constant in the statement, so that PostgreSQL plans for one partition. */
const kindLiteral = (kind: RechercheKind) => sql.raw(`'${kind}'`)

/** Rows sampled per kind; the share above which a word counts as common. */
const SAMPLE = 500
const COMMON = 0.05
/** Beyond this number of matches rows are read in order instead of sorted. */
const MANY = 1000

type Plan = { words: readonly Word[]; rare: readonly Word[]; isDense: boolean }

/**
 * PostgreSQL cannot estimate prefix matches. A sample of each kind tells common words, found
 * quickly in order, from rare ones, found by the index (decision 0126).
 */
async function samplePlans(
  db: Db,
  entries: readonly RechercheEntry[],
  words: readonly Word[],
): Promise<Map<RechercheKind, Plan>> {
  const counts = [allOf(words), ...words.map(({ all }) => all)].map(
    (search) => sql`count(*) filter (where ${matches(search)})::int`,
  )
  const parts = entries.map(
    ({ kind }) => sql`
      select ${kindLiteral(kind)} as kind, count(*)::int as nb, array[${sql.join(counts, sql`, `)}] as found
      from (select recherche from recherche where kind = ${kindLiteral(kind)}
        order by rang, objet_id limit ${SAMPLE}) recherche`,
  )
  const { rows } = await db.execute<{ kind: RechercheKind; nb: number; found: number[] }>(
    sql.join(parts, sql` union all `),
  )
  return new Map(
    rows.map(({ kind, nb, found: [all = 0, ...each] }): [RechercheKind, Plan] => {
      const isCommon = (count: number) => nb === SAMPLE && count >= nb * COMMON
      const rare = words.filter((_, at) => !isCommon(each[at] ?? 0))
      return [kind, { words, rare: rare.length ? rare : words, isDense: isCommon(all) }]
    }),
  )
}

function buildGroup(entry: RechercheEntry, query: RechercheQuery, plan: Plan | null): SQL {
  const { demande, kind, page, nb_page } = query
  const isFound = entry.isFound?.(query.viewer, query.now) ?? sql`est_public`
  const scope = {
    among: sql`recherche.kind = ${kindLiteral(entry.kind)} and ${isFound}`,
    begins: sql`titre_tri like ${`${demande.debut}%`}`,
    wanted: page * nb_page,
  }
  const isShown = !kind || kind === entry.kind
  const before = entry.kind === 'page' ? 0 : (page - 1) * nb_page
  const parts = plan ? buildTiers(scope, plan) : buildBeginnings(scope)
  return sql`(
    with ${parts}
    select ${kindLiteral(entry.kind)} as kind, (select nb::int from total) as nb, (
      select coalesce(json_agg(p order by p.tier, p.rang, p.id), '[]') from (
        select p.*, ${entry.detail?.figures(plan && allOf(plan.words)) ?? sql`null`} as figures from (
          select * from tous where ${isShown} order by tier, rang, id
          limit ${scope.wanted - before} offset ${before}) p) p) as resultats)`
}

type Scope = { among: SQL; begins: SQL; wanted: number }

const FOUND = sql.raw('kind, objet_id as id, titre, detail, jour, chemin, image, rang')
const IN_ORDER = sql.raw('order by rang, objet_id')
const LIMIT = RECHERCHE_CAP + 1
const DEEP = 20_000

/**
 * A bounded ordered scan, as a subquery: otherwise PostgreSQL reads all rows to sort the few that
 * it expects.
 */
const firstOf = (among: SQL, depth: number) => sql`(
  select * from recherche where ${among} ${IN_ORDER} limit ${depth}) recherche`

/** Small words and single letters: match by prefix of titles. */
const buildBeginnings = ({ among, begins, wanted }: Scope): SQL => sql`
  tous as (
    select 0 as tier, ${FOUND} from recherche where ${among} and ${begins} ${IN_ORDER} limit ${wanted}),
  total as (
    select count(*) as nb from (
      select from recherche where ${among} and ${begins} ${IN_ORDER} limit ${LIMIT}) c)`

/**
 * Few matches are all ranked. Many are read in order, tier after tier, each only if the former left
 * the page incomplete; title matches count among the first rows of the kind.
 */
function buildTiers({ among, begins, wanted }: Scope, { words, rare, isDense }: Plan): SQL {
  const [all, titles] = [matches(allOf(words)), matches(inTitles(words))]
  const few = isDense ? sql`false` : sql`(${all}) is true`
  const isMany = isDense ? sql`true` : sql`(select count(*) from peu) > ${MANY}`
  const isShort = (sets: string) => sql`(select count(*) from ${sql.raw(sets)}) < ${wanted}`
  return sql`
    peu as materialized (
      select case when ${begins} then 0 when ${titles} then 1 else 2 end as tier, ${FOUND}
      from recherche where ${among} and ${matches(allOf(rare))} and ${few} limit ${MANY + 1}),
    debuts as materialized (
      select 0 as tier, ${FOUND} from recherche
      where ${among} and ${begins} and ${isMany} ${IN_ORDER} limit ${wanted}),
    titres as materialized (
      select 1 as tier, ${FOUND} from ${firstOf(among, MANY)}
      where ${titles} and not (${begins}) and ${isMany} and ${isShort('debuts')}
      ${IN_ORDER} limit ${wanted}),
    textes as materialized (
      select 2 as tier, ${FOUND} from ${firstOf(among, DEEP)}
      where ${all} and not ${titles} and not (${begins}) and ${isMany}
        and ${isShort('(table debuts union all table titres) t')}
      ${IN_ORDER} limit ${wanted}),
    tous as (
      select * from peu where not (${isMany})
      union all table debuts union all table titres union all table textes),
    total as (
      select count(*) + (select count(*) from peu) as nb from (
        select from ${firstOf(among, DEEP)} where ${all} and ${isDense} limit ${LIMIT}) c)`
}

/** Adds product pages, which are in the code; at equal rank they come before staff pages. */
function addPages(
  groups: readonly Group[],
  { demande, kind, page, nb_page }: RechercheQuery,
): Group[] {
  const fixed = findPagesFixes(demande).map(({ page: { titre, chemin }, isNamed }, at) => ({
    ...{ kind: 'page' as const, id: at + 1, titre, detail: '', jour: null, chemin, image: null },
    tier: isNamed ? 0 : 1,
  }))
  const written = groups.find((group) => group.kind === 'page')
  const found = [...fixed, ...(written?.resultats ?? [])].toSorted((a, b) => a.tier - b.tier)
  const isShown = !kind || kind === 'page'
  const pages: Group = {
    kind: 'page',
    nb: fixed.length + (written?.nb ?? 0),
    resultats: isShown ? found.slice((page - 1) * nb_page, page * nb_page) : [],
  }
  return [...groups.filter((group) => group.kind !== 'page'), pages]
}

const present = ({ kind, nb, resultats }: Group, written?: RechercheDetail): GroupeTrouve => ({
  kind,
  nb: Math.min(nb, RECHERCHE_CAP),
  est_plafonne: nb > RECHERCHE_CAP,
  resultats: resultats.map(({ id, titre, detail, figures, jour, chemin, image }) => ({
    ...{ kind, id, titre, jour, chemin },
    detail: figures && written ? written.write(figures) : detail,
    image: image?.startsWith('/') ? image : getImageUrl(image) || null,
  })),
})
