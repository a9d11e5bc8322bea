import { createHeldActs, type HeldAct } from '@foulee/contract/equipe/held-acts'

/** An answer of the staff: what its card says of it, meanwhile and then. */
type Answer = { run: () => Promise<unknown>; label: string; done: string }
export type HeldAnswer = HeldAct<Answer>

/** Answers wait ten seconds before anybody hears of them (0083). */
export const heldAnswers = createHeldActs<Answer>()
