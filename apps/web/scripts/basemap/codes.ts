export interface Departement {
  code: string
  nom: string
  region: string
}

/** Natural Earth has the letter codes of overseas départements. */
const overseas: Record<string, string> = {
  'FR-GP': '971',
  'FR-MQ': '972',
  'FR-GF': '973',
  'FR-RE': '974',
  'FR-YT': '976',
}

/** INSEE code (`01`, `2A`, `974`) of an ISO 3166-2 code (`FR-01`, `FR-2A`, `FR-RE`). */
export function inseeOfIso(iso: string): string {
  return overseas[iso] ?? iso.replace(/^FR-/, '')
}

export function typographic(nom: string): string {
  return nom.replaceAll("'", '’')
}
