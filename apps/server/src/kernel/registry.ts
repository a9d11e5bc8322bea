import type { AgendaSource } from '#kernel/agenda/agenda.ts'
import type { Canaux } from '#kernel/channels/membres.ts'
import type { Kinds } from '#kernel/entity-types/kind.ts'
import type { SeeingOf } from '#kernel/entity-types/seeing.ts'
import type { Fil } from '#kernel/feed/fil-kind.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import type { Invites } from '#kernel/invitations/invites.ts'
import type { Acces } from '#kernel/members/acces.ts'
import type { Waiting } from '#kernel/moderation/waiting.ts'
import type { FeedSource } from '#kernel/pages/feed.ts'
import type { Directories, SitemapRows } from '#kernel/pages/sitemap-rows.ts'
import type { RechercheEntry } from '#kernel/search/recherche-entry.ts'
import type { OutingListener } from '#kernel/tracks/outing.ts'
import type { FluxSource } from '#platform/realtime/source.ts'

/**
 * Feature manifests (`*.feature.ts`) merged for cross-cutting features: comments read the entity
 * types, the back office the moderation queues, erasure the personal data. Its readers name no
 * feature.
 */
export type Registry = {
  kinds: Kinds
  fil: Fil
  seeing: SeeingOf
  personal: readonly Personal[]
  acces: readonly Acces[]
  invites: readonly Invites[]
  waiting: readonly Waiting[]
  agenda: readonly AgendaSource[]
  outings: readonly OutingListener[]
  canaux: Canaux
  flux: readonly FluxSource[]
  sitemap: readonly SitemapRows[]
  directories: readonly Directories[]
  recherche: readonly RechercheEntry[]
  feeds: readonly FeedSource[]
}
