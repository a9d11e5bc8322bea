import { ALPES } from './alpes.ts'
import type { DemoSejour } from './demo-sejour.ts'
import { EUROPE } from './europe.ts'
import { OUEST_ET_PYRENEES } from './ouest-et-pyrenees.ts'
import { OUTRE_MER_ET_AFRIQUE } from './outre-mer-et-afrique.ts'
import { SUD } from './sud.ts'

export const DEMO_SEJOURS: readonly DemoSejour[] = [
  ...ALPES,
  ...SUD,
  ...OUEST_ET_PYRENEES,
  ...OUTRE_MER_ET_AFRIQUE,
  ...EUROPE,
]
