import type { audience } from '@foulee/contract/site/audience'
import { type Examples, OPEN } from '../../../http/examples.ts'

const body = {
  consentement: 'audience',
  visite: '0123456789abcdef',
  events: [
    { name: 'visit', props: { rubrique: 'courses' } },
    { name: 'login', props: {} },
  ],
} as const

export const audienceExamples: Examples<keyof typeof audience> = {
  'POST /api/audience': {
    who: OPEN,
    input: () => ({ body }),
  },
}
