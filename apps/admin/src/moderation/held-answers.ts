import { createHeldActs, type HeldAct } from '@foulee/contract/equipe/held-acts'

export type Answer = { run: () => Promise<unknown>; label: string; done: string }
export type HeldAnswer = HeldAct<Answer>

/** Decisions are sent after ten seconds (0083). */
export const heldAnswers = createHeldActs<Answer>()
