/** Turn of a route, in metres from its start, with its French sentence. */
export type Turn = { metres: number; texte: string }

/** Metres before a turn at which it is told: some fifteen seconds of running. */
const TOLD_BEFORE = 50

/** The turn that comes next; null after the last. */
export const nextTurn = (turns: readonly Turn[], metres: number): Turn | null =>
  turns.find((turn) => turn.metres > metres) ?? null

/**
 * The turn to tell after a move, once each.
 * @param before metres at the last position; null at the first
 */
export function turnToTell(
  turns: readonly Turn[],
  before: number | null,
  metres: number,
): Turn | null {
  const next = nextTurn(turns, metres)
  if (!next) return null
  const isNear = (from: number) => next.metres - TOLD_BEFORE <= from
  const wasTold = before !== null && nextTurn(turns, before) === next && isNear(before)
  return isNear(metres) && !wasTold ? next : null
}
