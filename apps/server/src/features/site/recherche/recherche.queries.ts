import type { GroupeTrouve, Trouvaille } from '@foulee/contract/site/recherche'
import type { Db } from '@foulee/db/connect'
import { getImageUrl } from '@foulee/domain/image'
import {
  type Demande,
  findPagesFixes,
  RECHERCHE_CAP,
  RECHERCHE_KINDS,
  type RechercheKind,
} from '@foulee/domain/site/recherche'
import { type SQL, sql } from 'drizzle-orm'
import type { RechercheEntry } from '../../../recherche/recherche-entry.ts'
import { findCorrections, MIN_CORRECTED } from '../../../recherche/text-search.ts'

type Asked = {
  demande: Demande
  /** One kind alone is shown; the others are counted. */
  kind?: RechercheKind | undefined
  page: number
  nb_page: number
  /** Who asks; null for a visitor. */
  viewer: number | null
}

/** How well a row fits: its title begins so, its title has the words, its text has them. */
type Found = Trouvaille & { tier: number }
type Group = { kind: RechercheKind; nb: number; resultats: Found[] }

/** What was found, kind by kind: first those of which a title begins as was typed. */
export async function searchEverywhere(
  db: Db,
  entries: readonly RechercheEntry[],
  asked: Asked,
): Promise<GroupeTrouve[]> {
  const search = await writeSearch(db, asked.demande)
  const { rows } = await db.execute<Group>(buildEverywhere(entries, asked, search))
  const groups = addPages(rows, asked).filter(({ nb }) => nb > 0)
  return groups.toSorted(byFit).map(present)
}

const bestTier = ({ resultats }: Group) => resultats[0]?.tier ?? 3
const order = ({ kind }: Group) => RECHERCHE_KINDS.indexOf(kind)
const byFit = (a: Group, b: Group) => bestTier(a) - bestTier(b) || order(a) - order(b)

/** What was typed as `tsquery`: of all words of a thing, and of those of its title alone. */
export type Words = { all: string; titles: string }

/** Every word counts, or known words one typo away of one that begins no known word. */
async function writeSearch(db: Db, { termes }: Demande): Promise<Words | null> {
  if (!termes.length) return null
  const long = termes.filter(({ mot }) => mot.length >= MIN_CORRECTED).map(({ mot }) => mot)
  const known = long.length ? await findCorrections(db, long, { mots: 'recherche_mots' }) : null
  const write = (weight: string) =>
    termes
      .map(({ mot, isStart }) => {
        const near = new Set(known?.get(mot))
        const asked = isStart ? `${mot}:*${weight}` : mot + (weight && `:${weight}`)
        return `(${[asked, ...[...near].map((one) => `${one}:*${weight}`)].join(' | ')})`
      })
      .join(' & ')
  return { all: write(''), titles: write('A') }
}

/** One statement: for each kind how many there are, and those of the page. */
export function buildEverywhere(
  entries: readonly RechercheEntry[],
  asked: Asked,
  search: Words | null,
): SQL {
  const parts = entries.map((entry) => buildGroup(entry, asked, search))
  return sql.join(parts, sql` union all `)
}

const matches = (words: string) => sql`recherche.recherche @@ to_tsquery('francais', ${words})`

function buildGroup(entry: RechercheEntry, asked: Asked, search: Words | null): SQL {
  const { demande, kind, page, nb_page } = asked
  // A name of ours, in the text of the statement: PostgreSQL then plans for this part of the table alone.
  const name = sql.raw(`'${entry.kind}'`)
  const isFound = entry.isFound?.(asked.viewer) ?? sql`est_public`
  const among = sql`recherche.kind = ${name} and ${isFound}`
  const begins = sql`titre_tri like ${`${demande.debut}%`}`
  const all = search ? matches(search.all) : begins
  const isShown = !kind || kind === entry.kind
  const rows = isShown
    ? buildRows({ among, begins, search, from: (page - 1) * nb_page, nb: nb_page })
    : sql`'[]'::json`
  return sql`
    select ${name} as kind, ${rows} as resultats, (select count(*)::int from (
      select from recherche where ${among} and ${all} limit ${RECHERCHE_CAP + 1}) c) as nb`
}

type Rows = { among: SQL; begins: SQL; search: Words | null; from: number; nb: number }

/** Each tier in its order, and none read while the one before it fills the page. */
function buildRows({ among, begins, search, from, nb }: Rows): SQL {
  const wanted = from + nb
  const tier = (rank: number, fits: SQL) => sql`
    select ${sql.raw(String(rank))} as tier, kind, objet_id as id, titre, detail, jour, chemin, image, rang
    from recherche where ${among} and ${fits} order by rang, objet_id limit ${wanted}`
  const isShort = (sets: string) => sql`(select count(*) from ${sql.raw(sets)}) < ${wanted}`
  const tiers = search
    ? sql`
      debuts as materialized (${tier(0, sql`${begins} and ${matches(search.all)}`)}),
      titres as materialized (${tier(
        1,
        sql`${matches(search.titles)} and not (${begins}) and ${isShort('debuts')}`,
      )}),
      textes as materialized (${tier(
        2,
        sql`${matches(search.all)} and not ${matches(search.titles)} and not (${begins})
          and ${isShort('(table debuts union all table titres) t')}`,
      )}),
      tous as (table debuts union all table titres union all table textes)`
    : sql`tous as (${tier(0, begins)})`
  return sql`(
    with ${tiers}
    select coalesce(json_agg(p order by p.tier, p.rang, p.id), '[]') from (
      select * from tous order by tier, rang, id limit ${nb} offset ${from}) p)`
}

/** The pages of the product itself are few and stand in the code; they come before those that are written. */
function addPages(groups: readonly Group[], { demande, kind, page, nb_page }: Asked): Group[] {
  const found = findPagesFixes(demande).map(({ page: { titre, chemin }, isNamed }, at) => ({
    ...{ kind: 'page' as const, id: at + 1, titre, detail: '', jour: null, chemin, image: null },
    tier: isNamed ? 0 : 1,
  }))
  const isShown = !kind || kind === 'page'
  const shown = isShown ? found.slice((page - 1) * nb_page, page * nb_page) : []
  const written = groups.find((group) => group.kind === 'page')
  const pages: Group = {
    kind: 'page',
    nb: found.length + (written?.nb ?? 0),
    resultats: [...shown, ...(written?.resultats ?? [])].slice(0, nb_page),
  }
  return [...groups.filter((group) => group.kind !== 'page'), pages]
}

const present = ({ kind, nb, resultats }: Group): GroupeTrouve => ({
  kind,
  nb: Math.min(nb, RECHERCHE_CAP),
  est_plafonne: nb > RECHERCHE_CAP,
  resultats: resultats.map(({ id, titre, detail, jour, chemin, image }) => ({
    ...{ kind, id, titre, detail, jour, chemin },
    image: image?.startsWith('/') ? image : getImageUrl(image) || null,
  })),
})
