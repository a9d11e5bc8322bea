import type { Kind } from '@foulee/domain/shared/kinds'
import * as z from 'zod'
import type { AgendaSource } from '#kernel/agenda/agenda.ts'
import type { Route } from '#kernel/calls/feature.ts'
import type { CanalObjet } from '#kernel/channels/canal-objet.ts'
import type { Canaux } from '#kernel/channels/membres.ts'
import type { KindEntry, KindUses } from '#kernel/entity-types/kind.ts'
import type { Seeing } from '#kernel/entity-types/seeing.ts'
import type { AnyFilKind } from '#kernel/feed/fil-kind.ts'
import type { Personal } from '#kernel/gdpr/personal.ts'
import type { Invites } from '#kernel/invitations/invites.ts'
import type { Work } from '#kernel/jobs/work.ts'
import type { Acces } from '#kernel/members/acces.ts'
import type { Waiting } from '#kernel/moderation/waiting.ts'
import type { FeedSource } from '#kernel/pages/feed.ts'
import type { Directories, SitemapRows } from '#kernel/pages/sitemap-rows.ts'
import type { RechercheEntry } from '#kernel/search/recherche-entry.ts'
import type { OutingListener } from '#kernel/tracks/outing.ts'
import type { FluxSource } from '#platform/realtime/source.ts'

/** What the house must know of a feature. It stands in the feature (`*.feature.ts`), and `features.ts` lists them. */
export type Feature = {
  /** Its calls. */
  parts: readonly Part[]
  /** What it does later. */
  works?: readonly Work[]
  /** The kinds of thing that are its own, for whoever speaks of any kind. */
  kinds?: readonly KindEntry[]
  /** What it keeps beside the things of another feature of its context. */
  uses?: readonly ({ kind: Kind } & KindUses)[]
  /** Kinds of its own that not all members see alike. */
  seeing?: readonly Seeing[]
  /** What of it the feed tells. */
  fil?: readonly AnyFilKind[]
  /** What it holds of a person. */
  personal?: Personal
  /** Ways of its own into an account, beside the password. */
  acces?: readonly Acces[]
  /** Invitations of its own that a member may find in their account. */
  invites?: Invites
  /** What of it waits for the staff. */
  waiting?: readonly Waiting[]
  /** What of it is dated for a member. */
  agenda?: readonly AgendaSource[]
  /** What it does about an outing that a member gives. */
  onOuting?: OutingListener
  /** Its things whose people talk with each other. */
  canaux?: readonly CanalObjet[]
  /** What of it happens to a subject that members follow. */
  flux?: readonly (FluxSource | FluxSourceOf)[]
  /** Its pages that search engines may know. */
  sitemap?: readonly SitemapRows[]
  directories?: Directories
  /** Its things that the search everywhere finds. */
  recherche?: readonly RechercheEntry[]
  /** What of it readers of feeds may follow. */
  feeds?: readonly FeedSource[]
}

/** A source that asks what other features say of themselves. */
export type FluxSourceOf = (canaux: Canaux) => FluxSource

/** The calls of one file of the contract, and their chapter of the documentation. */
export type Part = {
  /** What stands in the address of the chapter. */
  id: string
  titre: string
  routes: readonly Route[]
  /** Schemas that the documentation calls by their name. */
  schemas: Readonly<Record<string, z.ZodType>>
}

/** The schemas that a file of the contract exports. */
export const schemasOf = (module: object): Record<string, z.ZodType> =>
  Object.fromEntries(Object.entries(module).filter(([, value]) => value instanceof z.ZodType))
