import type { Acces } from './acces.ts'
import type { AgendaSource } from './agenda.ts'
import type { Canaux } from './canaux/membres.ts'
import type { Fil } from './fil/fil-kind.ts'
import type { FluxSource } from './flux/source.ts'
import type { Invites } from './invites.ts'
import type { Kinds } from './kinds/kind.ts'
import type { SeeingOf } from './kinds/seeing.ts'
import type { OutingListener } from './outing.ts'
import type { Personal } from './personal/personal.ts'
import type { RechercheEntry } from './recherche/recherche-entry.ts'
import type { Directories, SitemapRows } from './sitemap-rows.ts'
import type { Waiting } from './waiting.ts'
import type { FeedSource } from './web/feed.ts'

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
