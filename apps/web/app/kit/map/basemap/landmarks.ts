import type { Feature, Point } from 'geojson'

type LandmarkProperties = { nom: string; nature: 'pays' | 'mer' }

/** Names that no data package has in French, positioned by hand off the coastlines. */
const landmarks: readonly [nature: 'pays' | 'mer', nom: string, lon: number, lat: number][] = [
  ['pays', 'Espagne', -3.6, 41.5],
  ['pays', 'Portugal', -8, 39.6],
  ['pays', 'Italie', 10.9, 44.6],
  ['pays', 'Suisse', 8.1, 46.8],
  ['pays', 'Allemagne', 9.6, 50.6],
  ['pays', 'Belgique', 4.9, 50.6],
  ['pays', 'Pays-Bas', 5.9, 52.2],
  ['pays', 'Royaume-Uni', -1.6, 52],
  ['pays', 'Irlande', -7.8, 53],
  ['pays', 'Autriche', 13.6, 47.5],
  ['pays', 'Algérie', 3, 35.6],
  ['pays', 'Suriname', -56, 4],
  ['pays', 'Brésil', -53.5, 0.5],
  ['pays', 'Madagascar', 46.6, -19.5],
  ['mer', 'Océan\nAtlantique', -6.6, 46.2],
  ['mer', 'Golfe\nde Gascogne', -3.2, 44.6],
  ['mer', 'Manche', -2.6, 49.9],
  ['mer', 'Mer\ndu Nord', 2.9, 52.6],
  ['mer', 'Mer\nMéditerranée', 5.6, 41.9],
  ['mer', 'Mer\ndes Caraïbes', -62.6, 15.2],
  ['mer', 'Océan\nIndien', 53.4, -19.4],
]

export const landmarkFeatures: Feature<Point, LandmarkProperties>[] = landmarks.map(
  ([nature, nom, lon, lat]) => ({
    type: 'Feature',
    properties: { nom, nature },
    geometry: { type: 'Point', coordinates: [lon, lat] },
  }),
)
