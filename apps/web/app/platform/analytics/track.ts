import type { AudienceEvent, AudienceName, AudienceProps } from '@foulee/domain/site/audience'
import { createEventBuffer } from './event-buffer.ts'

export const happenings = createEventBuffer<AudienceEvent>()

type Props<N extends AudienceName> =
  Record<never, never> extends AudienceProps<N> ? [] : [props: AudienceProps<N>]

export function track<N extends AudienceName>(name: N, ...details: Props<N>): void {
  const [props = {}] = details as [object?]
  happenings.emit({ name, props } as AudienceEvent)
}
