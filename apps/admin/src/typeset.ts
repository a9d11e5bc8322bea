import { typeset } from '@foulee/domain/shared/typographie'

export function typesetMessages<Messages extends object>(messages: Messages): Messages {
  const entries = Object.entries(messages).map(([key, value]) => [
    key,
    typeof value === 'string' ? typeset(value) : typesetMessages(value),
  ])
  return Object.fromEntries(entries)
}
