/** A mail ready to leave. */
export type Letter = {
  /** Names the mail: the same letter sent twice is one. */
  id: string
  to: string
  replyTo?: string
  subject: string
  text: string
  html: string
}

export type Transport = {
  /** @throws HopelessError when this letter will never be taken; anything else may be tried again */
  send: (letter: Letter) => Promise<void>
  close: () => void
}
