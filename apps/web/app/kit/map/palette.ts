/**
 * Colours of the map. A canvas cannot read CSS tokens, so they are repeated here, with those that
 * only a map needs (land, water, hairlines).
 */
export type MapTheme = 'light' | 'dark'

export interface MapPalette {
  water: string
  waterText: string
  land: string
  abroad: string
  abroadText: string
  coast: string
  border: string
  region: string
  departement: string
  departementText: string
  town: string
  townSmall: string
  halo: string
  relief: { shadow: string; light: string; accent: string }
  contour: { line: string; text: string; halo: string }
  /** From the lowest to the highest part of a route, as in `track/altitude.css`. */
  altitudes: readonly string[]
  rim: string
  cluster: string
  clusterText: string
  clusterRing: string
  highlight: string
  highlightRim: string
  line: string
  lineCasing: string
  ownPosition: string
  /** Days of a stay, as in `track/days.css`, and the number on each. */
  days: readonly string[]
  dayText: string
  /** By `kind` of point; `autre` is the fallback. */
  kinds: Readonly<Record<string, string>> & { autre: string }
}

const light: MapPalette = {
  water: '#D6E6F1',
  waterText: '#4F7FA5',
  land: '#FAF8F3',
  abroad: '#ECE9DE',
  abroadText: '#7C7A6B',
  coast: '#9CBDD4',
  border: '#BFB38F',
  region: '#CFC4A2',
  departement: '#DDD5BD',
  departementText: '#8F8563',
  town: '#13211B',
  townSmall: '#4A5A52',
  halo: '#FAF8F3',
  relief: { shadow: '#8A7A52', light: '#FFFFFF', accent: '#A99A72' },
  contour: { line: '#A5824A', text: '#7A5E2E', halo: '#F6F2E6' },
  altitudes: ['#D5DFC2', '#E3DCB4', '#D3BE8A', '#B7976A', '#8F6E4E'],
  rim: '#FFFFFF',
  cluster: '#0F5B3F',
  clusterText: '#FFFFFF',
  clusterRing: '#0F5B3F',
  highlight: '#FFC531',
  highlightRim: '#13211B',
  line: '#FF5A1F',
  lineCasing: '#FFFFFF',
  ownPosition: '#1F6FB2',
  days: ['#C2410C', '#1F6FB2', '#0F6B49', '#7A3E8F', '#8A6200', '#0B7079', '#A82A64', '#575C17'],
  dayText: '#FAF8F3',
  kinds: {
    route: '#1F6FB2',
    trail: '#0F5B3F',
    nature: '#6B7A1F',
    cross: '#8A5A2B',
    marche: '#7A6A00',
    triathlon: '#0E7C86',
    relais: '#7A3E8F',
    autre: '#0F5B3F',
  },
}

const dark: MapPalette = {
  water: '#0B1822',
  waterText: '#5F8DB0',
  land: '#1B2520',
  abroad: '#131A16',
  abroadText: '#76857C',
  coast: '#35566E',
  border: '#5A6A60',
  region: '#4A5B52',
  departement: '#33433B',
  departementText: '#82917F',
  town: '#ECF1EC',
  townSmall: '#A9B8AF',
  halo: '#17201C',
  relief: { shadow: '#050807', light: '#647A6E', accent: '#0B110E' },
  contour: { line: '#8C7D52', text: '#C2B184', halo: '#1B2520' },
  altitudes: ['#3A4F3E', '#55603F', '#7A6E45', '#A08A56', '#C9AE73'],
  rim: '#0F1613',
  cluster: '#5CC79A',
  clusterText: '#0F1613',
  clusterRing: '#5CC79A',
  highlight: '#FFC531',
  highlightRim: '#0F1613',
  line: '#FF7A45',
  lineCasing: '#0F1613',
  ownPosition: '#6FB7EE',
  days: ['#FF8A5C', '#6FB7EE', '#5CC79A', '#C79BDB', '#E8C34A', '#4FC3CC', '#F08AB4', '#C3CC6A'],
  dayText: '#0F1613',
  kinds: {
    route: '#6FB7EE',
    trail: '#5CC79A',
    nature: '#B5C65A',
    cross: '#D6A06A',
    marche: '#D9C54A',
    triathlon: '#4FC3CC',
    relais: '#C79BDB',
    autre: '#5CC79A',
  },
}

export const palettes: Readonly<Record<MapTheme, MapPalette>> = { light, dark }
