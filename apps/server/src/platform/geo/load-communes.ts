import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { findDepartement } from '@foulee/domain/shared/departement'
import type { Position } from '@foulee/domain/shared/geo'
import { type Commune, toMots } from './commune.ts'

/** A row of @etalab/decoupage-administratif (Licence Ouverte). */
type Row = {
  code: string
  nom: string
  type: string
  departement?: string
  codesPostaux?: string[]
  population?: number
}

const KINDS = ['commune-actuelle', 'arrondissement-municipal']
const { resolve } = createRequire(import.meta.url)
const POSITIONS = new URL('./positions.csv', import.meta.url)

/**
 * Communes with a postal code, and the arrondissements of Paris, Lyon and Marseille; largest first.
 */
export async function loadCommunes(): Promise<Commune[]> {
  const source = resolve('@etalab/decoupage-administratif/data/communes.json')
  const [json, csv] = await Promise.all([readFile(source, 'utf8'), readFile(POSITIONS, 'utf8')])
  const rows = (JSON.parse(json) as Row[]).filter(
    ({ type, codesPostaux }) => KINDS.includes(type) && codesPostaux?.length,
  )
  const findPosition = locate(rows, readPositions(csv))
  return rows
    .map((row) => toCommune(row, findPosition(row)))
    .toSorted((a, b) => b.population - a.population || a.code.localeCompare(b.code))
}

function toCommune(
  { code, nom, departement = '', codesPostaux = [], population = 0 }: Row,
  position: Position | null,
): Commune {
  return {
    code,
    nom: nom.replaceAll("'", '’'),
    departement,
    departement_nom: findDepartement(departement)?.nom ?? '',
    population,
    position: position && [position[0], position[1]],
    mots: toMots(nom),
    codes_postaux: codesPostaux,
  }
}

function readPositions(csv: string): Map<string, Position> {
  const lines = csv.trim().split('\n').slice(1)
  return new Map(
    lines.map((line): [string, Position] => {
      const [code = '', lon, lat] = line.split(',')
      return [code, [Number(lon), Number(lat)]]
    }),
  )
}

/** A village without coordinates takes those of the largest commune of its postal code. */
function locate(rows: readonly Row[], positions: ReadonlyMap<string, Position>) {
  const byPostal = new Map<string, Row>()
  for (const row of rows) {
    if (!positions.has(row.code)) continue
    for (const postal of row.codesPostaux ?? []) {
      const rival = byPostal.get(postal)
      if ((rival?.population ?? -1) < (row.population ?? 0)) byPostal.set(postal, row)
    }
  }
  return ({ code, codesPostaux = [] }: Row): Position | null => {
    const neighbour = codesPostaux.map((postal) => byPostal.get(postal)).find(Boolean)
    return positions.get(code) ?? positions.get(neighbour?.code ?? '') ?? null
  }
}
