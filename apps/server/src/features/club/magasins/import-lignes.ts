import type { Horaires } from '@foulee/domain/club/horaires'
import { readHoraires } from '@foulee/domain/club/horaires-texte'
import { CATEGORIES, type Categorie, SERVICE_LABELS, SERVICES } from '@foulee/domain/club/magasin'
import { checkCodePostal } from '@foulee/domain/shared/pays'
import { parsePosition } from '@foulee/domain/shared/position-saisie'
import { normalizeTexte } from '@foulee/domain/shared/recherche'
import { ImportError, quote } from '#kernel/imports/import-error.ts'
import { findPays } from '#kernel/imports/pays.ts'
import type { Table, TableRow } from '#kernel/imports/read-table.ts'
import { cleanCell, parseUrl } from '#kernel/imports/read-values.ts'

const COLUMNS = {
  nom: ['nom', 'nom du magasin', 'nom du commerce', 'magasin', 'enseigne', 'name'],
  adresse: ['adresse', 'adresse postale', 'rue', 'address'],
  code_postal: ['code postal', 'cp', 'postcode', 'zip'],
  ville: ['ville', 'commune', 'localite', 'city'],
  pays: ['pays', 'country'],
  position: ['position', 'gps', 'coordonnees', 'geo point'],
  lat: ['lat', 'latitude'],
  lon: ['lon', 'lng', 'longitude'],
  horaires: ['horaires', 'heures d ouverture', 'opening hours'],
  categories: ['categories', 'rayons', 'categorie', 'rayon', 'type de commerce'],
  marques: ['marques', 'marque', 'brands'],
  services: ['services', 'service'],
  description: ['description', 'presentation'],
  site: ['site', 'site internet', 'site web', 'url', 'website'],
  email: ['email', 'e mail', 'courriel', 'mail'],
  telephone: ['telephone', 'tel', 'phone'],
  source: ['source', 'identifiant', 'id', 'reference'],
} as const satisfies Record<string, readonly string[]>
type Field = keyof typeof COLUMNS

export type LigneMagasin = {
  line: number
  nom: string
  adresse: string | null
  code_postal: string | null
  ville: string | null
  pays: string
  position: [lon: number, lat: number] | null
  horaires: Horaires | null
  categories: Categorie[]
  marques: string[]
  services: string[]
  description: string | null
  site: string | null
  email: string | null
  telephone: string | null
  source: string | null
  remarques: string[]
}
export type LigneRefusee = { line: number; refus: string }
export type Lignes = { lines: (LigneMagasin | LigneRefusee)[]; constats: string[]; table: Table }

export const isRefused = (line: LigneMagasin | LigneRefusee): line is LigneRefusee =>
  'refus' in line

const normalize = (text: string) =>
  normalizeTexte(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

export function readLignes(table: Table): Lignes {
  const names = table.header.map(normalize)
  const columns = new Map<Field, number>()
  for (const field of Object.keys(COLUMNS) as Field[]) {
    const index = COLUMNS[field].map((name) => names.indexOf(name)).find((at) => at >= 0)
    if (index !== undefined) columns.set(field, index)
  }
  if (!columns.has('nom')) {
    throw new ImportError(
      `Il manque à ce fichier une colonne pour le nom du magasin (nom, magasin, enseigne…). Colonnes lues\u00a0: ${table.header.map(quote).join(', ')}.`,
    )
  }
  const used = new Set(columns.values())
  const ignored = table.header.filter((titre, index) => titre.trim() && !used.has(index))
  return {
    table,
    lines: table.rows.map((row) => readLigne(row, columns)),
    constats: [
      ...table.lecture,
      ...(ignored.length ? [`Colonnes ignorées\u00a0: ${ignored.map(quote).join(', ')}.`] : []),
    ],
  }
}

const MAX = { nom: 120, adresse: 200, ville: 120, description: 5_000, source: 200 }

function readLigne({ line, cells }: TableRow, columns: ReadonlyMap<Field, number>) {
  const remarques: string[] = []
  const text = (field: Field) => cleanCell(cells[columns.get(field) ?? -1] ?? '')
  /** The parsed cell, or undefined with a remark; undefined for an empty cell. */
  const accept = <T>(field: Field, read: (text: string) => T | null, complaint: string) => {
    const cell = text(field)
    const value = cell ? read(cell) : null
    if (cell && value === null) remarques.push(`${quote(cell)} ${complaint}`)
    return value
  }
  const upTo = (max: number) => (text: string) => (text.length <= max ? text : null)
  const toLigneRefusee = (refus: string): LigneRefusee => ({ line, refus })
  const nom = text('nom')
  if (!nom) return toLigneRefusee('le nom du magasin manque')
  if (nom.length > MAX.nom) return toLigneRefusee(`le nom dépasse ${MAX.nom} caractères`)
  const pays = text('pays') ? findPays(text('pays'))?.pays : 'FR'
  if (!pays) return toLigneRefusee(`${quote(text('pays'))} n’est pas un pays connu`)
  const code_postal = text('code_postal') || null
  if (code_postal && checkCodePostal(code_postal, pays)) {
    return toLigneRefusee(`${quote(code_postal)} n’est pas un code postal`)
  }
  const ville = accept('ville', upTo(MAX.ville), `dépasse ${MAX.ville} caractères`)
  const position = readPosition(text)
  if (!position && !ville && !code_postal) {
    return toLigneRefusee('on ne sait pas où il est\u00a0: ni position, ni ville, ni code postal')
  }
  if (!position && (text('position') || text('lat'))) {
    remarques.push('la position n’est pas une latitude et une longitude')
  }
  const found: LigneMagasin = {
    ...{ line, nom, code_postal, ville, pays, position, remarques },
    adresse: accept('adresse', upTo(MAX.adresse), `dépasse ${MAX.adresse} caractères`),
    horaires: accept('horaires', readHoraires, 'ne se lit pas comme des horaires'),
    categories: readCategories(text('categories')),
    marques: split(text('marques')).slice(0, 60),
    services: readServices(text('services')),
    description: accept('description', upTo(MAX.description), 'est trop long'),
    site: accept('site', parseUrl, 'n’est pas une adresse web'),
    email: accept('email', readEmail, 'n’est pas une adresse email'),
    telephone: accept('telephone', readTelephone, 'n’est pas un numéro de téléphone'),
    source: accept('source', upTo(MAX.source), 'est trop long'),
  }
  return found
}

const split = (text: string): string[] =>
  text
    .split(/[,|]/)
    .map((part) => part.trim())
    .filter((part) => part && part.length <= 40)

const readEmail = (text: string) =>
  /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/.test(text) && text.length <= 254 ? text : null
const readTelephone = (text: string) => (/^\+?[0-9][0-9 .()-]{4,22}$/.test(text) ? text : null)

function readCategories(text: string): Categorie[] {
  const normalized = normalize(text)
  return CATEGORIES.filter(
    ({ categorie, nom }) =>
      split(text).some((part) => normalize(part) === normalize(categorie)) ||
      normalized.includes(normalize(nom)),
  ).map(({ categorie }) => categorie)
}

const readServices = (text: string): string[] =>
  SERVICES.filter((service) =>
    split(text).some((part) =>
      [normalize(service), normalize(SERVICE_LABELS[service])].includes(normalize(part)),
    ),
  )

function readPosition(text: (field: Field) => string): [number, number] | null {
  const written = text('position') && parsePosition(text('position'))
  if (written) return written
  const dotted = (value: string) => value.replace(',', '.')
  if (!text('lat') || !text('lon')) return null
  return parsePosition(`${dotted(text('lat'))}, ${dotted(text('lon'))}`)
}
