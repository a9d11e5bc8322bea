import type { SocialLink } from '@foulee/contract/membres/profil'
import type { ErrorCode } from '@foulee/contract/shared/error-catalogue'
import type { ChangeTag } from '@foulee/db/changes'
import type { Db, Tx } from '@foulee/db/connect'
import type { Deed } from '@foulee/db/read-models/rebuild'
import type { Kind } from '@foulee/domain/shared/kinds'
import type { SQL } from 'drizzle-orm'
import type { ContentModel } from '#kernel/content/content-model.ts'
import type { FrameContent } from '#kernel/pages/integrer-page.ts'
import type { ShareContent } from '#kernel/pages/share-content.ts'
import type { User } from '#platform/http/user.ts'
import type { Listing } from './listing.ts'
import type { PhotoModel } from './photo-model.ts'

/** One thing of any kind, as comments, reports and notices speak of it. */
export type Thing = {
  kind: Kind
  id: number
  titre: string
  /** What its author wrote about it; the staff reads it beside a report. */
  texte: string
  /** Address of the page where it stands. */
  url: string
  /** Whether everybody sees it. */
  is_visible: boolean
  /** Whether the staff hid it. */
  is_masked: boolean
  /** Address of its picture, for those that have one of their own: a logo. */
  image?: string
}

/** The average of what was said of a thing, and how many gave a mark. */
export type Sums = { moyenne: number | null; nb_notes: number }

/** What the staff decided about a thing, and for which reason its author reads. */
export type Withdrawal = { id: number; motif: string; user: User; now: Date }

/** A link to a social network, and the thing that it belongs to. */
export type NewSocialLink = { id: number; reseau: SocialLink['reseau']; url: string }
export type SocialEditor = { user: User; now: Date }

/** The picture that links to a thing show elsewhere. */
export type ShareUse = {
  /** The folder of its pictures, which is that of its pages: `courses`. */
  folder: string
  missing: ErrorCode
  /** What the picture says of it, and its own picture where it has one, as everyone may see them. */
  find: (db: Db, slug: string) => Promise<ShareFound | null>
}

/** `image`: the address of the first of its photos. */
export type ShareFound = { id: number; content: ShareContent; image?: string | undefined }

/** A small page of a thing that anyone may show in a frame of their own site. */
export type FrameUse = {
  /** The folder of its addresses, which is that of its pages: `courses`. */
  folder: string
  missing: ErrorCode
  /** What the page says of it, as everyone may see it. */
  find: (db: Db, slug: string) => Promise<{ id: number; content: FrameContent } | null>
}

/** What can be kept beside the things of a kind, each by the feature that speaks of any kind. */
export type KindUses = {
  /** Comments and marks. */
  avis?: {
    /** A condition: everybody sees this one. It stands in the statement that counts what is said. */
    isVisible: (id: number) => SQL
    /** Words under somebody's words: no mark, no points, and whoever wrote those joins in. */
    isThread?: true
    /** Why this member may not say anything of this one; null when they may. Without it everybody may. */
    findRefusal?: (db: Db | Tx, id: number, users_id: number) => Promise<ErrorCode | null>
    /**
     * Lets those who write comments of one thing come one after the other, so that none counts
     * without the other. Called before the first write.
     */
    lock?: (tx: Tx, id: number) => Promise<void>
    /** Keeps the average beside the thing, and tells what shows its comments that they changed. */
    keepSums: (tx: Tx, id: number, given: { sums: Sums; now: Date; deed: Deed }) => Promise<void>
  }
  photos?: PhotoModel
  liste?: Listing
  share?: ShareUse
  frame?: FrameUse
  /** Partners, news and pages elsewhere. */
  contenus?: ContentModel
  social?: {
    add: (db: Db, editor: SocialEditor, link: NewSocialLink) => Promise<SocialLink>
    remove: (db: Db, editor: SocialEditor, id: number) => Promise<void>
  }
}

/** What a context says once of one kind of thing. Whoever asks is given all of them (`Kinds`). */
export type KindEntry = KindUses & {
  kind: Kind
  /** Those of these things that exist, in one statement for each kind. */
  find: (db: Db | Tx, ids: readonly number[], kinds: Kinds) => Promise<Thing[]>
  /** The members whose thing it is: they answer what is said of it, and do not rate it. */
  findOwners: (db: Db | Tx, id: number) => Promise<number[]>
  /** What its pages depend on. */
  tag?: (id: number) => ChangeTag
  /** Takes it away from everybody's eyes when a report about it is upheld; without it only words follow. */
  withdraw?: (tx: Tx, withdrawal: Withdrawal, kinds: Kinds) => Promise<void>
  /** Of what only its readers see: what the staff may read of it, and what is written down when it does. */
  reported?: ReportedUse
}

/** What is shown of a thing to the staff because somebody who may see it reported it, and nothing else of it. */
export type ReportedUse = {
  /** Keeps it as it is now, whatever its author does later. */
  keep: (tx: Tx, id: number, now: Date) => Promise<void>
  /** Writes down that somebody of the staff reads these. */
  noteRead: (db: Db, ids: readonly number[], staff_id: number) => Promise<void>
  /** The addresses of the photos that came with each, for this member of the staff alone. */
  signPhotos: (
    db: Db,
    ids: readonly number[],
    staff: { id: number; now: Date },
  ) => Promise<ReadonlyMap<number, string[]>>
  /** Everybody who reported it is answered: what was held for the staff alone goes. */
  letGo: (tx: Tx, id: number) => Promise<void>
}

/** Every kind that a feature has registered. */
export type Kinds = Readonly<Partial<Record<Kind, KindEntry>>>
