import { journalStaff, users } from '@foulee/db/schema'
import type { Personal } from '#kernel/gdpr/personal.ts'

export const adminPersonal: Personal = {
  retained: [
    { column: journalStaff.staff_id, why: 'Whether one person or several did what is noted.' },
    { column: users.suspendu_par, why: 'Whether one person or several suspended members.' },
  ],
}
