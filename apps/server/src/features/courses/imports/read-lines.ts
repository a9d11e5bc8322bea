import type { TypeCourse } from '@foulee/domain/courses/course'
import { findDepartement, getDepartementFromCodePostal } from '@foulee/domain/shared/departement'
import { parsePosition } from '@foulee/domain/shared/position-saisie'
import { slugify } from '@foulee/domain/shared/slug'
import { type Column, type Columns, type Field, findColumns } from '#kernel/imports/columns.ts'
import { ImportError, quote } from '#kernel/imports/import-error.ts'
import { findPays, type Pays } from '#kernel/imports/pays.ts'
import type { Table, TableRow } from '#kernel/imports/read-table.ts'
import * as read from '#kernel/imports/read-values.ts'
import { isMangled, MANGLED } from '#platform/spreadsheets/decode.ts'
import { guessType } from './guess-type.ts'
import { decideUnite, parseDistance } from './read-distance.ts'

/** One usable line. Metres, euro cents, days `YYYY-MM-DD`, times `HH:MM`. */
export type ImportLine = {
  line: number
  nom: string
  epreuve: string | null
  type: TypeCourse
  date: string
  date_fin: string | null
  heure_depart: string | null
  ville: string | null
  code_postal: string | null
  departement: string | null
  pays: string
  position: [lon: number, lat: number] | null
  distance: number | null
  denivele: number | null
  denivele_negatif: number | null
  nb_ravitaillements: number | null
  prix: number | null
  places: number | null
  site: string | null
  url_inscription: string | null
  organisateur: string | null
  email: string | null
  telephone: string | null
  description: string | null
  remarques: string[]
}
export type RefusedLine = { line: number; refus: string }
export type ReadLines = {
  lines: (ImportLine | RefusedLine)[]
  constats: string[]
}

export const isRefused = (line: ImportLine | RefusedLine): line is RefusedLine => 'refus' in line

const MAX_NOM = 200
const MAX_TEXTE = 5000
const MAX_COUNT = 1_000_000
const MAX_RAVITOS = 200

/** @throws ImportError without a column for the name or the date */
export function readLines(table: Pick<Table, 'header' | 'rows' | 'lecture'>): ReadLines {
  const { columns, ignored } = findColumns(table.header)
  const missing = [
    ...(columns.nom ? [] : ['le nom de la course (nom, course, event, name…)']),
    ...(columns.date ? [] : ['la date (date, date_debut, start_date…)']),
  ]
  if (missing.length) {
    throw new ImportError(
      `Il manque à ce fichier une colonne pour ${missing.join(' et pour ')}. Colonnes lues\u00a0: ${table.header.map(quote).join(', ')}.`,
    )
  }
  const { distance, pays } = columns
  const cellsOf = (column: Column | undefined) =>
    table.rows.map((row) => (column ? (row.cells[column.index] ?? '') : ''))
  const { unite, raison } = decideUnite(cellsOf(distance), distance?.unite ?? null)
  const constats = [
    ...table.lecture,
    ...(distance ? [`Colonne ${quote(distance.titre)} ${raison}.`] : []),
    ...(ignored.length ? [`Colonnes ignorées\u00a0: ${ignored.map(quote).join(', ')}.`] : []),
  ]
  const width = table.header.length
  const reading = { columns, unite, width, isNaPays: read.isNamibia(cellsOf(pays)) }
  return { lines: table.rows.map((row) => readLine(row, reading)), constats }
}

type Reading = { columns: Columns; unite: string; width: number; isNaPays: boolean }

/** Cells by field, with their problems: a fault rejects the line, a remark drops the cell. */
function createReader({ cells }: TableRow, { columns, isNaPays }: Reading) {
  const fautes: string[] = []
  const remarques: string[] = []
  const text = (field: Field) => {
    const column = columns[field]
    const cell = column ? (cells[column.index] ?? '') : ''
    if (field === 'pays' && isNaPays && cell.trim() === 'NA') return 'NA'
    return read.cleanCell(cell)
  }
  const about = (field: Field, complaint: string) =>
    `colonne ${quote(columns[field]?.titre ?? field)}\u00a0: ${complaint}`
  const value =
    (messages: string[]) =>
    <T>(field: Field, parse: (text: string) => T | null, complaint: string): T | null => {
      const cell = text(field)
      const parsed = cell ? parse(cell) : null
      if (cell && parsed === null) messages.push(about(field, `${quote(cell)} ${complaint}`))
      return parsed
    }
  return { fautes, remarques, text, about, require: value(fautes), accept: value(remarques) }
}
type Reader = ReturnType<typeof createReader>

const upTo = (max: number) => (text: string) => (text.length <= max ? text : null)

function readLine(row: TableRow, reading: Reading): ImportLine | RefusedLine {
  const { columns, unite, width } = reading
  const reader = createReader(row, reading)
  const { fautes, remarques, text, about, require, accept } = reader
  if (row.cells.slice(width).some(Boolean)) {
    const refus = `la ligne a ${row.cells.length} cellules pour ${width} colonnes\u00a0: un texte qui contient le séparateur doit être entre guillemets`
    return { line: row.line, refus }
  }
  for (const field of Object.keys(columns) as Field[]) {
    if (isMangled(text(field))) fautes.push(about(field, `${quote(text(field))}\u00a0: ${MANGLED}`))
  }
  const nom = require('nom', upTo(MAX_NOM), `dépasse ${MAX_NOM} caractères`)
  if (!text('nom')) fautes.push(about('nom', 'le nom de la course manque'))
  const date = require('date', read.parseDay, 'n’est pas une date (AAAA-MM-JJ ou JJ/MM/AAAA)')
  if (!text('date')) fautes.push(about('date', 'la date manque'))
  const metres = require('distance', (input) =>
    parseDistance(
      input,
      unite,
    ), `n’est pas une distance d’au plus 2\u00a0000\u00a0km (sans unité, un nombre est lu en ${unite})`)
  const lieu = readLieu(reader, columns)
  const effort = readEffort(reader, metres || null)
  const epreuve = accept('epreuve', upTo(MAX_NOM), `dépasse ${MAX_NOM} caractères`)
  const date_fin = accept('date_fin', read.parseDay, 'n’est pas une date')
  if (nom === null || date === null || !lieu || fautes.length) {
    return { line: row.line, refus: fautes.join('\u00a0; ') }
  }
  if (metres === 0) remarques.push(about('distance', 'distance inconnue (0)'))
  return {
    line: row.line,
    nom,
    epreuve,
    date,
    date_fin: date_fin && date_fin >= date ? date_fin : null,
    ...lieu,
    ...effort,
    type: guessType({ typeText: text('type'), noms: `${nom} ${epreuve ?? ''}`, ...effort }),
    ...readDetails(reader),
    remarques,
  }
}

function readEffort({ accept }: Reader, distance: number | null) {
  const climb = (sign: 'positive' | 'any') => (text: string) => read.parseClimb(text, sign)
  const figures = {
    denivele: accept('denivele', climb('positive'), 'n’est pas un dénivelé en mètres'),
    denivele_negatif: accept('denivele_negatif', climb('any'), 'n’est pas un dénivelé en mètres'),
  }
  // Files write 0 for « unknown »: no distance and no climb together.
  if (distance === null && !figures.denivele) return { distance, ...NO_CLIMB }
  return { distance, ...figures }
}
const NO_CLIMB = { denivele: null, denivele_negatif: null }

function readDetails({ accept }: Reader) {
  const count = (max: number) => (text: string) => read.parseCount(text, max)
  const heure = accept('heure', read.parseTime, 'n’est pas une heure (9h30, 09:30)')
  return {
    // Midnight is more often a missing time than a start.
    heure_depart: heure === '00:00' ? null : heure,
    nb_ravitaillements: accept('ravitos', count(MAX_RAVITOS), 'n’est pas un nombre de ravitos'),
    prix: accept('prix', read.parsePrix, 'n’est pas un prix en euros'),
    places: accept('places', count(MAX_COUNT), 'n’est pas un nombre de places'),
    site: accept('site', read.parseUrl, 'n’est pas une adresse web'),
    url_inscription: accept('url_inscription', read.parseUrl, 'n’est pas une adresse web'),
    organisateur: accept('organisateur', upTo(MAX_NOM), `dépasse ${MAX_NOM} caractères`),
    email: accept(
      'email',
      (input) =>
        /^[^\s@]+@(?:[^\s@.]+\.)+[^\s@.]+$/.test(input) && input.length <= 254 ? input : null,
      'n’est pas une adresse email',
    ),
    telephone: accept(
      'telephone',
      (input) => (/^[+\d][\d .()-]{5,24}$/.test(input) ? input : null),
      'n’est pas un numéro de téléphone',
    ),
    description: accept('description', upTo(MAX_TEXTE), `dépasse ${MAX_TEXTE} caractères`),
  }
}

const FRANCE: Pays = { pays: 'FR', departement: null }

function readLieu(reader: Reader, columns: Columns) {
  const { fautes, text, about, require, accept } = reader
  const code_postal = accept('code_postal', upTo(12), 'n’est pas un code postal')
  const ofPostal = getDepartementFromCodePostal(code_postal ?? '')
  const pays = require('pays', findPays, 'n’est pas un pays connu')
  // A file without the column is taken as French; with it an empty cell tells nothing.
  const isFrench = !columns.pays || (!text('pays') && ofPostal !== null)
  if (!isFrench && !text('pays')) fautes.push(about('pays', 'le pays manque'))
  const found = pays ?? (isFrench ? FRANCE : null)
  if (!found) return null
  const isInFrance = found.pays === 'FR'
  return {
    ville: accept('ville', upTo(100), 'dépasse 100 caractères'),
    code_postal,
    pays: found.pays,
    departement: isInFrance ? (ofPostal ?? found.departement ?? readDepartement(reader)) : null,
    position: readPosition(reader),
  }
}

function readDepartement({ accept }: Reader): string | null {
  const find = (text: string) => {
    const code = /^\d$/.test(text) ? `0${text}` : text
    return findDepartement(code) ?? findDepartement(slugify(text))
  }
  return accept('departement', find, 'n’est pas un département')?.code ?? null
}

function readPosition({ accept, text }: Reader): [number, number] | null {
  const complaint = 'n’est pas une position (latitude, longitude)'
  const written = accept('position', parsePosition, complaint)
  if (written || !text('lat') || !text('lon')) return written
  const dotted = (value: string) => value.replace(',', '.')
  return accept('lat', (lat) => parsePosition(`${dotted(lat)}, ${dotted(text('lon'))}`), complaint)
}
