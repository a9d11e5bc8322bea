import type { AudienceEvent, AudienceName, AudienceProps } from '@foulee/domain/site/audience'
import { createRelay } from './relay.ts'

/** What happened on the page. Nothing of it is kept or sent before consent (`gate.ts`). */
export const happenings = createRelay<AudienceEvent>()

type Props<N extends AudienceName> =
  Record<never, never> extends AudienceProps<N> ? [] : [props: AudienceProps<N>]

/** Raises an event of produit 14.5, from the browser. */
export function track<N extends AudienceName>(name: N, ...details: Props<N>): void {
  const [props = {}] = details as [object?]
  happenings.tell({ name, props } as AudienceEvent)
}
