import { createReponses, createReponsesSignalement } from '@foulee/contract/equipe/reponses'
import { api } from '#platform/api/api.ts'

export const REPONSES = createReponses(api)
export const reponsesTo = createReponsesSignalement(api)
