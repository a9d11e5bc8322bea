import { ellipsize } from '@foulee/domain/shared/graphemes'

export class ImportError extends Error {
  override name = 'ImportError'
}

export function quote(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return `«\u00a0${ellipsize(line, 61)}\u00a0»`
}
