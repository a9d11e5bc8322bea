import { normalizeTexte } from '@foulee/domain/shared/recherche'

/**
 * Header names of each field, in French and English, compared without case, accents or punctuation;
 * when two columns match one field, the first name listed wins.
 */
const COLUMN_NAMES = {
  nom: [
    'nom',
    'nom de la course',
    'nom course',
    'course',
    'event',
    'event name',
    'name',
    'evenement',
    'manifestation',
    'titre',
    'title',
    'libelle',
    'competition',
    'race event',
  ],
  epreuve: [
    'epreuve',
    'nom de l epreuve',
    'nom epreuve',
    'race',
    'race name',
    'format',
    'parcours',
    'nom du parcours',
  ],
  type: ['type', 'type de course', 'discipline', 'sport', 'categorie', 'participation'],
  date: [
    'date',
    'date debut',
    'date de debut',
    'date de la course',
    'jour',
    'event date',
    'race date',
    'start date',
  ],
  date_fin: ['date fin', 'date de fin', 'fin', 'end date'],
  heure: ['heure', 'heure depart', 'heure de depart', 'depart', 'start time', 'time'],
  ville: ['ville', 'commune', 'lieu', 'localite', 'city', 'town', 'place'],
  code_postal: ['code postal', 'cp', 'zip', 'zip code', 'zipcode', 'postal code', 'postcode'],
  departement: ['departement', 'dept', 'dep', 'code departement', 'department'],
  pays: ['pays', 'country', 'country code', 'code pays', 'nation'],
  position: ['position', 'gps', 'coordonnees', 'coordonnees gps', 'coordinates', 'lat lon'],
  lat: ['lat', 'latitude'],
  lon: ['lon', 'lng', 'long', 'longitude'],
  distance: ['distance', 'longueur', 'dist', 'length'],
  denivele: [
    'denivele',
    'denivele positif',
    'elevation gain',
    'elevation',
    'ascent',
    'climb',
    'vert gain',
    'positive elevation',
  ],
  denivele_negatif: ['denivele negatif', 'elevation loss', 'descent', 'vert loss'],
  ravitos: [
    'ravitos',
    'ravitaillements',
    'nb ravitaillements',
    'nombre de ravitaillements',
    'nb ravitos',
    'aid stations',
  ],
  prix: ['prix', 'tarif', 'tarifs', 'price', 'cost', 'fee', 'entry fee'],
  places: ['places', 'nb places', 'nombre de places', 'dossards', 'capacity', 'max participants'],
  site: ['site', 'site web', 'site internet', 'url', 'lien', 'website', 'link', 'web'],
  url_inscription: [
    'url inscription',
    'lien inscription',
    'inscription',
    'inscriptions',
    'registration',
    'registration url',
    'registration link',
  ],
  organisateur: ['organisateur', 'organisation', 'club', 'association', 'organizer', 'organiser'],
  email: ['email', 'e mail', 'mail', 'courriel', 'contact'],
  telephone: ['telephone', 'tel', 'phone'],
  description: ['description', 'presentation', 'details', 'infos'],
} as const satisfies Record<string, readonly string[]>

export type Field = keyof typeof COLUMN_NAMES

/** Units that may end a header: « Distance (km) », `distance_m`. */
const UNITS: Readonly<Record<string, string>> = {
  km: 'km',
  kilometres: 'km',
  m: 'm',
  metres: 'm',
  meters: 'm',
  mi: 'mi',
  miles: 'mi',
  euros: '',
  eur: '',
}

const FIELDS = Object.keys(COLUMN_NAMES) as Field[]
const FIELD_OF = new Map(
  FIELDS.flatMap((field) => COLUMN_NAMES[field].map((name) => [name as string, field] as const)),
)

export type Column = { index: number; titre: string; unite: string | null }
export type Columns = Partial<Record<Field, Column>>

/** « D+ (m) » → `denivele positif m` */
function normalizeHeader(titre: string): string {
  const spelled = titre
    .replace(/\bd\s?\+/i, 'denivele positif')
    .replace(/^\s*d\s?[-−–]/i, 'denivele negatif')
  return normalizeTexte(spelled)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}

function recognize(titre: string): { field: Field; name: string; unite: string | null } | null {
  const name = normalizeHeader(titre)
  const field = FIELD_OF.get(name)
  if (field) return { field, name, unite: null }
  const cut = name.lastIndexOf(' ')
  const stem = name.slice(0, Math.max(0, cut))
  const unite = UNITS[name.slice(cut + 1)]
  const measured = FIELD_OF.get(stem)
  return measured && unite !== undefined ? { field: measured, name: stem, unite } : null
}

const rankOf = (field: Field, name: string) =>
  (COLUMN_NAMES[field] as readonly string[]).indexOf(name)

export function findColumns(header: readonly string[]): { columns: Columns; ignored: string[] } {
  const ranked = header
    .flatMap((titre, index) => {
      const recognized = recognize(titre)
      return recognized ? [{ ...recognized, index, titre: titre.trim() }] : []
    })
    .toSorted((a, b) => rankOf(a.field, a.name) - rankOf(b.field, b.name) || a.index - b.index)
  const columns: Columns = {}
  for (const { field, index, titre, unite } of ranked) columns[field] ??= { index, titre, unite }
  // Files with one name per line call it « race » in English and « épreuve » in French.
  if (!columns.nom && columns.epreuve) {
    columns.nom = columns.epreuve
    delete columns.epreuve
  }
  const used = new Set(Object.values(columns).map(({ index }) => index))
  return {
    columns,
    ignored: header.filter((titre, index) => titre.trim() && !used.has(index)),
  }
}
