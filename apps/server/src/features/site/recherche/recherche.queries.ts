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

type Asked = {
  demande: Demande
  /** One kind alone is shown; the others are counted. */
  kind?: RechercheKind | undefined
  page: number
  nb_page: number
  /** Who asks; null for a visitor. */
  viewer: number | null
  now: Date
}

/** How well a row fits: its title begins so, its title has the words, its text has them. */
type Found = Trouvaille & { tier: number; figures?: unknown }
type Group = { kind: RechercheKind; nb: number; resultats: Found[] }

/** What was found, kind by kind: first those of which a title begins as was typed. */
export async function searchEverywhere(
  db: Db,
  entries: readonly RechercheEntry[],
  asked: Asked,
): Promise<GroupeTrouve[]> {
  const groups = addPages(await findGroups(db, entries, asked), asked).filter(({ nb }) => nb > 0)
  const details = new Map(entries.map(({ kind, detail }) => [kind, detail]))
  return groups.toSorted(byFit).map((group) => present(group, details.get(group.kind)))
}

const bestTier = ({ resultats }: Group) => resultats[0]?.tier ?? 3
const order = ({ kind }: Group) => RECHERCHE_KINDS.indexOf(kind)
const byFit = (a: Group, b: Group) => bestTier(a) - bestTier(b) || order(a) - order(b)

/** One statement: for each kind how many there are, and those of the page. */
async function findGroups(
  db: Db,
  entries: readonly RechercheEntry[],
  asked: Asked,
): Promise<Group[]> {
  const words = await writeWords(db, asked.demande)
  const plans = words ? await samplePlans(db, entries, words) : null
  const parts = entries.map((entry) => buildGroup(entry, asked, plans?.get(entry.kind) ?? null))
  const { rows } = await db.execute<Group>(sql.join(parts, sql` union all `))
  return rows
}

/** The words that one term stands for, as `tsquery` without a weight and with that of titles. */
type Word = { all: string; title: string }

/** What was typed, term by term: known words one typo away stand beside one that begins no known word. */
async function writeWords(db: Db, { termes }: Demande): Promise<Word[] | null> {
  if (!termes.length) return null
  const long = termes.filter(({ mot }) => mot.length >= MIN_CORRECTED).map(({ mot }) => mot)
  const known = long.length ? await findCorrections(db, long, { mots: 'recherche_mots' }) : null
  return termes.map(({ mot, isStart }) => {
    const near = [...new Set([...listVariantes(mot).slice(1), ...(known?.get(mot) ?? [])])]
    const write = (star: string, exact: string) =>
      `(${[mot + (isStart ? star : exact), ...near.map((one) => one + star)].join(' | ')})`
    return { all: write(':*', ''), title: write(':*A', ':A') }
  })
}

const allOf = (words: readonly Word[]) => words.map(({ all }) => all).join(' & ')
const inTitles = (words: readonly Word[]) => words.map(({ title }) => title).join(' & ')
const matches = (search: string) => sql`recherche.recherche @@ to_tsquery('francais', ${search})`

/** A name of ours, in the text of the statement: PostgreSQL then plans for this part of the table alone. */
const nameKind = (kind: RechercheKind) => sql.raw(`'${kind}'`)

/** Rows of a kind that are looked at first, and which part of them makes a word a common one. */
const SAMPLE = 500
const COMMON = 0.05
/** Past so many that fit, they are read in their order instead of being sorted. */
const MANY = 1000

/** How a kind is searched: by its rare words, or in its order where many rows have all of them. */
type Plan = { words: readonly Word[]; rare: readonly Word[]; isDense: boolean }

/**
 * PostgreSQL cannot tell how many rows have a word that begins so. The first rows of each kind tell: a common
 * word is found at once in the order of the kind, a rare one in the index (decision 0126).
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
      select ${nameKind(kind)} as kind, count(*)::int as nb, array[${sql.join(counts, sql`, `)}] as found
      from (select recherche from recherche where kind = ${nameKind(kind)}
        order by rang, objet_id limit ${SAMPLE}) recherche`,
  )
  const { rows } = await db.execute<{ kind: RechercheKind; nb: number; found: number[] }>(
    sql.join(parts, sql` union all `),
  )
  return new Map(
    rows.map(({ kind, nb, found: [all = 0, ...each] }): [RechercheKind, Plan] => {
      const isCommon = (found: number) => nb === SAMPLE && found >= nb * COMMON
      const rare = words.filter((_, at) => !isCommon(each[at] ?? 0))
      return [kind, { words, rare: rare.length ? rare : words, isDense: isCommon(all) }]
    }),
  )
}

function buildGroup(entry: RechercheEntry, asked: Asked, plan: Plan | null): SQL {
  const { demande, kind, page, nb_page } = asked
  const isFound = entry.isFound?.(asked.viewer, asked.now) ?? sql`est_public`
  const scope = {
    among: sql`recherche.kind = ${nameKind(entry.kind)} and ${isFound}`,
    begins: sql`titre_tri like ${`${demande.debut}%`}`,
    wanted: page * nb_page,
  }
  const isShown = !kind || kind === entry.kind
  // Among pages those of the product come in (`addPages`): which are of this page shows only then.
  const before = entry.kind === 'page' ? 0 : (page - 1) * nb_page
  const parts = plan ? buildTiers(scope, plan) : buildBeginnings(scope)
  return sql`(
    with ${parts}
    select ${nameKind(entry.kind)} as kind, (select nb::int from total) as nb, (
      select coalesce(json_agg(p order by p.tier, p.rang, p.id), '[]') from (
        select p.*, ${entry.detail?.figures(plan && allOf(plan.words)) ?? sql`null`} as figures from (
          select * from tous where ${isShown} order by tier, rang, id
          limit ${scope.wanted - before} offset ${before}) p) p) as resultats)`
}

type Scope = { among: SQL; begins: SQL; wanted: number }

const FOUND = sql.raw('kind, objet_id as id, titre, detail, jour, chemin, image, rang')
const IN_ORDER = sql.raw('order by rang, objet_id')
const LIMIT = RECHERCHE_CAP + 1
/** How far into its order a kind is read at most. */
const DEEP = 20_000

/** So many rows in their order: read apart, since PostgreSQL would read them all to sort the few that it expects. */
const firstOf = (among: SQL, depth: number) => sql`(
  select * from recherche where ${among} ${IN_ORDER} limit ${depth}) recherche`

/** Small words and single letters: titles that begin so. */
const buildBeginnings = ({ among, begins, wanted }: Scope): SQL => sql`
  tous as (
    select 0 as tier, ${FOUND} from recherche where ${among} and ${begins} ${IN_ORDER} limit ${wanted}),
  total as (
    select count(*) as nb from (
      select from recherche where ${among} and ${begins} ${IN_ORDER} limit ${LIMIT}) c)`

/**
 * Few fit: all of them are ranked. Many do: they are read in their order, tier after tier, and none is read
 * while the one before it fills the page; a title counts as such among the first of its kind.
 */
function buildTiers({ among, begins, wanted }: Scope, { words, rare, isDense }: Plan): SQL {
  const [all, titles] = [matches(allOf(words)), matches(inTitles(words))]
  // So written, no index is read for it.
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

/** The pages of the product itself stand in the code; as well as a page that is written fits, they come before it. */
function addPages(groups: readonly Group[], { demande, kind, page, nb_page }: Asked): Group[] {
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
