import { createReponses } from '@foulee/contract/reponses'
import { api } from '../api.ts'

export const REPONSES = createReponses(api)
