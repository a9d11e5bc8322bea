import { type Turn, turnToTell } from '@foulee/domain/parcours/tracer/turns'
import { useEffect, useRef } from 'react'

/** Says each turn once, some fifteen seconds before it. */
export function useTurnsAloud(
  turns: readonly Turn[],
  metres: number | null,
  isAloud: boolean,
): void {
  const before = useRef<{ turns: readonly Turn[]; metres: number } | null>(null)
  useEffect(() => {
    if (metres === null) return
    const known = before.current?.turns === turns ? before.current.metres : null
    const turn = turnToTell(turns, known, metres)
    before.current = { turns, metres }
    if (turn && isAloud) say(turn.texte)
  }, [turns, metres, isAloud])
  useEffect(() => {
    if (isAloud && canSpeak()) return () => window.speechSynthesis.cancel()
  }, [isAloud])
}

export const canSpeak = (): boolean => 'speechSynthesis' in window

function say(text: string): void {
  if (!canSpeak()) return
  const words = new SpeechSynthesisUtterance(text)
  words.lang = 'fr-FR'
  window.speechSynthesis.speak(words)
}
