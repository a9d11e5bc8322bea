import { formatNombre } from '../shared/mesure.ts'

/** Sky of a day, by the code of a FIT file (profile type `weather_status`). */
export const CIELS: Readonly<Record<number, string>> = {
  0: 'ciel clair',
  1: 'quelques nuages',
  2: 'ciel couvert en partie',
  3: 'pluie',
  4: 'neige',
  5: 'vent',
  6: 'orages',
  7: 'pluie et neige',
  8: 'brouillard',
  11: 'brume',
  12: 'grêle',
  13: 'averses',
  14: 'orages par endroits',
  15: 'précipitations',
  16: 'pluie faible',
  17: 'forte pluie',
  18: 'neige faible',
  19: 'forte neige',
  20: 'pluie et neige faibles',
  21: 'forte pluie et neige',
  22: 'ciel couvert',
}

/** Weather that a watch got of a station: degrees, km/h, share in percent; null where unknown. */
export type Meteo = {
  temperature: number | null
  ressenti: number | null
  ciel: string | null
  /** Wind, and degrees from the north that it comes from. */
  vent: number | null
  vent_de: number | null
  humidite: number | null
}

const ROSE = [
  'du nord',
  'du nord-est',
  'de l’est',
  'du sud-est',
  'du sud',
  'du sud-ouest',
  'de l’ouest',
  'du nord-ouest',
]

/** « du sud-ouest ». */
export const directionVent = (degres: number): string =>
  ROSE[Math.round((((degres % 360) + 360) % 360) / 45) % 8] ?? ''

/** « 12 °C, ressenti 9 °C, pluie faible, vent de 20 km/h du sud-ouest, humidité 80 % ». */
export function formatMeteo({
  temperature,
  ressenti,
  ciel,
  vent,
  vent_de,
  humidite,
}: Meteo): string {
  const degrees = (value: number) => `${formatNombre(value)}\u00a0°C`
  const from = vent_de === null ? '' : ` ${directionVent(vent_de)}`
  return [
    temperature === null ? null : degrees(temperature),
    ressenti === null || ressenti === temperature ? null : `ressenti ${degrees(ressenti)}`,
    ciel,
    vent === null
      ? null
      : vent < 1
        ? 'pas de vent'
        : `vent de ${formatNombre(vent)}\u00a0km/h${from}`,
    humidite === null ? null : `humidité ${formatNombre(humidite)}\u00a0%`,
  ]
    .filter((part) => part !== null)
    .join(', ')
}
