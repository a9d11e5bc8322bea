import type { Kind } from '@foulee/domain/shared/kinds'
import * as z from 'zod'
import type { AgendaSource } from '#kernel/agenda/agenda.ts'
import type { Route } from '#kernel/calls/feature.ts'
import type { ChannelKind } from '#kernel/channels/channel-kind.ts'
import type { ChannelKinds } from '#kernel/channels/membres.ts'
import type { Capabilities, EntityType } from '#kernel/entity-types/entity-type.ts'
import type { VisibilityPolicy } from '#kernel/entity-types/visibility.ts'
import type { AnyFilKind } from '#kernel/feed/fil-kind.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import type { Invites } from '#kernel/invitations/invites.ts'
import type { Work } from '#kernel/jobs/work.ts'
import type { Acces } from '#kernel/members/acces.ts'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'
import type { FeedSource } from '#kernel/pages/feed.ts'
import type { Directories, SitemapRows } from '#kernel/pages/sitemap-rows.ts'
import type { RechercheEntry } from '#kernel/search/recherche-entry.ts'
import type { OutingCreatedHandler } from '#kernel/tracks/outing-created.ts'
import type { FluxSource } from '#platform/realtime/source.ts'

/** Feature manifest, declared in the feature (`*.feature.ts`) and listed in `features.ts`. */
export type Feature = {
  parts: readonly Part[]
  works?: readonly Work[]
  kinds?: readonly EntityType[]
  /** Capabilities that it adds to kinds of another feature of its context. */
  uses?: readonly ({ kind: Kind } & Capabilities)[]
  seeing?: readonly VisibilityPolicy[]
  fil?: readonly AnyFilKind[]
  personal?: Personal
  acces?: readonly Acces[]
  invites?: Invites
  waiting?: readonly ReviewQueueSource[]
  agenda?: readonly AgendaSource[]
  onOuting?: OutingCreatedHandler
  channelKinds?: readonly ChannelKind[]
  flux?: readonly (FluxSource | FluxSourceOf)[]
  sitemap?: readonly SitemapRows[]
  directories?: Directories
  recherche?: readonly RechercheEntry[]
  feeds?: readonly FeedSource[]
}

export type FluxSourceOf = (channelKinds: ChannelKinds) => FluxSource

export type Part = {
  id: string
  titre: string
  routes: readonly Route[]
  schemas: Readonly<Record<string, z.ZodType>>
}

export const schemasOf = (module: object): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => value instanceof z.ZodType))
