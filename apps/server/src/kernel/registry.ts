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
 * What the features say of themselves (`*.feature.ts`), gathered for those that speak of any of them:
 * comments ask it for the kinds of things, the staff's queue for what waits, erasure for what a feature
 * holds of a person. Whoever asks it knows no feature by name.
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
