import type { SocialLink } from '@foulee/contract/membres/profil'
import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import type { Db, Tx } from '@foulee/db/connect'
import type { ChangeTag } from '@foulee/db/invalidation'
import type { ChangeKind } from '@foulee/db/read-models/rebuild'
import type { Kind } from '@foulee/domain/shared/kinds'
import type { SQL } from 'drizzle-orm'
import type { ContentModel } from '#kernel/content/content-model.ts'
import type { FrameContent } from '#kernel/pages/integrer-page.ts'
import type { ShareContent } from '#kernel/pages/share-content.ts'
import type { User } from '#platform/http/user.ts'
import type { Listing } from './listing.ts'
import type { PhotoModel } from './photo-model.ts'

export type Entity = {
  kind: Kind
  id: number
  titre: string
  /** The author's text, shown to the staff beside a report. */
  texte: string
  url: string
  is_visible: boolean
  is_masked: boolean
  image?: string
}

export type Sums = { moyenne: number | null; nb_notes: number }

export type Withdrawal = { id: number; motif: string; user: User; now: Date }

export type NewSocialLink = { id: number; reseau: SocialLink['reseau']; url: string }
export type SocialEditor = { user: User; now: Date }

export type ShareUse = {
  folder: string
  missing: ErrorCode
  /** Content of the share picture, public fields only. */
  find: (db: Db, slug: string) => Promise<ShareFound | null>
}

export type ShareFound = { id: number; content: ShareContent; image?: string | undefined }

export type FrameUse = {
  folder: string
  missing: ErrorCode
  /** Content of the embed, public fields only. */
  find: (db: Db, slug: string) => Promise<{ id: number; content: FrameContent } | null>
}

/** Capabilities of a kind; each is implemented by a cross-cutting feature. */
export type Capabilities = {
  avis?: {
    /** SQL condition for a public entity, embedded in the statement that counts comments. */
    isVisible: (id: number) => SQL
    /** A plain thread under a post: no rating, no points, and the post's author takes part. */
    isThread?: true
    /** Reason why this member may not comment; null if allowed. Without it everybody may. */
    findRefusal?: (db: Db | Tx, id: number, users_id: number) => Promise<ErrorCode | null>
    /**
     * Serialises comments on one entity, so that concurrent averages do not miss each other. Called
     * before the first write.
     */
    lock?: (tx: Tx, id: number) => Promise<void>
    saveSums: (
      tx: Tx,
      id: number,
      input: { sums: Sums; now: Date; changeKind: ChangeKind },
    ) => Promise<void>
  }
  photos?: PhotoModel
  liste?: Listing
  share?: ShareUse
  frame?: FrameUse
  contenus?: ContentModel
  social?: {
    add: (db: Db, editor: SocialEditor, link: NewSocialLink) => Promise<SocialLink>
    remove: (db: Db, editor: SocialEditor, id: number) => Promise<void>
  }
}

/**
 * Entity type registration, declared once by the owning feature; callers receive the whole registry
 * (`Kinds`).
 */
export type EntityType = Capabilities & {
  kind: Kind
  find: (db: Db | Tx, ids: readonly number[], kinds: EntityTypes) => Promise<Entity[]>
  /** Owning members: they reply to comments and may not rate. */
  findOwners: (db: Db | Tx, id: number) => Promise<number[]>
  tag?: (id: number) => ChangeTag
  /** Hides the entity when a report is upheld; without it the decision is only emailed. */
  withdraw?: (tx: Tx, withdrawal: Withdrawal, kinds: EntityTypes) => Promise<void>
  reported?: ReportedUse
}

export type ReportedUse = {
  /** Snapshots the content, whatever its author changes later. */
  storeReported: (tx: Tx, id: number, now: Date) => Promise<void>
  recordRead: (db: Db, ids: readonly number[], staff_id: number) => Promise<void>
  signPhotos: (
    db: Db,
    ids: readonly number[],
    staff: { id: number; now: Date },
  ) => Promise<ReadonlyMap<number, string[]>>
  /** Deletes the snapshot once every reporter has an answer. */
  letGo: (tx: Tx, id: number) => Promise<void>
}

export type EntityTypes = Readonly<Partial<Record<Kind, EntityType>>>
