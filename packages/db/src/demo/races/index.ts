import { ALPES } from './alpes.ts'
import { AQUITAINE } from './aquitaine.ts'
import { AUVERGNE } from './auvergne.ts'
import { BOURGOGNE_FRANCHE_COMTE } from './bourgogne-franche-comte.ts'
import { BRETAGNE } from './bretagne.ts'
import { CENTRE_VAL_DE_LOIRE } from './centre-val-de-loire.ts'
import { CORSE } from './corse.ts'
import type { DemoRace } from './demo-race.ts'
import { GRAND_EST } from './grand-est.ts'
import { HAUTS_DE_FRANCE } from './hauts-de-france.ts'
import { ILE_DE_FRANCE } from './ile-de-france.ts'
import { LANGUEDOC_ROUSSILLON } from './languedoc-roussillon.ts'
import { MIDI_PYRENEES } from './midi-pyrenees.ts'
import { NORMANDIE } from './normandie.ts'
import { OUTRE_MER } from './outre-mer.ts'
import { PAYS_DE_LA_LOIRE } from './pays-de-la-loire.ts'
import { POITOU_LIMOUSIN } from './poitou-limousin.ts'
import { PROVENCE_ALPES_COTE_D_AZUR } from './provence-alpes-cote-d-azur.ts'
import { RHONE } from './rhone.ts'

export const DEMO_RACES: readonly DemoRace[] = [
  ...ALPES,
  ...AQUITAINE,
  ...AUVERGNE,
  ...BOURGOGNE_FRANCHE_COMTE,
  ...BRETAGNE,
  ...CENTRE_VAL_DE_LOIRE,
  ...CORSE,
  ...GRAND_EST,
  ...HAUTS_DE_FRANCE,
  ...ILE_DE_FRANCE,
  ...NORMANDIE,
  ...LANGUEDOC_ROUSSILLON,
  ...MIDI_PYRENEES,
  ...POITOU_LIMOUSIN,
  ...RHONE,
  ...OUTRE_MER,
  ...PAYS_DE_LA_LOIRE,
  ...PROVENCE_ALPES_COTE_D_AZUR,
]
