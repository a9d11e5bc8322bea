import { AGENDA } from '#features/entrainement/shared/entrainements/paths.ts'

/** The library, and the area of whoever writes sessions (produit 2.2). */
export const SEANCES = '/training/seances'
/** The library for visitors and search engines. */
export const ANNUAIRE = '/seances-entrainement'
export const MES_SEANCES = '/contribution/trainings'

export const editorPath = (id: number) => `${MES_SEANCES}/${id}`
export const seancePath = (slug: string) => `/training/${slug}`

/** Where what was put on a day is seen. */
export const TO_AGENDA = { label: 'Voir mon agenda', to: AGENDA } as const
