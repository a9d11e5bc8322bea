import { points } from '@foulee/db/schema'
import { rowsOf } from '#kernel/gdpr/member-rows.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'

export const pointsPersonal: Personal = {
  owned: [points.users_id],
  collect: [{ name: 'points', contenu: 'vos points, un par un', find: rowsOf(points.users_id) }],
}
