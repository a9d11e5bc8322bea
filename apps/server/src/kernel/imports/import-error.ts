import { ellipsize } from '@foulee/domain/shared/graphemes'

/** A file that cannot be imported at all; the message is for the person who gave it, in French. */
export class ImportError extends Error {
  override name = 'ImportError'
}

/** What a person wrote, quoted and cut short for a message. */
export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return `«\u00a0${ellipsize(line, 61)}\u00a0»`
}
