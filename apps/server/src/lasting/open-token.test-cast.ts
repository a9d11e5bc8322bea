import type { Db } from '@foulee/db/connect'
import { openSession } from '../features/membres/session/open-session.ts'

/** @returns the token of a session that this member opened just now. */
export const openToken = (db: Db, users_id: number): Promise<string> =>
  openSession(db, users_id, { remember: true, user_agent: null, now: new Date() })
