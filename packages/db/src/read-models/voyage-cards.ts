import { NIVEAU_LABELS } from '@foulee/domain/membres/profil'
import { getNomPays } from '@foulee/domain/sejours/destination'
import { parisDate } from '@foulee/domain/shared/heure-paris'
import { isCancelled, isPublished } from '@foulee/domain/shared/publication'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { SPORT_LABELS } from '@foulee/domain/shared/sport'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import {
  type ChangeKind,
  columnList,
  listAreaNames,
  rebuildCards,
  replaceColumns,
} from './rebuild.ts'
import { joinWords, saveMots } from './search-words.ts'
import { findVoyageFacts, type VoyageFacts } from './voyage-facts.ts'
import {
  countRestantes,
  findVoyageExpiry,
  listOpen,
  presentVoyage,
  presentVoyageCard,
} from './voyage-presenter.ts'

const BATCH = 200

/**
 * Rebuilds the read model of stays, in the transaction that changes them, their departures or
 * bookings.
 * @param ids deleted stays lose their row by cascade
 * @param changeKind kind of change; lists may serve stale data only for an edit
 */
export async function rebuildVoyageCards(
  db: Db | Tx,
  ids: readonly number[],
  now: Date,
  changeKind: ChangeKind = 'other',
): Promise<void> {
  await rebuildCards(db, {
    table: { name: 'voyage_cards', id: 'voyages_id' },
    ids,
    changeKind,
    batch: BATCH,
    list: 'voyages',
    tags: ids.map((id) => `voyage:${id}` as const),
    write: async (tx, batch) => {
      await lockVoyages(tx, batch)
      const facts = await findVoyageFacts(tx, batch, parisDate(now))
      await writeCards(
        tx,
        facts.map((voyage) => buildCard(voyage, now)),
      )
    },
  })
}

/** Locks the rows, so that concurrent changes are rebuilt in order. */
const lockVoyages = (tx: Tx, ids: readonly number[]) =>
  tx.execute(sql`
    select from voyages where id = any(${sql.param([...ids])}::int[]) order by id for no key update`)

/**
 * Rebuilds rows expired by time: a departure closed or left, a reduction ended.
 * @returns their number
 */
export async function refreshVoyageCards(db: Db | Tx, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select voyages_id as id from voyage_cards
    where valable_jusqua <= ${now.toISOString()}::timestamptz order by voyages_id`)
  const ids = rows.map(({ id }) => id)
  await rebuildVoyageCards(db, ids, now, 'edit')
  return ids.length
}

export async function rebuildVoyagesOfAgence(
  db: Db | Tx,
  agences_id: number,
  now: Date,
  changeKind: ChangeKind = 'other',
): Promise<void> {
  const { rows } = await db.execute<{ id: number }>(
    sql`select id from voyages where agences_id = ${agences_id} order by id`,
  )
  await rebuildVoyageCards(
    db,
    rows.map(({ id }) => id),
    now,
    changeKind,
  )
}

function buildCard(facts: VoyageFacts, now: Date) {
  const card = presentVoyageCard(facts, now)
  const fiche = presentVoyage(facts, now)
  const open = listOpen(facts, now)
  return {
    voyages_id: facts.id,
    slug: facts.slug,
    agences_id: facts.agence.id,
    is_visible: isPublished(facts.etat) || isCancelled(facts.etat),
    titre_tri: normalizeTexte(card.titre),
    heavy: joinWords([facts.titre, facts.lieu ?? '']),
    light: joinWords(lightWords(facts)),
    pays: facts.pays,
    region: facts.region,
    lon: facts.position?.[0] ?? null,
    lat: facts.position?.[1] ?? null,
    sports: facts.sports,
    niveau: facts.niveau,
    duree_jours: facts.duree_jours,
    prix_des: card.prix_des,
    prochain: open[0]?.debut ?? null,
    departs: open.map(({ debut }) => debut),
    restantes: open.map(countRestantes),
    prix: open.map(({ prix }) => prix),
    dossard_inclus: card.dossard_inclus,
    note: facts.note,
    nb_notes: facts.nb_notes,
    publie_le: facts.publie_le,
    carte: JSON.stringify(card),
    fiche: JSON.stringify(fiche),
    valable_jusqua: findVoyageExpiry(facts, now)?.toISOString() ?? null,
  }
}

function lightWords({ agence, pays, niveau, sports, journees, departement }: VoyageFacts) {
  return [
    agence.nom,
    getNomPays(pays),
    niveau ? NIVEAU_LABELS[niveau] : '',
    ...sports.map((sport) => SPORT_LABELS[sport]),
    ...journees.flatMap(({ titre, epreuve }) => [titre, epreuve?.course ?? '']),
    ...listAreaNames(departement),
  ]
}

type Card = ReturnType<typeof buildCard>

const COLUMNS = [
  'voyages_id',
  'slug',
  'agences_id',
  'is_visible',
  'titre_tri',
  'recherche',
  'pays',
  'region',
  'position',
  'sports',
  'niveau',
  'duree_jours',
  'prix_des',
  'prochain',
  'departs',
  'restantes',
  'prix',
  'dossard_inclus',
  'note',
  'nb_notes',
  'publie_le',
  'carte',
  'fiche',
  'valable_jusqua',
]

async function writeCards(db: Db | Tx, cards: readonly Card[]): Promise<void> {
  if (!cards.length) return
  await db.execute(sql`
    insert into voyage_cards (${columnList(COLUMNS)})
    select voyages_id, slug, agences_id, is_visible, titre_tri,
      setweight(to_tsvector('francais', heavy) || to_tsvector('simple', heavy), 'A') || setweight(to_tsvector('francais', light), 'C'),
      pays, region, case when lon is not null then st_setsrid(st_makepoint(lon, lat), 4326) end,
      sports, niveau, duree_jours, prix_des, prochain, departs, restantes, prix, dossard_inclus, note,
      nb_notes, publie_le, carte, fiche, valable_jusqua
    from json_to_recordset(${JSON.stringify(cards)}::json) as r(
      voyages_id int, slug text, agences_id int, is_visible bool, titre_tri text, heavy text,
      light text, pays text, region text, lon float8, lat float8, sports text[], niveau text,
      duree_jours int, prix_des int, prochain date, departs date[], restantes int[], prix int[],
      dossard_inclus bool, note real, nb_notes int, publie_le timestamptz, carte text, fiche text,
      valable_jusqua timestamptz)
    on conflict (voyages_id) do update set ${replaceColumns(COLUMNS.slice(1))}`)
  await saveMots(db, 'voyage_mots', cards)
}
