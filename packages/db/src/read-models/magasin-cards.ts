import { listOuvertures } from '@foulee/domain/club/horaires'
import {
  CATEGORIE_LABELS,
  type Categorie,
  isMagasinVisible,
  SERVICE_LABELS,
  type Service,
} from '@foulee/domain/club/magasin'
import { addDays } from '@foulee/domain/shared/calendrier'
import { getHorlogeDe } from '@foulee/domain/shared/fuseau'
import { getImageUrl } from '@foulee/domain/shared/image'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { slugify } from '@foulee/domain/shared/slug'
import { sql } from 'drizzle-orm'
import type { Db, Tx } from '../connect.ts'
import { findMagasinFacts, type MagasinFacts } from './magasin-facts.ts'
import {
  type ChangeKind,
  columnList,
  listAreaNames,
  rebuildCards,
  replaceColumns,
} from './rebuild.ts'
import { joinWords, saveMots } from './search-words.ts'

const BATCH = 500
const DAY_MS = 86_400_000
/** Days of opening hours stored, and interval of the rebuild. */
const DAYS_AHEAD = 16
const DAYS_VALID = 7

/**
 * Rebuilds the read model of shops, in the transaction of the change.
 * @param ids deleted shops lose their row by cascade
 * @param changeKind kind of change; lists may serve stale data only for an edit
 */
export async function rebuildMagasinCards(
  db: Db | Tx,
  ids: readonly number[],
  now: Date,
  changeKind: ChangeKind = 'other',
): Promise<void> {
  await rebuildCards(db, {
    table: { name: 'magasin_cards', id: 'magasins_id' },
    ids,
    changeKind,
    batch: BATCH,
    list: 'magasins',
    tags: ids.map((id) => `magasin:${id}` as const),
    write: async (tx, batch) => {
      await lockMagasins(tx, batch)
      const facts = await findMagasinFacts(tx, batch)
      await writeCards(
        tx,
        facts.map((magasin) => buildCard(dropOver(magasin, now), now)),
      )
    },
  })
}

/** Locks the rows, so that concurrent changes are rebuilt in order. */
const lockMagasins = (tx: Tx, ids: readonly number[]) =>
  tx.execute(sql`
    select from magasins where id = any(${sql.param([...ids])}::int[]) order by id for no key update`)

/** Extends the stored opening hours of rows about to expire. @returns their number */
export async function refreshMagasinCards(db: Db | Tx, now: Date): Promise<number> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select magasins_id as id from magasin_cards
    where valable_jusqua <= ${now.toISOString()}::timestamptz order by magasins_id`)
  const ids = rows.map(({ id }) => id)
  await rebuildMagasinCards(db, ids, now, 'edit')
  return ids.length
}

const dropOver = (facts: MagasinFacts, now: Date): MagasinFacts => ({
  ...facts,
  reductions: facts.reductions.filter(({ fin }) => fin === null || new Date(fin) > now),
})

const toIso = (instant: string) => new Date(instant).toISOString()

const presentPeriode = ({ debut, fin }: MagasinFacts['reductions'][number]) => ({
  debut: toIso(debut),
  fin: fin && toIso(fin),
})

function presentCard(facts: MagasinFacts) {
  const { id, slug, nom, adresse, ville, code_postal, departement, pays, position } = facts
  const { categories, services, marques, horaires, fuseau, photos, logo } = facts
  const [photo] = photos
  return {
    ...{ id, slug, slug_key: slug, nom, adresse, ville, code_postal, departement, pays, position },
    ...{ categories, marques, services, horaires, fuseau },
    reductions: facts.reductions.map(presentPeriode),
    logo: getImageUrl(logo) || null,
    photo: photo ? getImageUrl(photo.fichier, photo.prete) : null,
  }
}

function presentFiche(facts: MagasinFacts) {
  const { photo: _, ...card } = presentCard(facts)
  const { description, telephone, site, photos, social, verifie_le, etat } = facts
  return {
    ...card,
    ...{ description, telephone, site },
    verifie: verifie_le !== null,
    est_ferme: etat < 0,
    updated_at: toIso(facts.updated_at),
    social: social.map((link) => ({ ...link, model: 'magasin' })),
    photos: presentPhotos({ photos }),
  }
}

export const presentPhotos = ({ photos }: Pick<MagasinFacts, 'photos'>) =>
  photos.map(({ fichier, prete, ...shown }) => ({
    ...shown,
    id_photo: shown.id,
    url: getImageUrl(fichier, prete),
    position: null,
  }))

function writeOuvertures({ horaires, fuseau, pays, departement }: MagasinFacts, now: Date): string {
  if (!horaires) return '{}'
  const { date } = getHorlogeDe(fuseau).read(now.getTime())
  const lieu = { fuseau, pays, departement }
  const openings = listOuvertures(horaires, lieu, addDays(date, -1), DAYS_AHEAD)
  const iso = (instant: number) => new Date(instant).toISOString()
  return `{${openings.map(({ debut, fin }) => `[${iso(debut)},${iso(fin)})`).join(',')}}`
}

function buildCard(facts: MagasinFacts, now: Date) {
  return {
    magasins_id: facts.id,
    slug: facts.slug,
    is_visible: isMagasinVisible(facts),
    nom_tri: normalizeTexte(facts.nom),
    heavy: joinWords([facts.nom, facts.ville ?? '']),
    light: joinWords(lightWords(facts)),
    departement: facts.departement,
    lon: facts.position?.[0] ?? null,
    lat: facts.position?.[1] ?? null,
    categories: facts.categories,
    marques: facts.marques.map(slugify),
    services: facts.services,
    ouvertures: writeOuvertures(facts, now),
    carte: JSON.stringify(presentCard(facts)),
    fiche: JSON.stringify(presentFiche(facts)),
    // Spread over time, so that an import does not expire all at once.
    valable_jusqua: new Date(now.getTime() + DAYS_VALID * DAY_MS - (facts.id % 48) * 1_800_000),
  }
}

const lightWords = ({
  adresse,
  code_postal,
  departement,
  marques,
  categories,
  services,
}: MagasinFacts) => [
  adresse ?? '',
  code_postal ?? '',
  ...marques,
  ...categories.map((category) => CATEGORIE_LABELS[category as Categorie] ?? ''),
  ...services.map((service) => SERVICE_LABELS[service as Service] ?? ''),
  ...listAreaNames(departement),
]

const COLUMNS = [
  'magasins_id',
  'slug',
  'is_visible',
  'nom_tri',
  'recherche',
  'departement',
  'position',
  'categories',
  'marques',
  'services',
  'ouvertures',
  'carte',
  'fiche',
  'valable_jusqua',
]

async function writeCards(
  db: Db | Tx,
  cards: readonly ReturnType<typeof buildCard>[],
): Promise<void> {
  if (!cards.length) return
  await db.execute(sql`
    insert into magasin_cards (${columnList(COLUMNS)})
    select magasins_id, slug, is_visible, nom_tri,
      setweight(to_tsvector('francais', heavy) || to_tsvector('simple', heavy), 'A') || setweight(to_tsvector('francais', light), 'C'),
      departement, case when lon is not null then st_setsrid(st_makepoint(lon, lat), 4326) end,
      categories, marques, services, ouvertures::tstzmultirange, carte, fiche, valable_jusqua
    from json_to_recordset(${JSON.stringify(cards)}::json) as r(
      magasins_id int, slug text, is_visible bool, nom_tri text, heavy text, light text,
      departement text, lon float8, lat float8, categories text[], marques text[], services text[],
      ouvertures text, carte text, fiche text, valable_jusqua timestamptz)
    on conflict (magasins_id) do update set ${replaceColumns(COLUMNS.slice(1))}`)
  await saveMots(db, 'magasin_mots', cards)
}
