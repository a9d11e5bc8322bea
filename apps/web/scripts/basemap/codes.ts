/** A row of the official list of départements (package @etalab/decoupage-administratif). */
export interface Departement {
  code: string
  nom: string
  region: string
}

/** Natural Earth writes the overseas départements with the letters of their territory. */
const overseas: Record<string, string> = {
  'FR-GP': '971',
  'FR-MQ': '972',
  'FR-GF': '973',
  'FR-RE': '974',
  'FR-YT': '976',
}

/** The INSEE code (`01`, `2A`, `974`) of an ISO 3166-2 code (`FR-01`, `FR-2A`, `FR-RE`). */
export function inseeOfIso(iso: string): string {
  return overseas[iso] ?? iso.replace(/^FR-/, '')
}

/** French typography wants the curly apostrophe that the official lists do not write. */
export function typographic(nom: string): string {
  return nom.replaceAll("'", '’')
}
