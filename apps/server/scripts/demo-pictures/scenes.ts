export type Scene = {
  ciel: readonly [string, string, string]
  soleil: readonly [x: number, y: number, rayon: number, couleur: string]
  terre: {
    plans: readonly string[]
    /** Steepness of the ridges, from 0 to 1. */
    relief: number
    neige?: true
    arbres?: string
    rangs?: string
  }
  mer?: readonly [string, string]
  ville?: readonly string[]
}

const JOUR = ['#7fb6d9', '#bfdde6', '#f3efdd'] as const
const AUBE = ['#39507a', '#d98f86', '#fbd9a0'] as const
const SOIR = ['#2b3358', '#b8586a', '#ffb067'] as const
const BRUME = ['#aebfc0', '#d3dbd3', '#f1efe2'] as const
const NUIT = ['#0f1d33', '#2d4a6b', '#87a0ab'] as const
const SAPIN = ['#a9c2b8', '#7fa491', '#4f8069', '#246048', '#0f3b2b'] as const
const BLEU = ['#b7c7d3', '#8da8bd', '#5f83a0', '#3a5f7d', '#1d3c54'] as const
const ROUX = ['#d9b48f', '#c98f5c', '#a8663a', '#75422a', '#3d2620'] as const
const OCRE = ['#e3d3a6', '#cdb878', '#a99a55', '#75753d', '#3f4a2a'] as const

/** Keyed by picture name, which also seeds the random details. */
export const SCENES: Readonly<Record<string, Scene>> = {
  'alpes-matin': {
    ciel: AUBE,
    soleil: [1120, 430, 90, '#fff1cf'],
    terre: { plans: BLEU, relief: 1, neige: true, arbres: '#12293a' },
  },
  'alpes-ete': {
    ciel: JOUR,
    soleil: [380, 250, 80, '#fff8e0'],
    terre: { plans: SAPIN, relief: 0.95, neige: true, arbres: '#0b2e21' },
  },
  'cretes-soir': {
    ciel: SOIR,
    soleil: [820, 520, 120, '#ffe2a8'],
    terre: { plans: ['#a6647a', '#7c4a6c', '#55375c', '#332748', '#1b1830'], relief: 0.7 },
  },
  neige: {
    ciel: BRUME,
    soleil: [1240, 280, 70, '#ffffff'],
    terre: {
      plans: ['#d7e0e4', '#bccbd4', '#e6edf0', '#cfdbe1', '#f4f7f8'],
      relief: 0.8,
      neige: true,
      arbres: '#3a5560',
    },
  },
  'collines-vertes': {
    ciel: JOUR,
    soleil: [1200, 240, 75, '#fff8e0'],
    terre: { plans: ['#b9cfae', '#94b884', '#6a9a5d', '#427842', '#23522f'], relief: 0.25 },
  },
  'collines-automne': {
    ciel: AUBE,
    soleil: [460, 420, 95, '#fff0cc'],
    terre: { plans: ROUX, relief: 0.3, arbres: '#2d1b17' },
  },
  'foret-brume': {
    ciel: BRUME,
    soleil: [800, 300, 110, '#fdfbf0'],
    terre: { plans: SAPIN, relief: 0.3, arbres: '#0f3b2b' },
  },
  'foret-automne': {
    ciel: JOUR,
    soleil: [1250, 260, 70, '#fff3d6'],
    terre: { plans: ROUX, relief: 0.4, arbres: '#5a2c1a' },
  },
  vignes: {
    ciel: JOUR,
    soleil: [330, 230, 80, '#fff8e0'],
    terre: { plans: OCRE, relief: 0.22, rangs: '#2f3d22' },
  },
  garrigue: {
    ciel: ['#5f9fc9', '#a8d0dd', '#f7ead0'],
    soleil: [1180, 260, 95, '#fffbe8'],
    terre: {
      plans: ['#d8c8b4', '#c9b295', '#b19a74', '#87794f', '#4b4a2e'],
      relief: 0.55,
      arbres: '#333a20',
    },
  },
  'cote-jour': {
    ciel: JOUR,
    soleil: [420, 260, 80, '#fff8e0'],
    terre: { plans: ['#9bb3a4', '#6d9380', '#3f7159', '#1c4a38'], relief: 0.35 },
    mer: ['#6fb0cf', '#2f7ea8'],
  },
  'cote-soir': {
    ciel: SOIR,
    soleil: [1060, 560, 130, '#ffe0a0'],
    terre: { plans: ['#6f4a6a', '#4e3558', '#332545', '#1c1630'], relief: 0.4 },
    mer: ['#d98a76', '#5d3f6b'],
  },
  plage: {
    ciel: ['#8ec3da', '#cfe5e6', '#fbf3df'],
    soleil: [1230, 230, 75, '#fffbe8'],
    terre: { plans: ['#b6c4a8', '#e6d5a8', '#d9c28a', '#c2a768'], relief: 0.12 },
    mer: ['#8fcbd2', '#4b9fb8'],
  },
  tropiques: {
    ciel: ['#3f8fb5', '#8fd0d2', '#fdebc2'],
    soleil: [360, 300, 95, '#fff6d8'],
    terre: { plans: ['#8fb9a8', '#4f9678', '#217556', '#0d513c', '#06331f'], relief: 0.85 },
    mer: ['#5fc0bd', '#1f8a98'],
  },
  'ville-jour': {
    ciel: JOUR,
    soleil: [1230, 240, 75, '#fff8e0'],
    terre: { plans: ['#c9cfc4', '#aab8ac'], relief: 0.15 },
    ville: ['#9fb0b0', '#6f8a8c', '#3f6265', '#173f3c'],
  },
  'ville-soir': {
    ciel: SOIR,
    soleil: [540, 560, 120, '#ffdca0'],
    terre: { plans: ['#8a5a74', '#6b4868'], relief: 0.2 },
    ville: ['#6a4769', '#49355a', '#2f2647', '#191730'],
  },
  'ville-nuit': {
    ciel: NUIT,
    soleil: [1180, 250, 46, '#f4f1de'],
    terre: { plans: ['#54708a', '#3f5a75'], relief: 0.15 },
    ville: ['#39536d', '#294058', '#1a2d42', '#0d1a29'],
  },
  plaine: {
    ciel: ['#86b4cf', '#c9dfe0', '#f7eed6'],
    soleil: [430, 330, 85, '#fff6dc'],
    terre: {
      plans: ['#c8d0a8', '#d8c987', '#b9b35f', '#7f9347', '#486a36'],
      relief: 0.1,
      rangs: '#3a5a2e',
    },
  },
}
