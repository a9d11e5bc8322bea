import type { audience } from '@foulee/contract/site/audience'
import type { audienceChiffres } from '@foulee/contract/site/audience-chiffres'
import { type Examples, OPEN, STAFF } from '#test/http/examples.ts'

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

const query = { du: '2026-03-01', au: '2026-03-15', pas: 'jour' } as const

export const audienceChiffresExamples: Examples<keyof typeof audienceChiffres> = {
  'GET /api/admin/audience': { who: STAFF, input: () => ({ query }) },
  'GET /api/admin/audience.csv': { who: STAFF, input: () => ({ query }) },
}
