import type { DemoPlan } from './demo-plan.ts'
import type { DemoSeance } from './demo-seance.ts'
import { PLANS_5_ET_10_KM } from './plans-5-et-10-km.ts'
import { PLANS_DEBUTER } from './plans-debuter.ts'
import { PLANS_SEMI_ET_MARATHON } from './plans-semi-et-marathon.ts'
import { PLANS_TRAIL } from './plans-trail.ts'
import { PLANS_ULTRA } from './plans-ultra.ts'
import { SEANCES_ALLURE } from './seances-allure.ts'
import { SEANCES_COTES } from './seances-cotes.ts'
import { SEANCES_ENDURANCE } from './seances-endurance.ts'
import { SEANCES_LONGUES } from './seances-longues.ts'
import { SEANCES_MARCHE_ET_COURSE } from './seances-marche-et-course.ts'
import { SEANCES_MARCHE_NORDIQUE } from './seances-marche-nordique.ts'
import { SEANCES_RENFORCEMENT } from './seances-renforcement.ts'
import { SEANCES_SEUIL } from './seances-seuil.ts'
import { SEANCES_TESTS_ET_COURSES } from './seances-tests-et-courses.ts'
import { SEANCES_TRAIL } from './seances-trail.ts'
import { SEANCES_VMA } from './seances-vma.ts'

export const DEMO_SEANCES: readonly DemoSeance[] = [
  ...SEANCES_ENDURANCE,
  ...SEANCES_MARCHE_ET_COURSE,
  ...SEANCES_LONGUES,
  ...SEANCES_VMA,
  ...SEANCES_SEUIL,
  ...SEANCES_COTES,
  ...SEANCES_ALLURE,
  ...SEANCES_TRAIL,
  ...SEANCES_RENFORCEMENT,
  ...SEANCES_TESTS_ET_COURSES,
  ...SEANCES_MARCHE_NORDIQUE,
]

export const DEMO_PLANS: readonly DemoPlan[] = [
  ...PLANS_DEBUTER,
  ...PLANS_5_ET_10_KM,
  ...PLANS_SEMI_ET_MARATHON,
  ...PLANS_TRAIL,
  ...PLANS_ULTRA,
]
