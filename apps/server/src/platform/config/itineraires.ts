import * as z from 'zod'

/** Free, without a key, five requests a second (licence Ouverte 2.0). */
const IGN = 'https://data.geopf.fr/navigation/itineraire'
const OSM_CREDIT =
  'Itinéraires\u00a0: © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>'

const address = z.url({ protocol: /^https?$/ })

/** Documented in `docs/cartes.md`. */
export const itineraireFields = {
  ITINERAIRE: z.enum(['auto', 'embarque']).optional(),
  ITINERAIRE_URL: address.optional(),
  ITINERAIRE_ATTRIBUTION: z.string().max(500).default(OSM_CREDIT),
  ITINERAIRE_IGN_URL: address.optional(),
}
type ItineraireEnv = z.infer<z.ZodObject<typeof itineraireFields>>

export type ItineraireSettings = {
  valhalla: { url: string; attribution: string | null } | null
  /** Address of the service of the Géoplateforme. */
  ign: string | null
}

/** @param isEmbedded the map uses no network either */
export function readItineraires(env: ItineraireEnv, isEmbedded: boolean): ItineraireSettings {
  const mode = env.ITINERAIRE ?? (isEmbedded ? 'embarque' : 'auto')
  const { ITINERAIRE_URL: url, ITINERAIRE_ATTRIBUTION: attribution } = env
  return {
    valhalla: url ? { url: url.replace(/\/$/, ''), attribution: attribution || null } : null,
    ign: env.ITINERAIRE_IGN_URL ?? (mode === 'auto' ? IGN : null),
  }
}
