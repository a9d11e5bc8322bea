import { BRETAGNE_ET_NORD } from './bretagne-et-nord.ts'
import { COTES_ET_ILES } from './cotes-et-iles.ts'
import type { DemoParcours } from './demo-parcours.ts'
import { ISERE } from './isere.ts'
import { LYON } from './lyon.ts'
import { MASSIF_CENTRAL_ET_SUD_OUEST } from './massif-central-et-sud-ouest.ts'
import { PROVENCE_ET_SAVOIE } from './provence-et-savoie.ts'

/** Real places joined by invented tracks (`draw-route.ts`), not to be followed. */
export const DEMO_PARCOURS: readonly DemoParcours[] = [
  ...ISERE,
  ...LYON,
  ...PROVENCE_ET_SAVOIE,
  ...BRETAGNE_ET_NORD,
  ...MASSIF_CENTRAL_ET_SUD_OUEST,
  ...COTES_ET_ILES,
]
