import type { Parcours } from '@foulee/contract/parcours/parcours'
import { FORME_LABELS, TYPE_PARCOURS_LABELS } from '@foulee/domain/parcours/parcours'
import { isPublished } from '@foulee/domain/shared/publication'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { findParcoursFacts, type ParcoursFacts } from './parcours-facts.ts'
import { presentParcours, presentParcoursCard } from './parcours-presenter.ts'
import {
  type ChangeKind,
  columnList,
  listAreaNames,
  rebuildCards,
  replaceColumns,
} from './rebuild.ts'
import { joinWords, saveMots } from './search-words.ts'

const BATCH = 200

/** The rows alone: whatever else shows these parcours is rebuilt by `rebuildParcoursCards`. */
export const writeParcoursCards = (
  tx: Tx,
  ids: readonly number[],
  now: Date,
  changeKind: ChangeKind,
) =>
  rebuildCards(tx, {
    table: { name: 'parcours_cards', id: 'parcours_id' },
    ids,
    changeKind,
    batch: BATCH,
    list: 'parcours',
    tags: ids.map((id) => `parcours:${id}` as const),
    write: async (tx, batch) => {
      const facts = await findParcoursFacts(tx, batch)
      await writeCards(
        tx,
        facts.map((fact) => buildCard(fact, now)),
      )
    },
  })

/** -1 is unknown, below any minimum filter. */
const UNKNOWN = -1

function buildCard(facts: ParcoursFacts, now: Date) {
  const card = presentParcoursCard(facts, now)
  const fiche = presentParcours(facts, now)
  return {
    parcours_id: card.id,
    slug: card.slug,
    users_id: facts.users_id,
    is_visible: isPublished(card.etat),
    titre_tri: normalizeTexte(card.titre),
    heavy: joinWords([facts.titre ?? '', card.ville ?? '']),
    light: joinWords(lightWords(facts, fiche)),
    departement: card.departement,
    region: card.region,
    lon: card.position?.[0] ?? null,
    lat: card.position?.[1] ?? null,
    geometrie: facts.trace?.vue.geometrie ?? [],
    types: card.types,
    surfaces: Object.keys(fiche.surfaces),
    distance: card.distance ?? UNKNOWN,
    denivele: card.denivele ?? UNKNOWN,
    km_effort: card.km_effort ?? UNKNOWN,
    forme: card.forme,
    note: facts.note_moyenne,
    nb_notes: card.nb_notes,
    publie_le: card.publie_le,
    updated_at: card.updated_at,
    carte: JSON.stringify(card),
    fiche: JSON.stringify(fiche),
  }
}

function lightWords(facts: ParcoursFacts, { forme, points }: Parcours): string[] {
  return [
    facts.description ?? '',
    ...facts.types.map((type) => TYPE_PARCOURS_LABELS[type]),
    // Visible points only: a home must not be found by its name.
    ...points.map(({ nom }) => nom ?? ''),
    forme ? FORME_LABELS[forme] : '',
    ...listAreaNames(facts.departement),
  ]
}

type Card = ReturnType<typeof buildCard>

const COLUMNS = [
  'parcours_id',
  'slug',
  'users_id',
  'is_visible',
  'titre_tri',
  'recherche',
  'departement',
  'region',
  'position',
  'geometrie',
  'types',
  'surfaces',
  'distance',
  'denivele',
  'km_effort',
  'forme',
  'note',
  'nb_notes',
  'publie_le',
  'updated_at',
  'carte',
  'fiche',
]

async function writeCards(db: Db | Tx, cards: readonly Card[]): Promise<void> {
  if (!cards.length) return
  await db.execute(sql`
    insert into parcours_cards (${columnList(COLUMNS)})
    select parcours_id, slug, users_id, is_visible, titre_tri,
      setweight(to_tsvector('francais', heavy) || to_tsvector('simple', heavy), 'A') || setweight(to_tsvector('francais', light), 'C'),
      departement, region,
      case when lon is not null then st_setsrid(st_makepoint(lon, lat), 4326) end,
      (select st_multi(st_collect(st_linefromencodedpolyline(ligne, 5))) from unnest(geometrie) ligne),
      types, surfaces, distance, denivele, km_effort, forme, note, nb_notes, publie_le, updated_at,
      carte, fiche
    from json_to_recordset(${JSON.stringify(cards)}::json) as r(
      parcours_id int, slug text, users_id int, is_visible bool, titre_tri text, heavy text,
      light text, departement text, region text, lon float8, lat float8, geometrie text[],
      types text[], surfaces text[], distance int, denivele int, km_effort real, forme text,
      note real, nb_notes int, publie_le timestamptz, updated_at timestamptz, carte text, fiche text)
    on conflict (parcours_id) do update set ${replaceColumns(COLUMNS.slice(1))}`)
  await saveMots(db, 'parcours_mots', cards)
}
