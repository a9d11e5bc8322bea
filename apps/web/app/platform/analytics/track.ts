import type { AudienceEvent, AudienceName, AudienceProps } from '@foulee/domain/site/audience'
import { createRelay } from './relay.ts'

export const happenings = createRelay<AudienceEvent>()

type Props<N extends AudienceName> =
  Record<never, never> extends AudienceProps<N> ? [] : [props: AudienceProps<N>]

export function track<N extends AudienceName>(name: N, ...details: Props<N>): void {
  const [props = {}] = details as [object?]
  happenings.tell({ name, props } as AudienceEvent)
}
