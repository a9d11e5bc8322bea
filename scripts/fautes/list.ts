import type { Fault } from './fault.ts'
import { CLUB } from './liste/club.ts'
import { COURSES } from './liste/courses.ts'
import { DOMAINE } from './liste/domaine.ts'
import { ECHANGES } from './liste/echanges.ts'
import { ENTRAINEMENT } from './liste/entrainement.ts'
import { HORS_LIGNE } from './liste/hors-ligne.ts'
import { MEMBRES } from './liste/membres.ts'
import { NAVIGATEUR } from './liste/navigateur.ts'
import { PARCOURS } from './liste/parcours.ts'
import { PORTE } from './liste/porte.ts'
import { SEJOURS } from './liste/sejours.ts'
import { SITE } from './liste/site.ts'
import { TRACE } from './liste/trace.ts'
import { WEB } from './liste/web.ts'

/** The list, by area: the rules, the door, the contexts, the web, and what only a browser shows. */
export const AREAS: Readonly<Record<string, readonly Fault[]>> = {
  domaine: DOMAINE,
  trace: TRACE,
  porte: PORTE,
  membres: MEMBRES,
  courses: COURSES,
  parcours: PARCOURS,
  sejours: SEJOURS,
  entrainement: ENTRAINEMENT,
  club: CLUB,
  echanges: ECHANGES,
  site: SITE,
  web: WEB,
  'hors-ligne': HORS_LIGNE,
  navigateur: NAVIGATEUR,
}
