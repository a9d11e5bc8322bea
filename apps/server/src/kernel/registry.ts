import type { AgendaSource } from '#kernel/agenda/agenda.ts'
import type { ChannelKinds } from '#kernel/channels/membres.ts'
import type { EntityTypes } from '#kernel/entity-types/entity-type.ts'
import type { VisibilityPolicies } from '#kernel/entity-types/visibility.ts'
import type { Fil } from '#kernel/feed/fil-kind.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import type { Invites } from '#kernel/invitations/invites.ts'
import type { Acces } from '#kernel/members/acces.ts'
import type { ReviewQueueSource } from '#kernel/moderation/review-queue.ts'
import type { FeedSource } from '#kernel/pages/feed.ts'
import type { Directories, SitemapRows } from '#kernel/pages/sitemap-rows.ts'
import type { RechercheEntry } from '#kernel/search/recherche-entry.ts'
import type { OutingCreatedHandler } from '#kernel/tracks/outing-created.ts'
import type { FluxSource } from '#platform/realtime/source.ts'

/**
 * Feature manifests (`*.feature.ts`) merged for cross-cutting features: comments read the entity
 * types, the back office the moderation queues, erasure the personal data. Its readers name no
 * feature.
 */
export type Registry = {
  kinds: EntityTypes
  fil: Fil
  seeing: VisibilityPolicies
  personal: readonly Personal[]
  acces: readonly Acces[]
  invites: readonly Invites[]
  waiting: readonly ReviewQueueSource[]
  agenda: readonly AgendaSource[]
  outings: readonly OutingCreatedHandler[]
  channelKinds: ChannelKinds
  flux: readonly FluxSource[]
  sitemap: readonly SitemapRows[]
  directories: readonly Directories[]
  recherche: readonly RechercheEntry[]
  feeds: readonly FeedSource[]
}
