import { AGENDA } from '#features/entrainement/shared/entrainements/paths.ts'

export const SEANCES = '/training/seances'
export const ANNUAIRE = '/seances-entrainement'
export const MES_SEANCES = '/contribution/trainings'

export const editorPath = (id: number) => `${MES_SEANCES}/${id}`
export const seancePath = (slug: string) => `/training/${slug}`

export const TO_AGENDA = { label: 'Voir mon agenda', to: AGENDA } as const
